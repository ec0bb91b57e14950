// The whole script of the table. It knows no game: elements carry keys of moves, the server sends new pieces of the page.
"use strict";
const $ = (selector, root = document) => root.querySelector(selector);
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const PACE = 850, TRAVEL = 420;
const queue = [];
let timer = 0, asked = null;

// New pieces of the page: each replaces, by morphing, the element with its id; log lines are added at their place.
function show(html, said) {
  const fresh = new DOMParser().parseFromString(html, "text/html").body;
  const places = new Map();
  const pieces = () => document.querySelectorAll('#live [id^="el-"], #live [id^="tok-"]');
  if (!calm.matches && $("#live", fresh)) for (const piece of pieces()) places.set(piece.id, piece.getBoundingClientRect());
  for (const part of [...fresh.children]) {
    if (part.id === "log-new") { addLog(part); continue; }
    const old = document.getElementById(part.id);
    if (old) Idiomorph.morph(old, part, { ignoreActiveValue: true, restoreFocus: true });
  }
  if (places.size) travel(pieces(), places);
  if (said) $("#said").textContent = said;
  hideWhy();
}

function addLog(part) {
  const log = $("#log-lines");
  if (!log) return;
  for (const line of log.querySelectorAll("li")) if (+line.dataset.entry >= +part.dataset.from) line.remove();
  log.append(...part.children);
  log.scrollTop = log.scrollHeight;
}

// FLIP: everything that has moved travels from its old place; a piece inside a moved piece travels with it.
function travel(pieces, places) {
  const moved = new Map();
  for (const piece of pieces) {
    const old = places.get(piece.id), now = piece.getBoundingClientRect();
    if (!old) { piece.animate([{ opacity: 0 }, { opacity: 1 }], TRAVEL); continue; }
    const from = moved.get(piece.parentElement.closest('[id^="el-"], [id^="tok-"]')) || [0, 0];
    const by = [old.x - now.x, old.y - now.y];
    moved.set(piece, by);
    const [x, y] = [by[0] - from[0], by[1] - from[1]];
    if (Math.hypot(x, y) < 2 || !now.width) continue;
    const scale = piece.ownerSVGElement ? piece.parentElement.getScreenCTM().a : 1;
    piece.animate([{ translate: `${x / scale}px ${y / scale}px` }, { translate: "0px 0px" }], { duration: TRAVEL, easing: "ease-in-out" });
  }
}

// Moves of others are shown one after the other; whoever is in a hurry skips.
function arrive(update) {
  if (update.own) skip();
  if (!update.paced || update.own) { if (!queue.length) return show(update.html, update.said); }
  queue.push(update);
  if (!timer) next(true);
}
function next(first) {
  const update = queue.shift();
  if (update) show(update.html, update.said);
  timer = update && (queue.length || first) ? setTimeout(next, PACE) : 0;
  const button = $("#skip");
  if (button) button.hidden = !queue.length;
}
function skip() {
  clearTimeout(timer);
  timer = 0;
  const said = queue.map((update) => update.said).filter(Boolean).join(" ");
  for (const update of queue.splice(0)) show(update.html, said);
  if ($("#skip")) $("#skip").hidden = true;
}

// Forms marked data-quiet are sent without leaving the page; the answer is new pieces of it.
async function send(form, submitter) {
  const data = new FormData(form, submitter);
  const get = form.method === "get";
  const url = get ? `${form.action}?${new URLSearchParams(data)}` : form.action;
  try {
    const answer = await fetch(url, { method: form.method, headers: { "X-Pieces": "1" }, body: get ? null : new URLSearchParams(data) });
    if (answer.redirected || !(answer.headers.get("content-type") || "").startsWith("text/html")) return location.assign(answer.url);
    show(await answer.text());
    if (answer.ok && form.dataset.quiet === "clear") form.reset();
    if (get && form.dataset.quiet === "place") history.replaceState(null, "", url);
  } catch { $("#offline").hidden = false; }
}
function play(key) {
  skip();
  const button = document.querySelector(`#moves button[value="${CSS.escape(key)}"]`);
  if (button) button.form.requestSubmit(button);
}

// An element with one move plays it, with several it asks which; one without says why not.
function touch(element) {
  if (element.dataset.why !== undefined) return why(element);
  const keys = JSON.parse(element.dataset.moves);
  if (keys.length === 1) return play(keys[0]);
  const menu = $("#menu"), list = $("#menu-list");
  list.replaceChildren(...keys.map((key) => {
    const button = document.createElement("button"), source = $(`#moves button[value="${CSS.escape(key)}"]`);
    button.type = "button";
    button.textContent = source ? source.textContent.trim() : key;
    button.onclick = () => { menu.close(); play(key); };
    return button;
  }));
  menu.showModal();
}
async function why(element) {
  if (asked === element) return;
  asked = element;
  const answer = await fetch(`${document.body.dataset.match}/why?${new URLSearchParams({ element: element.dataset.element, as: document.body.dataset.as })}`);
  if (asked !== element || !answer.ok) return;
  const box = $("#why"), at = element.getBoundingClientRect();
  box.innerHTML = await answer.text();
  box.hidden = false;
  box.style.left = `${Math.max(8, Math.min(at.left, innerWidth - box.offsetWidth - 8))}px`;
  box.style.top = `${at.bottom + box.offsetHeight + 12 < innerHeight ? at.bottom + 6 : Math.max(8, at.top - box.offsetHeight - 6)}px`;
}
function hideWhy() { asked = null; if ($("#why")) $("#why").hidden = true; }

document.addEventListener("click", (event) => {
  const element = event.target.closest("[data-moves], [data-why]");
  if (element) return touch(element);
  if (event.target.closest("#skip")) return skip();
  const copy = event.target.closest("[data-copy]");
  if (copy) navigator.clipboard.writeText(copy.dataset.copy).then(() => { copy.textContent = copy.dataset.done; });
  const closer = event.target.closest("[data-close]");
  if (closer) closer.closest("dialog").close();
  if (!event.target.closest("#why")) hideWhy();
});
document.addEventListener("submit", (event) => {
  if (event.target.dataset.quiet === undefined) return;
  event.preventDefault();
  send(event.target, event.submitter);
});
document.addEventListener("input", (event) => {
  if (event.target.type === "range") send(event.target.form);
});
for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, (event) => {
  const element = event.target.closest?.("[data-why]");
  if (element && event.pointerType !== "touch") why(element);
  else if (asked && kind === "pointerover" && !event.target.closest("#why") && event.pointerType !== "touch") hideWhy();
});
document.addEventListener("keydown", (event) => {
  const on = event.target;
  if (event.key === "Escape") { skip(); hideWhy(); }
  if ((event.key === "Enter" || event.key === " ") && on.matches("[data-moves], [data-why]")) { event.preventDefault(); return touch(on); }
  if (event.ctrlKey || event.altKey || event.metaKey || on.matches("input, textarea, select")) return;
  // The place of the key counts, so that a Russian keyboard works too.
  const letter = event.key === "?" ? "?" : event.code.startsWith("Key") ? event.code.slice(3).toLowerCase() : "";
  const target = letter && $(`[data-hotkey="${letter}"]`);
  if (!target) return;
  event.preventDefault();
  if (target.matches("details")) { target.open = !target.open; target.querySelector("summary").focus(); }
  else if (target.matches("button, a")) target.click();
  else target.focus();
});
if (document.body.dataset.events) {
  const events = new EventSource(document.body.dataset.events);
  events.onmessage = (event) => arrive(JSON.parse(event.data));
  events.onopen = () => { $("#offline").hidden = true; };
  events.onerror = () => { $("#offline").hidden = false; };
  addEventListener("pagehide", () => events.close());
}
if ($("#log-lines")) $("#log-lines").scrollTop = 1e6;
