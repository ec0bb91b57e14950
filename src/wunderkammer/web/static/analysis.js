// Waits for an analysis: asks now and then how far it has come, and shows it when it is done. It knows no game.
"use strict";
{
  const WAIT = 1500;
  async function look() {
    const old = document.getElementById("analysis-progress");
    if (!old || !old.dataset.again) return;
    try {
      const answer = await fetch(old.dataset.again, { headers: { "X-Pieces": "1" } });
      const text = await answer.text(), found = new DOMParser().parseFromString(text, "text/html");
      if (!answer.ok) return;
      // A whole page means that it is done.
      if (found.querySelector("main")) return location.reload();
      const bar = old.querySelector("progress"), now = found.querySelector("progress");
      if (bar && now) bar.value = now.value, bar.max = now.max, bar.closest("p").lastChild.data = now.closest("p").lastChild.data;
      else return location.reload();
    } catch { /* the server is away for a moment */ }
    setTimeout(look, WAIT);
  }
  setTimeout(look, WAIT);
}
