// Nothing final by accident: where it is wished, the first tap on such a move selects and shows it, the second plays. It knows no game.
"use strict";
{
  const box = $("#confirm"), wish = document.body.dataset.confirm, { match, as } = document.body.dataset;
  const asksAgain = () => wish === "always" || !wish && matchMedia("(pointer: coarse)").matches;
  const revision = () => $("#revision").value;
  let selected = "", known = { revision: "", final: [] };

  // Which moves are final is asked for with every new decision; until the answer is there, any of them may be.
  async function learn() {
    if (!asksAgain() || !as || known.revision === revision() || !$("#moves button")) return;
    const answer = await fetch(`${match}/final?as=${as}`).catch(() => null);
    if (answer?.ok) known = await answer.json();
  }
  const isFinal = (key) => known.revision !== revision() || known.final.includes(key);
  const touching = (key) => [...document.querySelectorAll("#live [data-moves]")].filter((one) => JSON.parse(one.dataset.moves).includes(key));

  function select(button) {
    unselect();
    selected = button.value;
    for (const one of [button, ...touching(selected)]) one.classList.add("chosen");
    $("#confirm-what").textContent = button.textContent.trim();
    box.hidden = false;
    $("#said").textContent = box.innerText;
  }
  function unselect() {
    selected = "", box.hidden = true;
    for (const one of document.querySelectorAll(".chosen")) one.classList.remove("chosen");
  }
  // Whatever plays a move sends a form: here all ways meet.
  document.addEventListener("submit", (event) => {
    const { submitter } = event;
    if (submitter?.name !== "move") return;
    if (!asksAgain() || submitter.dataset.sure !== undefined || submitter.value === selected || !isFinal(submitter.value)) return unselect();
    event.preventDefault(), event.stopPropagation(), select(submitter);
  }, true);
  document.addEventListener("click", ({ target }) => {
    if (target.closest("#confirm-yes")) return play(selected);
    if (selected && !target.closest("[data-moves], #moves, #menu")) unselect();
  });
  document.addEventListener("keydown", ({ key }) => { if (key === "Escape" && selected) unselect(); });
  // A new decision: what was selected for the last one is over.
  new MutationObserver(() => { if (selected && !buttonOf(selected)) unselect(); learn(); }).observe($("aside"), { subtree: true, childList: true, attributeFilter: ["value"] });
  learn();
}
