// A page begins with the signs that stand on it. All others come when nothing else is to be done, at the latest with the first change.
"use strict";
function completeSigns() {
  const sheet = document.querySelector("#signs[data-rest]"), url = sheet?.dataset.rest;
  if (!sheet) return;
  delete sheet.dataset.rest;
  fetch(url).then((answer) => answer.text()).then((text) => {
    const all = new DOMParser().parseFromString(text, "image/svg+xml").querySelectorAll("symbol");
    sheet.firstChild.append(...[...all].filter(({ id }) => !document.getElementById(id)));
  }).catch(() => { sheet.dataset.rest = url; });
}
addEventListener("load", () => setTimeout(completeSigns, 2000));
