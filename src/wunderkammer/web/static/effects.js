// What has just happened is seen for half a second: a strike, a loss, an end, a meal. It knows no game: the page names the elements.
"use strict";
const EFFECT = 560, EFFECTS = {
  meal: [{ transform: "none" }, { transform: "translateY(-7%) scale(1.07)", filter: "drop-shadow(0 0 9px var(--good))", offset: .35 }, { transform: "none" }],
  loss: [{ filter: "none" }, { transform: "translateX(-6px)", filter: "drop-shadow(0 0 9px var(--warn))", offset: .2 }, { transform: "translateX(5px)", offset: .4 }, { transform: "translateX(-3px)", offset: .6 }, { transform: "none" }],
  end: [{ opacity: 1 }, { opacity: .9, filter: "grayscale(1)", offset: .35 }, { opacity: 0, filter: "grayscale(1)", transform: "translateY(35%) rotate(-7deg) scale(.72)" }],
};
let foreseen = [], playedUpTo = +document.querySelector("#effects")?.dataset.entry || 0;

// Before the page changes: what is struck or will be gone is remembered as it looks. What has been taken back is not played again.
function foresee(part) {
  const entry = +part.dataset.entry || 0, fresh = entry > playedUpTo;
  if (entry) playedUpTo = entry;
  if (fresh) for (const { dataset: { effect, at, by } } of part.children) foreseen.push({ effect, at, was: remember(at), by: remember(by) });
}
function remember(id) {
  const one = document.getElementById(id), box = one?.getBoundingClientRect();
  return box?.width ? { box, copy: bare(one.cloneNode(true)), around: one.parentElement } : null;
}
function bare(copy) {
  for (const one of [copy, ...copy.querySelectorAll("*")]) for (const name of ["id", "tabindex", "role", "data-moves", "data-element"]) one.removeAttribute(name);
  return copy;
}
// A likeness of what was there lies over the page, dressed as the board dresses it; it has no names, says nothing and cannot be touched.
function likeness({ box, copy, around }) {
  let shell = copy;
  for (let one = around; one && one.id !== "board"; one = one.parentElement) {
    const layer = bare(one.cloneNode(false));
    layer.style.display = "contents", layer.append(shell), shell = layer;
  }
  shell.setAttribute("aria-hidden", "true"), shell.dataset.likeness = "";
  document.body.append(shell);
  const zoom = copy.currentCSSZoom || 1;
  Object.assign(copy.style, { position: "fixed", margin: 0, zIndex: 30, pointerEvents: "none", left: `${box.left / zoom}px`, top: `${box.top / zoom}px`, width: `${box.width / zoom}px`, height: `${box.height / zoom}px` });
  return copy;
}
// The one that strikes springs at the other and back.
function lunge(from, to) {
  const copy = likeness(from), zoom = copy.currentCSSZoom || 1, x = (to.box.x - from.box.x) * .8 / zoom, y = (to.box.y - from.box.y) * .8 / zoom;
  return copy.animate([{ transform: "none" }, { transform: `translate(${x * -.06}px, ${y * -.06}px) scale(1.04)`, offset: .25 }, { transform: `translate(${x}px, ${y}px) scale(1.1)`, offset: .6, easing: "ease-out" }, { transform: "none" }], { duration: EFFECT, easing: "ease-in" });
}
function effectOf({ effect, at, was, by }) {
  if (effect === "strike") return was && by && lunge(by, was);
  const one = effect === "end" ? was && likeness(was) : document.getElementById(at);
  return one?.animate(EFFECTS[effect], { duration: EFFECT, easing: "ease-out" });
}
// After the change: all of one decision is seen together. A click or a key ends it.
function playEffects() {
  for (const one of foreseen.splice(0)) {
    const playing = effectOf(one);
    if (playing) playing.id = "effect", playing.finished.catch(() => null).then(() => playing.effect.target.closest("[data-likeness]")?.remove());
  }
}
function endEffects() { for (const one of document.getAnimations()) if (one.id === "effect") one.finish(); }
for (const kind of ["pointerdown", "keydown"]) document.addEventListener(kind, endEffects, true);
