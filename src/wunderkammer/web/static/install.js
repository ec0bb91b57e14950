// The page can be installed and has an offline page: for that its worker is set up when nothing else is to be done.
"use strict";
if (isSecureContext && navigator.serviceWorker) addEventListener("load", () => setTimeout(() => navigator.serviceWorker.register("/worker.js").catch(() => null), 2000));
