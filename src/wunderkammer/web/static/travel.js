// FLIP: a piece that lies elsewhere than before travels there, along the ways of the board if it names them. It knows no game.
"use strict";
const TRAVEL = 420, STEP = 260, SWIFTEST = 80; // milliseconds: a journey without ways; from one place of a way to the next, and at least
const TRAVELLERS = '[id^="el-"], [id^="tok-"]';

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
// While a turn is put on the page move by move, a piece remembers all places that it has come to.
function passBy(live, places) {
  for (const piece of live.querySelectorAll('[id^="tok-"]')) {
    const old = places.get(piece.id), { on } = address(piece);
    if (old && (old.stops ??= [old.on]).at(-1) !== on) old.stops.push(on);
  }
}
// All places between those that a piece has come to. data-ways says what leads where: "here>there here>there …".
function route(piece, stops = []) {
  const ways = piece.closest("[data-ways]")?.dataset.ways.split(" ").map((way) => way.split(">"));
  const legs = stops.slice(1).map((stop, before) => shortest(ways || [], stops[before], stop));
  return legs.every((leg) => leg.length) ? legs.flat() : [];
}
function shortest(ways, from, to) {
  const paths = [[from]], seen = new Set([from]);
  for (const path of paths) {
    if (path.at(-1) === to) return path.slice(1);
    for (const [here, there] of ways) if (here === path.at(-1) && !seen.has(there)) seen.add(there), paths.push([...path, there]);
  }
  return [];
}
function middle(name) {
  const one = document.getElementById(name), box = one.getBoundingClientRect(), own = one.getScreenCTM?.();
  return own ? [own.e, own.f] : [box.x + box.width / 2, box.y + box.height / 2];
}
// From place to place where the time allows it; where it does not, the piece is there at once.
function walk(piece, path, start, scale, time) {
  const [goalX, goalY] = middle(path.at(-1)), pace = Math.min(STEP, time / path.length);
  if (pace < SWIFTEST) return;
  const between = path.slice(0, -1).map(middle).map(([x, y]) => [x - goalX, y - goalY]);
  const frames = [start, ...between, [0, 0]].map(([x, y]) => ({ translate: `${x / scale}px ${y / scale}px`, easing: "ease-in-out" }));
  piece.animate(frames, pace * path.length);
}
// A piece on a moved piece travels with it.
function travel(live, places, time) {
  const moved = new Map(), duration = Math.min(time, TRAVEL);
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
    const stations = route(piece, old.stops);
    if (stations.length) walk(piece, stations, [x - withX, y - withY], scale, time);
    else piece.animate([{ translate: `${(x - withX) / scale}px ${(y - withY) / scale}px` }, { translate: "0px 0px" }], { duration, easing: "ease-in-out" });
  }
}
