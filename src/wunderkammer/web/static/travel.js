// FLIP: a piece that lies elsewhere than before travels there. It knows no game.
"use strict";
const TRAVEL = 420, TRAVELLERS = '[id^="el-"], [id^="tok-"]';

// Where a piece lies: on which named thing, and in which of the nameless ones there. A longer line of text moves pixels, not places.
function address(piece) {
  const kind = (one) => one.tagName + one.classList[0];
  let path = "", one = piece;
  do {
    let before = 0;
    for (let other = one.previousElementSibling; other; other = other.previousElementSibling) before += kind(other) === kind(one);
    path += `/${before}`;
    one = one.parentElement;
  } while (!one.id);
  return { on: one.id, path };
}
function allPlaces(live) {
  return new Map([live, ...live.querySelectorAll("[id]")].map((one) => [one.id, { ...address(one), box: one.getBoundingClientRect() }]));
}
// How far the part of the table that a place belongs to has been pushed: from there a journey begins where the place is now.
function shift(places, name) {
  const part = document.getElementById(name);
  if (!part || part.matches(TRAVELLERS)) return shift(places, places.get(name).on);
  const was = places.get(name).box, now = part.getBoundingClientRect();
  return [now.x - was.x, now.y - was.y];
}
// A piece on a moved piece travels with it.
function travel(live, places, duration) {
  const moved = new Map();
  for (const piece of live.querySelectorAll(TRAVELLERS)) {
    const old = places.get(piece.id) || places.get(`el-${piece.dataset.from}`), now = piece.getBoundingClientRect(), { on, path } = address(piece);
    if (!old) { piece.animate([{ opacity: 0 }, { opacity: 1 }], duration); continue; }
    const [withX, withY] = moved.get(piece.parentElement.closest(TRAVELLERS)) || [0, 0];
    moved.set(piece, [withX, withY]);
    if (old.on === on && old.path === path || !now.width || !old.box.width) continue;
    const [shiftX, shiftY] = shift(places, old.on), x = old.box.x + shiftX - now.x, y = old.box.y + shiftY - now.y;
    moved.set(piece, [x, y]);
    if (Math.hypot(x - withX, y - withY) < 2) continue;
    const scale = piece.ownerSVGElement ? piece.parentElement.getScreenCTM().a : piece.currentCSSZoom || 1;
    piece.animate([{ translate: `${(x - withX) / scale}px ${(y - withY) / scale}px` }, { translate: "0px 0px" }], { duration, easing: "ease-in-out" });
  }
}
