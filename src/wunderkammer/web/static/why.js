// A box beside a thing on the board: what it is, if something describes it, and why it cannot be used now.
"use strict";
const TELLING = "[data-why], #live [aria-describedby], [data-named] [data-moves]";
let asked = null;

async function why(element) {
  if (asked === element) return;
  asked = element;
  tell(element, about(element));
  if (element.dataset.why === undefined) return;
  const { match, as } = document.body.dataset, answer = await fetch(`${match}/why?${new URLSearchParams({ element: element.dataset.element, as })}`), text = await answer.text();
  if (asked === element && answer.ok) tell(element, about(element) + text);
}
// Whoever hears the page hears the description with the thing itself.
function about(element) {
  const description = document.getElementById(element.getAttribute("aria-describedby"));
  if (description) return `<p class="about" aria-hidden="true">${description.innerHTML}</p>`;
  if (!element.closest("[data-named]")) return "";
  // On boards that speak by signs alone the name of a thing is read there too.
  const name = Object.assign(document.createElement("p"), { className: "about", textContent: element.getAttribute("aria-label") });
  name.ariaHidden = "true";
  return name.outerHTML;
}
function tell(element, html) {
  const box = Object.assign($("#why"), { innerHTML: html, hidden: !html }), at = element.getBoundingClientRect();
  const top = at.bottom + box.offsetHeight + 12 < innerHeight ? at.bottom + 6 : Math.max(8, at.top - box.offsetHeight - 6);
  box.style.left = `${scrollX + Math.max(8, Math.min(at.left, innerWidth - box.offsetWidth - 8))}px`;
  box.style.top = `${scrollY + top}px`;
}
// After a move what a thing is stays true, if it is still there; why not may be otherwise.
function freshenWhy() { asked?.isConnected ? tell(asked, about(asked)) : hideWhy(); }
function hideWhy() { asked = null; $("#why").hidden = true; }

// Only whoever moves there asks: not a pointer or a focus at rest while the board changes under it.
for (const kind of ["pointermove", "focusin"]) document.addEventListener(kind, (event) => {
  if (event.pointerType === "touch" || kind === "focusin" && !event.target.matches(":focus-visible")) return;
  const element = event.target.closest(TELLING);
  if (element) why(element);
  else if (asked && !event.target.closest("#why")) hideWhy();
});
