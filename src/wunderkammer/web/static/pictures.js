// Pictures of a board wait until the page can be used: each is a document of its own, which a slow processor takes a while to read (table.css).
"use strict";
addEventListener("load", () => document.documentElement.classList.add("loaded"));
