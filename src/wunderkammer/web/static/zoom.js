// A large drawing in a small window: it is dragged, pinched, tapped twice, zoomed by keys and buttons, and moves to where something can be played. It knows no game.
"use strict";
const CLOSEST = 4, ROUND = 24, ZOOM_STEP = 1.35, ZOOM_KEYS = { "+": ZOOM_STEP, "=": ZOOM_STEP, "-": 1 / ZOOM_STEP, 0: 0 };
const zoomable = () => document.querySelectorAll("[data-zoom]"), measure = (view, name) => +getComputedStyle(view).getPropertyValue(name) || 1;
const zoomOf = (view) => measure(view, "--zoom");

// The point under the fingers stays under them. At the least zoom all is seen; where nothing can be played a game's style does that by itself.
function zoomTo(view, wanted, x = view.clientWidth / 2, y = view.clientHeight / 2) {
  const old = zoomOf(view), across = (view.scrollLeft + x) / old, down = (view.scrollTop + y) / old;
  const least = measure(view, "--zoom-least");
  if (wanted <= least && !view.querySelector(".can")) view.style.removeProperty("--zoom");
  else view.style.setProperty("--zoom", Math.min(CLOSEST, Math.max(least, wanted)));
  const now = zoomOf(view);
  view.scrollTo({ left: across * now - x, top: down * now - y, behavior: "instant" });
}

// The middle of all that can be played there comes into the middle of the window.
function showPlayable(view) {
  const playable = [...view.querySelectorAll(".can")], played = playable.map((one) => one.id).join();
  if (view.played === played) return;
  view.played = played;
  if (!playable.length) return;
  if (view.style.getPropertyValue("--zoom") < 1) view.style.removeProperty("--zoom"); // else it were too small for fingers
  const frame = view.getBoundingClientRect();
  let left = Infinity, right = -Infinity, top = Infinity, bottom = -Infinity;
  // What does not fit beside the first of all, with some air around it, is left to be looked for.
  for (const box of playable.map((one) => one.getBoundingClientRect())) {
    const wider = [Math.min(left, box.left), Math.max(right, box.right), Math.min(top, box.top), Math.max(bottom, box.bottom)];
    if (left < Infinity && (wider[1] - wider[0] > frame.width - ROUND || wider[3] - wider[2] > frame.height - ROUND)) continue;
    [left, right, top, bottom] = wider;
  }
  view.scrollBy({ left: (left + right - frame.width) / 2 - frame.left, top: (top + bottom - frame.height) / 2 - frame.top, behavior: calmly() });
}
const calmly = () => (matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth");

// Two fingers: how far they are apart, and what lies between them.
function pinch(view) {
  const fingers = new Map();
  let apart = 0, tapped = 0, several = false;
  const spread = () => { const [one, other] = [...fingers.values()]; return Math.hypot(one.x - other.x, one.y - other.y); };
  const at = (event) => { const box = view.getBoundingClientRect(); return { x: event.clientX - box.left, y: event.clientY - box.top }; };
  view.addEventListener("touchmove", (event) => { if (event.touches.length > 1) event.preventDefault(); }, { passive: false });
  view.addEventListener("pointerdown", (event) => { several = fingers.size > 0; fingers.set(event.pointerId, at(event)); if (fingers.size === 2) apart = spread(); });
  view.addEventListener("pointermove", (event) => {
    if (!fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, at(event));
    if (fingers.size !== 2 || !apart) return;
    const now = spread(), [one, other] = [...fingers.values()];
    zoomTo(view, zoomOf(view) * now / apart, (one.x + other.x) / 2, (one.y + other.y) / 2);
    apart = now;
  });
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) view.addEventListener(end, (event) => { fingers.delete(event.pointerId); apart = 0; });
  view.addEventListener("pointerup", (event) => {
    if (several || event.pointerType !== "touch" || event.target.closest("[data-moves], button")) return; // two fingers that are lifted are no two taps
    const { x, y } = at(event);
    if (event.timeStamp - tapped < 350) zoomTo(view, zoomOf(view) < 1 ? 1 : zoomOf(view) < 1.9 ? 2 : measure(view, "--zoom-least"), x, y);
    tapped = event.timeStamp;
  });
}

// Anyone who has a mouse drags the drawing, and turns the wheel with the control key held.
function drag(view) {
  let from = null;
  view.addEventListener("pointerdown", (event) => {
    if (event.pointerType === "mouse" && !event.target.closest("[data-moves], button")) from = { x: event.clientX + view.scrollLeft, y: event.clientY + view.scrollTop };
  });
  addEventListener("pointermove", (event) => { if (from && !document.querySelector(".dragged")) view.scrollTo({ left: from.x - event.clientX, top: from.y - event.clientY, behavior: "instant" }); });
  addEventListener("pointerup", () => { from = null; });
  view.addEventListener("wheel", (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const box = view.getBoundingClientRect();
    zoomTo(view, zoomOf(view) * (event.deltaY < 0 ? ZOOM_STEP : 1 / ZOOM_STEP), event.clientX - box.left, event.clientY - box.top);
  }, { passive: false });
}

document.addEventListener("click", ({ target }) => {
  const button = target.closest("[data-zoom-by]"), view = button?.closest("[data-zoom-frame]")?.querySelector("[data-zoom]");
  if (view) zoomTo(view, zoomOf(view) * button.dataset.zoomBy);
});
document.addEventListener("keydown", (event) => {
  const view = zoomable()[0];
  if (!view || !(event.key in ZOOM_KEYS) || event.ctrlKey || event.altKey || event.metaKey || event.target.matches("input:not([type=radio]), textarea, select")) return;
  zoomTo(view, zoomOf(view) * ZOOM_KEYS[event.key]);
});
const watched = new WeakSet();
function watchWindows() {
  for (const view of zoomable()) if (!watched.has(view)) watched.add(view), watchWindow(view);
}
function watchWindow(view) {
  pinch(view), drag(view), requestAnimationFrame(() => showPlayable(view));
  new MutationObserver(() => requestAnimationFrame(() => showPlayable(view))).observe(view, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-moves"] });
}
watchWindows();
