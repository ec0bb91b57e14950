// A page begins with what is seen on it at first. What lies behind that, and all other signs, come when nothing else is to be done, at the latest with the first touch or change.
"use strict";
function completePage() {
  for (const one of document.querySelectorAll("noscript.later")) one.outerHTML = one.textContent;
  globalThis.watchWindows?.();
  const sheet = document.querySelector("#signs[data-rest]"), url = sheet?.dataset.rest;
  if (!sheet) return;
  delete sheet.dataset.rest;
  fetch(url).then((answer) => answer.text()).then((text) => {
    const all = new DOMParser().parseFromString(text, "image/svg+xml").querySelectorAll("symbol");
    sheet.firstChild.append(...[...all].filter(({ id }) => !document.getElementById(id)));
  }).catch(() => { sheet.dataset.rest = url; });
}
addEventListener("load", () => setTimeout(completePage, 2000));
for (const kind of ["pointerdown", "keydown", "click"]) addEventListener(kind, completePage, true);
