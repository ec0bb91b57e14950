// What a lesson points at glows on the board, in the list of moves and where several moves are asked about. It knows no game: the page names elements and keys.
"use strict";
let pointedStep = "";

const carries = (one, asked) => { const keys = JSON.parse(one.dataset.moves); return keys.length === 1 && asked.includes(keys[0]); };
function pointedThings({ points, asked }) {
  const keys = asked ? JSON.parse(asked) : [], named = points ? points.split(" ").map((id) => document.getElementById(id)) : [];
  const things = [...document.querySelectorAll("#live [data-moves]")].filter((one) => carries(one, keys));
  const choices = [...document.querySelectorAll("#menu-list button")].filter((one) => keys.includes(one.value));
  return [...named, ...things, ...keys.map((key) => document.getElementById(`move-${key}`)), ...choices].filter(Boolean);
}
function point() {
  const lesson = document.querySelector("#lesson");
  if (!lesson) return;
  const things = pointedThings(lesson.dataset);
  for (const one of document.querySelectorAll(".pointed")) if (!things.includes(one)) one.classList.remove("pointed");
  for (const one of things) if (!one.classList.contains("pointed")) one.classList.add("pointed");
  const step = lesson.querySelector("h2")?.textContent + lesson.dataset.points;
  if (step === pointedStep) return;
  pointedStep = step;
  pullOut(things[0]);
  const line = things.find((one) => one.matches("#moves li")), list = document.querySelector("#moves");
  if (line) list.scrollTop += line.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientHeight / 3;
  // What is spoken of comes into sight, below the words about it.
  const first = things.find((one) => one.checkVisibility());
  first?.scrollIntoView({ block: "center", inline: "center", behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth" });
}
if (document.querySelector("#lesson:not([hidden])")) {
  const look = new MutationObserver(() => requestAnimationFrame(point)), all = { subtree: true, childList: true, attributes: true, attributeFilter: ["class", "data-moves", "data-points", "data-asked"] };
  for (const part of ["#live", "#moves", "#lesson", "#menu-list"]) look.observe(document.querySelector(part), all);
  requestAnimationFrame(point);
}
