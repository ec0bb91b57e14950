// Clocks run down; how long somebody has been thinking is told from the second second on. It knows no game.
"use strict";
setInterval(() => document.querySelectorAll("[data-ends], [data-thinks]").forEach((one) => {
  const { ends, thinks } = one.dataset, left = Math.max(0, ends - Date.now() / 1000 | 0);
  if (ends) one.textContent = `${left / 60 | 0}:${String(left % 60).padStart(2, "0")}`;
  else if ((one.waited = (one.waited || 0) + 1) > 1) one.textContent = thinks.replace("#", one.waited);
}), 1000);
