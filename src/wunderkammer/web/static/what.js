// What is this? One card beside anything drawn: pointed at, focused, or pressed and held. It knows no game.
"use strict";
const THING = "#board :is([data-what], [data-element], [data-moves]), #moves button[name=move]";
const HOLD = 500, HOVER = 350, MOVED = 9; // milliseconds until a card comes, pixels that make a press a movement
const coarse = matchMedia("(pointer: coarse)");
let asked = null, waiting, pressed = null, wasHeld = false;

function nameOf(element) {
  const { what, element: name, moves } = element.dataset;
  return name || what || `move-${element.value || JSON.parse(moves)[0]}`;
}
// The icons that stand on a thing itself, not on another thing that lies on it.
function signsOn(element) {
  const signs = [...element.querySelectorAll('use[href^="#sign."]')].filter((one) => one.closest(THING) === element);
  return [...new Set(signs.map((one) => one.getAttribute("href").slice(6)))].slice(0, 8).join();
}
// At the table it is asked about now; a replay's form says which position is shown, and to whom.
function whereToAsk() {
  const { match, as } = document.body.dataset, replay = $(".slider");
  return replay ? { address: replay.action, place: Object.fromEntries(new FormData(replay)) } : { address: match, place: { as } };
}
// A card that was asked for on purpose stays, so that its rule can be followed; one that was only passed lets clicks through.
async function what(element, stays = false) {
  if (asked === element) return stays && $("#what").classList.add("stays");
  hideWhat(), completePage();
  if (!element.checkVisibility()) return; // a move may have taken it away before the pointer had rested on it for long enough
  asked = element;
  const { address, place } = whereToAsk(), query = new URLSearchParams({ thing: nameOf(element), signs: signsOn(element), ...place });
  const answer = address && await fetch(`${address}/what?${query}`).catch(() => null), html = answer?.ok ? await answer.text() : "";
  if (asked !== element || !html || !element.checkVisibility()) return;
  // A browser's own label would lie on the card and say less.
  for (const one of [element, ...element.querySelectorAll("[title]")]) one.removeAttribute("title");
  for (let one = element; one = one.parentElement?.closest("[title]");) one.removeAttribute("title");
  $("#what").classList.toggle("stays", stays);
  showWhat(element, html);
}
function showWhat(element, html) {
  const box = Object.assign($("#what"), { innerHTML: html, hidden: false }), [left, top] = placeBeside(element.getBoundingClientRect(), box.offsetWidth, box.offsetHeight);
  Object.assign(box.style, { left: `${scrollX + left}px`, top: `${scrollY + top}px` });
  describe(element, box);
}
// Below the thing, above it or beside it: only where nothing else is left does the card cover what it is about.
function placeBeside(at, width, height) {
  const within = (value, size, all) => Math.max(8, Math.min(value, all - size - 8)), fits = (value, size, all) => value === within(value, size, all);
  const across = within(at.left, width, innerWidth), down = within(at.top, height, innerHeight);
  const above = at.top - height - 6, below = at.bottom + 6, right = at.right + 6, left = at.left - width - 6;
  if (fits(below, height, innerHeight)) return [across, below];
  if (fits(above, height, innerHeight)) return [across, above];
  const side = [right, left].find((value) => fits(value, width, innerWidth));
  return side === undefined ? [across, Math.max(8, above)] : [side, down];
}
// Those who hear the page are told what the thing's own label does not say: its name, its meaning, and why not now. The rest stands in the card.
function describe(element, box) {
  const name = box.querySelector(".name"), label = (element.getAttribute("aria-label") || element.textContent).toLowerCase();
  const known = (name?.textContent.toLowerCase().match(/\p{L}{4,}/gu) || []).every((word) => label.includes(word));
  const briefs = [...box.querySelectorAll(known ? ".brief" : ".name, .brief")];
  briefs.forEach((one, at) => { one.id = `what-${at}`; });
  element.setAttribute("aria-describedby", briefs.map(({ id }) => id).join(" "));
  box.setAttribute("aria-label", (name || element).textContent.trim());
}
function hideWhat() {
  clearTimeout(waiting);
  if (asked?.getAttribute("aria-describedby")?.match(/^(what-|$)/)) asked.removeAttribute("aria-describedby");
  if ($("#what").contains(document.activeElement)) asked?.focus();
  asked = null, $("#what").hidden = true;
}
// After a move what is said about a thing may be otherwise: it is asked again, if the thing is still there.
function freshenWhat() {
  const element = asked, stays = $("#what").classList.contains("stays"), hidden = $("#what").hidden;
  if (!element) return;
  hideWhat();
  if (element.isConnected && element.checkVisibility() && !hidden && (stays || !coarse.matches)) what(element, stays);
}

// Only anyone who moves there asks: not a pointer or a focus at rest while the board changes under it.
document.addEventListener("pointermove", (event) => {
  if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > MOVED) release();
  if (event.pointerType === "touch" || event.buttons || $("#what").classList.contains("stays") && !$("#what").hidden) return;
  const element = event.target.closest?.(THING);
  if (element === asked && asked) return;
  clearTimeout(waiting);
  if (element) waiting = setTimeout(() => what(element), $("#what").hidden ? HOVER : HOVER / 3);
  else if (asked && !event.target.closest?.("#what")) hideWhat();
});
document.addEventListener("focusin", ({ target }) => {
  if (target.closest("#what")) return;
  if (target.matches(THING) && target.matches(":focus-visible")) what(target);
  else if (asked && asked !== target) hideWhat();
});

// Press and hold: the card comes, and nothing is played when the press ends.
function release() { clearTimeout(pressed?.timer), pressed = null; }
document.addEventListener("pointerdown", (event) => {
  release(), wasHeld = false;
  const element = event.target.closest?.(THING);
  if (!element || event.button) return;
  pressed = { x: event.clientX, y: event.clientY, timer: setTimeout(() => { wasHeld = true, what(element, true); }, HOLD) };
}, true);
for (const kind of ["pointerup", "pointercancel", "scroll"]) addEventListener(kind, release, true);
document.addEventListener("click", (event) => {
  if (!wasHeld) return;
  wasHeld = false;
  if (event.target.closest(THING)) event.preventDefault(), event.stopPropagation();
}, true);
document.addEventListener("contextmenu", (event) => { if ((pressed || wasHeld) && event.target.closest?.(THING)) event.preventDefault(); });

// By keys: W leads to the next thing, whether it can be played or not, and ? into its card; Escape leads back.
document.addEventListener("keydown", (event) => {
  const on = event.target;
  if (event.key === "Escape") hideWhat();
  if (event.ctrlKey || event.altKey || event.metaKey || on.matches("input, textarea, select")) return;
  if (event.code === "KeyW") event.preventDefault(), toThing(on, event.shiftKey);
  if (event.key === "?" && asked) event.preventDefault(), $("#what").classList.add("stays"), $("#what").focus();
});
function toThing(here, back) {
  const things = [...document.querySelectorAll(THING)].filter((one) => one.checkVisibility()), after = back ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  if (back) things.reverse();
  const next = things.find((one) => here.compareDocumentPosition(one) & after && !(back && one.contains(here))) || things[0];
  if (next && next.tabIndex < 0) next.tabIndex = -1;
  next?.focus({ focusVisible: true });
}
