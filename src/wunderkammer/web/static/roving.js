// Every region of a board is one stop of the Tab key; arrow keys lead from thing to thing inside it. It knows no game.
"use strict";
const REGIONS = "section, article, [role=group], [role=region], .zone, #live";
const THINGS = "#live [role=button][tabindex], #live button[data-moves]";
const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const lastThing = new WeakMap(); // of each region: where one was, and in which position of the match

const regionOf = (thing) => thing.parentElement.closest(REGIONS);
const thingsOf = (region) => [...region.querySelectorAll(THINGS)].filter((one) => regionOf(one) === region && one.checkVisibility());

const position = () => document.querySelector("#revision")?.value;
// One comes back to where one was; after a change to what can be played there first, else to what lies there first.
function stopOf(region) {
  const things = thingsOf(region), { thing, at } = lastThing.get(region) || {};
  return things.includes(thing) && at === position() ? thing : things.find((one) => one.dataset.moves) || things[0];
}
// Just before the Tab key leads on: of each region all but one thing are passed over.
function setStops() {
  const things = [...document.querySelectorAll(THINGS)];
  for (const one of things) one.tabIndex = -1;
  for (const region of new Set(things.map(regionOf))) (stopOf(region) || {}).tabIndex = 0;
}
document.addEventListener("focusin", ({ target }) => { if (target.matches(THINGS)) lastThing.set(regionOf(target), { thing: target, at: position() }); });
document.addEventListener("keydown", (event) => {
  if (event.key === "Tab") return setStops();
  if (!event.target.matches?.(THINGS) || event.ctrlKey || event.altKey || event.metaKey) return;
  const things = thingsOf(regionOf(event.target)), at = things.indexOf(event.target);
  const next = event.key === "Home" ? things[0] : event.key === "End" ? things.at(-1) : event.key in STEPS ? things[at + STEPS[event.key]] : null;
  if (!(event.key in STEPS) && !next) return;
  event.preventDefault(), next?.focus();
});
