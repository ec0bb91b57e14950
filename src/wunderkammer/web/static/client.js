// The script of the table. It knows no game: elements carry keys of moves, the server sends new pieces of the page.
"use strict";
const $ = (selector) => document.querySelector(selector), calm = matchMedia("(prefers-reduced-motion: reduce)");
const RETRY = 850;

// New pieces of the page: each replaces, by morphing, the element with its id; log lines are added at their place.
function show(html, said, time = TRAVEL) {
  const fresh = new DOMParser().parseFromString(html, "text/html").body, held = document.activeElement, place = held.closest("#moves, #live")?.id, live = $("#live");
  completePage();
  const places = !calm.matches && live && [...fresh.children].some((part) => live.contains(document.getElementById(part.id))) && allPlaces(live);
  for (const part of [...fresh.children]) {
    const old = document.getElementById(part.id);
    if (part.id === "effects" && !calm.matches) foresee(part);
    if (part.id === "log-new") addLog(part);
    else if (old) Idiomorph.morph(old, part, { restoreFocus: true, callbacks: { beforeAttributeUpdated: keepOpen } });
    if (places && old) passBy(live, places);
  }
  closeStaleMenu();
  // Who was on something stays there if it is still there; else they go to what can be played where they were, to what is to be decided, or to how it ended.
  const gone = (one) => !one?.checkVisibility({ visibilityProperty: true }) || one.matches("body, :disabled, #live :not([tabindex], a, button, summary)");
  if (held !== document.body && gone(document.activeElement)) [document.getElementById(held.id), $({ moves: "#moves-title", live: "#live [data-moves]" }[place] || "#moves-title"), $("#moves-title"), $("#result h2")].find((one) => !gone(one))?.focus();
  if (places) travel(live, places, time), playEffects();
  if (said) $("#said").textContent = said;
  freshenWhat();
}
const keepOpen = (name, _, change) => name !== "open" || change !== "remove"; // what one has unfolded stays so
function addLog(part) {
  const log = $("#log-lines");
  for (const line of log.querySelectorAll("li")) if (+line.dataset.entry >= +part.dataset.from) line.remove();
  // What others did since one's own last decision stands out.
  for (const line of part.children) line.classList.toggle("latest", !line.matches(`.seat-${document.body.dataset.as}`));
  log.append(...part.children);
  log.scrollTop = log.scrollHeight;
}

// Forms marked data-quiet are sent without leaving the page; the answer is new pieces of it.
async function send(form, submitter) {
  const data = new URLSearchParams(new FormData(form, submitter)), get = form.method === "get", url = get ? `${form.action}?${data}` : form.action;
  form.ariaBusy = "true"; // a bot that is asked for advice takes its time
  try {
    const answer = await fetch(url, { method: form.method, headers: { "X-Pieces": "1" }, body: get ? null : data });
    if (answer.redirected) return location.assign(answer.url);
    show(await answer.text());
    if (answer.ok) form.querySelectorAll("[data-clear]").forEach((field) => clear(field, data.get(field.name)));
    if (answer.ok && form.dataset.quiet === "place") history.replaceState(null, "", url);
  } catch { $("#offline").hidden = false; }
  form.ariaBusy = null;
}
// Of a field that was sent only that goes: something may have been written meanwhile.
function clear(field, sent) { if (field.value.startsWith(sent)) field.value = field.value.slice(sent.length); }
const buttonOf = (key) => $(`#moves button[value="${CSS.escape(key)}"]`);
function play(key) {
  globalThis.skip?.(); // where others play too
  const button = buttonOf(key);
  button?.form.requestSubmit(button);
}

// An element says what it is; one with a move plays it, with several it asks which.
function touch(element) {
  if ($("#plan")?.hidden === false) return what(element); // the card of what is noted must not lie on the board when the turn comes
  if (!element.dataset.moves) return element.matches("[aria-disabled]") && window.lead ? lead("", element) : what(element, true);
  if (coarse.matches) what(element); // anyone who taps cannot point at it first
  const keys = JSON.parse(element.dataset.moves);
  if (keys.length === 1) return play(keys[0]);
  choose(keys.map((key) => ({ key, text: buttonOf(key)?.textContent.trim() || key, go: () => play(key) })));
}
// Several things can be meant: the keyboard stands at the first of them, also where there are so many that they are scrolled.
function choose(choices) {
  $("#menu-list").replaceChildren(...choices.map(({ key, text, go }) => Object.assign(document.createElement("button"), {
    textContent: text,
    value: key,
    onclick: () => { $("#menu").close(); go(); },
  })));
  $("#menu").showModal(), $("#menu-list button").focus();
}
// What is no longer possible is not offered either.
function closeStaleMenu() {
  const stale = ({ value }) => !buttonOf(value);
  if ($("#menu")?.open && [...document.querySelectorAll("#menu-list button")].some(stale)) $("#menu").close();
}
document.addEventListener("click", ({ target }) => {
  const element = target.closest(THING), copy = target.closest("[data-copy]");
  if (element && !target.closest("button, a, summary, input, label")?.matches(":not([data-moves])")) return touch(element);
  if (copy) copyFor(copy).then(() => { copy.textContent = copy.dataset.done; });
  // What is unfolded at the lower edge comes into sight.
  if (target.closest(".more > details:not([open]) > summary")) requestAnimationFrame(() => target.closest("details").scrollIntoView({ block: "nearest" }));
  target.closest("[data-close]")?.closest("dialog").close();
  if (!target.closest("#what")) hideWhat();
});
// Over plain http, as among friends at home, a browser copies only what is selected.
async function copyFor(button) {
  if (navigator.clipboard) return navigator.clipboard.writeText(button.dataset.copy);
  button.parentElement.querySelector("input").select();
  document.execCommand("copy");
}
document.addEventListener("submit", (event) => {
  const { target: form, submitter } = event;
  if (form.dataset.quiet !== undefined) event.preventDefault(), send(form, submitter);
  else if (form.matches(".settings")) Object.assign(sessionStorage, { held: submitter.matches(":focus-visible") ? submitter.id : "", advised: $("#hint p") ? "yes" : "" });
});
document.addEventListener("input", ({ target }) => { if (target.type === "range") send(target.form); });
const isSeen = (one) => one.checkVisibility({ visibilityProperty: true });
// What lies in a drawer that is shut is pulled out: the first one in which it can be seen.
function pullOut(one) {
  const picks = [...document.querySelectorAll("#live input[type=radio]")], was = picks.find((pick) => pick.checked);
  if (!one || isSeen(one)) return;
  if (!picks.some((pick) => { pick.checked = true; return isSeen(one); }) && was) was.checked = true;
}
// Past all that only says why not; where nothing that can be played is seen, the drawer with the first of it.
function nextThing(here) {
  const all = [...document.querySelectorAll("#live [data-moves]")];
  if (!all.some(isSeen)) pullOut(all[0]);
  const things = all.filter(isSeen);
  return things.find((one) => here.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) || things[0];
}
document.addEventListener("keydown", (event) => {
  const on = event.target;
  if (["Enter", " "].includes(event.key) && on.matches(THING) && !on.matches("button")) { event.preventDefault(); return touch(on); }
  if (event.ctrlKey || event.altKey || event.metaKey || on.matches("input, textarea, select")) return;
  // The place of the key counts, so that a Russian keyboard works too.
  if (event.code === "KeyN") return nextThing(on)?.focus();
  const target = event.code.startsWith("Key") && $(`[data-hotkey="${event.code.slice(3).toLowerCase()}"]`);
  if (!target) return;
  if (target.matches("input")) target.closest("details").open = true;
  event.preventDefault(), target.focus(), target.matches("input, h2") || target.click();
});
// A broken stream comes back by itself; about one that the server has refused it is asked, and what it says is shown.
function listen() {
  const { events: url, match, as } = document.body.dataset, events = new EventSource(url);
  events.onmessage = ({ data }) => { const end = data.indexOf("\n"); arrive({ ...JSON.parse(data.slice(0, end)), html: data.slice(end) }); };
  events.onopen = async () => {
    $("#offline").hidden = true;
    // A server that has begun anew with compiled rules says so no more.
    if ($("#meanwhile") && !(await (await fetch("/")).text()).includes('id="meanwhile"')) $("#meanwhile").remove();
  };
  events.onerror = async () => {
    $("#offline").hidden = false;
    if (events.readyState !== EventSource.CLOSED) return;
    const answer = await fetch(`${match}/help?as=${as}`, { headers: { "X-Pieces": "1" } }).catch(() => null);
    if (![403, 404].includes(answer?.status)) return setTimeout(listen, RETRY);
    $("#offline").hidden = true, show(await answer.text());
  };
}
// Not at once: anyone who asks for a place makes the page be laid out before its letters have come.
if (document.body.dataset.events) listen(), requestAnimationFrame(() => { $("#log-lines").scrollTop = 1e6; });
// Anyone who has changed the language or the theme finds the keyboard where it was, and advice where there was some.
document.getElementById(sessionStorage.held)?.focus();
if (sessionStorage.advised) $(".hint")?.requestSubmit();
for (const name of ["held", "advised"]) sessionStorage.removeItem(name);
