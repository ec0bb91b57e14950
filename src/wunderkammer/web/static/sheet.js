// On a phone the decision is a sheet at the bottom edge: its title is pulled up and down, or tapped. It knows no game.
"use strict";
const AIR = 8, LOWEST = 4.2, SHEET_STEPS = [LOWEST, 34, 72]; // in hundredths of the window's height; the lowest shows the title alone
let pulled = null;

function setSheet(height) { document.documentElement.style.setProperty("--sheet", `${height}vh`); }
const sheetHeight = () => document.querySelector("#moves").getBoundingClientRect().height / innerHeight * 100;
const nearest = (height) => SHEET_STEPS.reduce((best, one) => (Math.abs(one - height) < Math.abs(best - height) ? one : best));

document.addEventListener("pointerdown", (event) => {
  if (!event.target.closest("#moves-title") || getComputedStyle(document.querySelector("#moves")).position !== "fixed") return;
  pulled = { from: event.clientY, height: sheetHeight(), moved: false };
});
addEventListener("pointermove", (event) => {
  if (!pulled) return;
  const up = (pulled.from - event.clientY) / innerHeight * 100;
  pulled.moved ||= Math.abs(up) > 1;
  setSheet(Math.max(LOWEST, Math.min(80, pulled.height + up)));
});
// A tap goes one step up, from the top to the bottom.
addEventListener("pointerup", () => {
  if (!pulled) return;
  const at = SHEET_STEPS.indexOf(nearest(pulled.height));
  setSheet(pulled.moved ? nearest(sheetHeight()) : SHEET_STEPS[(at + 1) % SHEET_STEPS.length]);
  pulled = null;
});

// A new decision brings what it is about into view, if that is not a drawing with a window of its own.
let decided = "";
function followDecision() {
  const verdict = document.querySelector("#result h2"), moves = document.querySelector("#moves"); // a replay has none, nor has a moment of an analysis
  if (verdict && decided) return decided = "", scrollBy({ top: verdict.getBoundingClientRect().top - document.querySelector("#turn").offsetHeight - AIR, behavior: "instant" }); // who has won
  if (!moves || getComputedStyle(moves).position !== "fixed") return;
  if (document.querySelector("#answer[tabindex]")) return; // anyone who has tried something reads the answer first
  const playable = [...document.querySelectorAll("#live .can")].filter((one) => one.checkVisibility()), about = playable.map((one) => one.id).join();
  if (about === decided) return;
  decided = about;
  // To stop or to decline is no place on the table: then what the question is about is shown, if the board names it. A drawing with a window of its own moves inside it; what is seen together comes with its title.
  const places = playable.filter((one) => !one.id.startsWith("el-move-")).map((one) => one.closest("[data-zoom], [data-together]") || one);
  const shown = spokenOf() ?? (places.length ? places : [...document.querySelectorAll("#live [data-about]")]);
  if (shown.length) bringIntoView(shown.map((one) => one.getBoundingClientRect()));
}
// A teacher's words are about something else than the decision, perhaps.
function spokenOf() {
  const points = document.querySelector(".lesson-running")?.dataset.points;
  return points ? points.split(" ").map((id) => document.getElementById(id)).filter((one) => one?.checkVisibility()) : null;
}
// A sheet of its own: the page as it was sent carries no styles. Each sheet makes the whole page be styled anew, so only phones get it.
const headSheet = new CSSStyleSheet();
// What stays at the upper edge: the question with the tip under it, or the teacher's words in their place.
function headHeight() {
  const heightOf = (selector) => document.querySelector(selector)?.offsetHeight ?? 0, question = heightOf("#turn");
  if (!document.adoptedStyleSheets.includes(headSheet)) document.adoptedStyleSheets.push(headSheet);
  headSheet.replaceSync(`:root { --head: ${question}px; }`);
  return heightOf(".lesson-running") || question + heightOf(".tip-line");
}
// All of them between that and the sheet, by the shortest way; of more than fits the first ones.
function bringIntoView(boxes) {
  const upper = headHeight() + AIR, lower = document.querySelector("#moves").getBoundingClientRect().top - AIR;
  const top = Math.min(...boxes.map((box) => box.top)), bottom = Math.max(...boxes.map((box) => box.bottom));
  const down = bottom - top > lower - upper ? top - upper : Math.max(bottom - lower, 0) || Math.min(top - upper, 0);
  scrollBy({ top: down, behavior: "instant" });
}
if (document.querySelector("[data-sheet]")) {
  new MutationObserver(() => requestAnimationFrame(followDecision)).observe(document.querySelector("#live"), { subtree: true, childList: true, attributes: true, attributeFilter: ["data-moves"] });
  requestAnimationFrame(followDecision);
  // Other letters are of other heights. Anyone who asks whether they are ready makes the page be laid out without them, so they are waited for.
  document.fonts.addEventListener("loadingdone", () => requestAnimationFrame(() => { decided = "", followDecision(); }));
}
