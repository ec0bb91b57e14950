// While others think, things on the board are noted for one's own turn: what touches them is offered first then, if it is still possible.
// It knows no game. Notes stay in this tab, each seat has its own, and nothing of them is ever sent.
"use strict";
{
  const box = $("#plan"), { match, as } = document.body.dataset, kept = `note ${match} ${as}`, shine = new CSSStyleSheet();
  let notes = JSON.parse(sessionStorage.getItem(kept) || "[]"), asked = deciding(), played = "", shining = "";

  function deciding() { return !!$("#moves button[name=move]"); }
  const waiting = () => as && !deciding() && !$("#result h2") && !$("#seats .free");
  const thing = (note) => document.getElementById(`el-${note.element}`);
  const keysOf = (note) => JSON.parse(thing(note)?.dataset.moves || "[]");
  // A thing is called as on its card: what is written on it may be only its kind.
  async function nameOf(one) {
    const answer = await fetch(`${match}/what?${new URLSearchParams({ thing: one.dataset.element, signs: "", as })}`).catch(() => null);
    const card = new DOMParser().parseFromString(answer?.ok ? await answer.text() : "", "text/html").querySelector(".name");
    return (card || one).textContent.trim().split("\n")[0].slice(0, 60);
  }

  function keep(fresh) {
    notes = fresh;
    sessionStorage.setItem(kept, JSON.stringify(notes));
    draw();
  }
  async function toggle(one) {
    const { element } = one.dataset, name = await nameOf(one), there = notes.some((note) => note.element === element);
    keep(there ? notes.filter((note) => note.element !== element) : [...notes, { element, name }]);
    $("#said").textContent = $("#plan-what").textContent;
  }
  // What is noted shines: by a sheet of its own, so that no change of the board takes that away.
  function draw() {
    const places = notes.map(({ element }) => `#${CSS.escape(`el-${element}`)}`).join();
    if (places !== shining) shine.replaceSync(places ? `:is(${places}) { outline: 3px dotted var(--accent); outline-offset: 2px; }` : ""), shining = places;
    if (places && !document.adoptedStyleSheets.includes(shine)) document.adoptedStyleSheets.push(shine); // each sheet makes the whole page be styled anew
    const wait = waiting();
    if (box.hidden === wait) box.hidden = !wait;
    $("#plan-what").textContent = notes.length ? box.dataset.noted.replace("#", notes.map(({ name }) => name).join(", ")) : box.dataset.none;
    for (const one of box.querySelectorAll("button, label")) one.hidden = !notes.length;
  }

  // Moves that touch all that was noted; if there is none, those that touch the first of it.
  function fitting() {
    const all = notes.map(keysOf), both = all.length ? all.reduce((some, keys) => some.filter((key) => keys.includes(key))) : [];
    return both.length ? both : all[0] || [];
  }
  function offer() {
    const keys = fitting(), list = $("#noted"), shown = [...list?.querySelectorAll("button") || []].map(({ value }) => value);
    if (!keys.length || keys.join() === shown.join()) return;
    const first = list || Object.assign(document.createElement("ul"), { id: "noted", className: "choices noted" });
    first.setAttribute("aria-label", box.dataset.offered);
    first.append(...keys.map((key) => buttonOf(key)?.closest("li")).filter(Boolean));
    $("#moves-title").after(first);
    if (keys.length === 1 && $("#plan-itself").checked) playItself(keys[0]);
  }
  // Only anyone who has said so before lets a noted move be played by itself, and each decision once.
  function playItself(key) {
    const now = `${$("#revision").value} ${key}`, button = buttonOf(key);
    if (played === now || !button) return;
    played = now, button.dataset.sure = "";
    play(key);
  }
  function look() {
    const now = deciding();
    if (asked && !now) notes = [], keep([]);
    asked = now;
    if (now && notes.length) offer();
    draw();
  }
  document.addEventListener("click", (event) => {
    const one = event.target.closest("#live [data-element]");
    if (event.target.closest("#plan-clear")) keep([]);
    else if (one && waiting() && !event.target.closest("a, summary, input, label")) toggle(one);
  });
  document.addEventListener("keydown", (event) => {
    if (["Enter", " "].includes(event.key) && event.target.matches("#live [data-element]") && waiting()) event.preventDefault(), toggle(event.target);
  });
  // Whatever a played move touches has been done.
  document.addEventListener("submit", ({ submitter }) => {
    if (submitter?.name === "move" && notes.length) keep(notes.filter((note) => !keysOf(note).includes(submitter.value)));
  });
  for (const part of ["#moves", "#result", "#seats"]) new MutationObserver(look).observe($(part), { childList: true });
  look();
}
