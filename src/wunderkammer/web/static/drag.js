// Dragging: a card or piece that is let go on another thing plays what leads from one to the other. It knows no game.
"use strict";
const DRAGGED = "#live [data-element]", TARGET = "#live :is([data-element], [data-what])", LONGEST_WAIT = 6000;
let carried = null;

const thingAt = (x, y) => document.elementFromPoint(x, y)?.closest(TARGET);
// Besides what can be played, whatever an own figure stands on that can travel along the ways of the board.
const ownFigureOn = (place) => place.closest("[data-ways]") && place.querySelector(`[id^="tok-"].seat-${document.body.dataset.as}`);
const leadsAlong = (source, over) => over.dataset.moves && ownFigureOn(source) && route(source, [source.id, over.id]).length;
// A mouse drags at once, a finger after it has been held: until then it scrolls.
document.addEventListener("pointerdown", (event) => {
  const source = event.target.closest?.(DRAGGED);
  if (!source || event.button || !document.body.dataset.as || !source.dataset.moves && !ownFigureOn(source)) return;
  carried = { source, x: event.clientX, y: event.clientY, finger: event.pointerType === "touch", shade: null };
});
document.addEventListener("pointermove", (event) => {
  if (!carried || Math.hypot(event.clientX - carried.x, event.clientY - carried.y) <= MOVED && !carried.shade) return;
  if (!carried.shade && carried.finger && !wasHeld) return void (carried = null);
  if (!carried.shade) lift();
  carried.shade.style.translate = `${event.clientX - carried.x}px ${event.clientY - carried.y}px`;
  const over = thingAt(event.clientX, event.clientY);
  if (over === carried.over) return;
  carried.over?.classList.remove("drop");
  carried.over = over === carried.source ? null : over, carried.over?.classList.add("drop");
});
function lift() {
  const box = carried.source.getBoundingClientRect();
  hideWhat(), wasHeld = true; // what follows is no click
  carried.shade = Object.assign(document.createElement("div"), { className: "shade" });
  Object.assign(carried.shade.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
  document.body.append(carried.shade), carried.source.classList.add("dragged");
}
function letGo() {
  const ended = carried;
  carried = null;
  ended?.shade?.remove(), ended?.source.classList.remove("dragged"), ended?.over?.classList.remove("drop");
  return ended;
}
document.addEventListener("pointerup", (event) => {
  const { shade, source } = letGo() || {}, over = shade && thingAt(event.clientX, event.clientY);
  if (!over || over === source) return;
  const moves = leadsAlong(source, over) ? JSON.parse(over.dataset.moves) : [];
  if (moves.length === 1) follow(moves);
  else lead(nameOf(source), over);
});
for (const kind of ["pointercancel", "keydown"]) document.addEventListener(kind, ({ key }) => { if (!key || key === "Escape") letGo(); });
// A finger that drags does not scroll.
document.addEventListener("touchmove", (event) => { if (carried && (carried.shade || wasHeld) && event.cancelable) event.preventDefault(); }, { passive: false });
document.addEventListener("dragstart", (event) => { if (event.target.closest?.("#live")) event.preventDefault(); });

async function waysTo(from, goal) {
  const { match, as } = document.body.dataset, query = new URLSearchParams({ from, to: nameOf(goal), as });
  const answer = await fetch(`${match}/ways?${query}`).catch(() => null);
  return answer?.ok ? answer.json() : [];
}
// Anyone who leads one thing to another is asked only if there are several ways.
async function lead(from, element) {
  let ways = [];
  // What lies on a thing is led to by what leads to the thing itself.
  for (let goal = element; goal && !ways.length; goal = goal.parentElement.closest(TARGET)) ways = await waysTo(from, goal);
  if (!ways.length) return what(element, true);
  if (ways.length === 1) return follow(ways[0].keys);
  choose(ways.map(({ keys, text }) => ({ key: keys[0], text, go: () => follow(keys) })));
}
// One move after the other, each when the table has come so far: what can be played may have been possible before, too.
async function follow(keys) {
  const revision = () => $("#revision").value;
  let played = "";
  for (const key of keys) {
    const until = Date.now() + LONGEST_WAIT;
    while ((!buttonOf(key) || revision() === played) && Date.now() < until) skip(), await new Promise((done) => setTimeout(done, 40));
    if (!buttonOf(key) || revision() === played) return;
    played = revision(), play(key);
  }
}
