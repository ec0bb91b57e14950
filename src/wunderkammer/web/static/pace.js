// The pace at which others' moves are shown: a whole turn at once, several turns one after the other, and never for long.
// It knows no game: an update says whose move it shows, and whether their turn goes on.
"use strict";
const TURN = 900, SINGLE = 1300, ALTOGETHER = 3000, PATIENCE = 600; // milliseconds
const LISTENED = 300, MOST_LISTENED = 500; // characters that are said as they stand in the log, and in short
const FIRST = 2, LAST = 3; // moves that are still said of more
const { pace, as: ownSeat } = document.body.dataset, busy = "a, button, input, select, textarea, label, summary, [data-moves]";
let queue = [], timer, deadline = 0;

// An update joins the turn that it belongs to; one that shows nobody's move never waits for a turn of its own.
function arrive(update) {
  const own = String(update.seat) === ownSeat, last = queue.at(-1);
  if (own) skip(), document.querySelectorAll("#log-lines .latest").forEach((line) => line.classList.remove("latest"));
  if (!queue.length && (own || update.seat === null)) return showTurn([update]);
  if (update.seat === null) last.updates.push(update);
  else if (last?.goesOn && last.seat === update.seat) last.updates.push(update), last.goesOn = update.more;
  else queue.push({ seat: update.seat, updates: [update], goesOn: update.more && !pace });
  advance();
}
// The next turn, if it is complete or has been waited for long enough, and the one before has been seen.
function advance() {
  const turn = queue[0];
  if (turn && !timer && pace !== "steps") {
    if (turn.goesOn && queue.length === 1) turn.hold ??= setTimeout(() => { turn.goesOn = false, advance(); }, PATIENCE);
    else showNext();
  }
  offer();
}
function showNext() {
  const turn = queue.shift();
  clearTimeout(turn.hold), clearTimeout(timer);
  deadline ||= Date.now() + ALTOGETHER;
  const length = pause();
  showTurn(turn.updates, length);
  if (pace !== "steps") timer = setTimeout(() => { timer = undefined, queue.length || (deadline = 0), advance(); }, length);
}
// How long a turn is to be seen: anyone who sits at the table waits for all that there is until the deadline, no longer.
function pause() {
  if (pace || !ownSeat) return pace ? SINGLE : TURN;
  return Math.max(0, Math.min(TURN, (deadline - Date.now()) / Math.max(1, queue.length)));
}
function showTurn(updates, length = TURN) {
  const asks = updates.findLast((one) => one.asks)?.asks;
  show(updates.map(({ html }) => html).join(""), [spoken(updates), asks].filter(Boolean).join(" "), length);
}
// What is said of a turn: of a long one what matters to the listener, and who is ahead then; the log has the rest.
function spoken(updates) {
  const whole = updates.map(({ said }) => said).filter(Boolean).join(" "), shorter = updates.findLast(({ lead }) => lead);
  if (whole.length <= LISTENED || !shorter) return whole;
  const told = updates.map(({ said, brief, lead }) => lead ? brief : said).filter(Boolean);
  if (told.join(" ").length > MOST_LISTENED) told.splice(FIRST, Math.max(0, told.length - FIRST - LAST)); // how it began and how it ended
  return [...told, shorter.lead].join(" ");
}
// The present at once; all that was waiting is told as one.
function skip() {
  timer = clearTimeout(timer), deadline = 0;
  const waiting = queue.splice(0);
  for (const turn of waiting) clearTimeout(turn.hold);
  if (waiting.length) showTurn(waiting.flatMap(({ updates }) => updates));
  offer();
}
// Buttons for turns that wait to be shown; anyone who was on one that goes is led to what is to be decided.
function offer() {
  const held = document.activeElement, none = !queue.length || queue.length === 1 && queue[0].goesOn;
  $("#skip").hidden = none, $("#step").hidden = none || pace !== "steps";
  if (held.hidden && held.matches("#skip, #step")) $("#moves-title").focus();
}
// While something waits, a click beside buttons and links shows the present, and so does a key that asks for it.
document.addEventListener("click", (event) => {
  if (event.target.closest("#step")) return queue.length && showNext(), offer();
  if (!queue.length || event.target.closest(busy) && !event.target.closest("#skip")) return;
  event.stopPropagation(), skip();
}, true);
document.addEventListener("keydown", ({ key, code, target }) => {
  const asks = key === "Escape" || ["Enter", " "].includes(key) && !target.closest(busy);
  if (queue.length && (asks || ["KeyM", "KeyN"].includes(code) && !target.matches("input, textarea, select"))) skip();
}, true);
