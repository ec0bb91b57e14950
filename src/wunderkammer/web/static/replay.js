// Replay: the list of moves, keys, and playing by itself at several speeds. It knows no game.
"use strict";
{
  const form = $(".slider"), place = form.elements.at, button = $("#play"), list = $("#log-lines"), words = button.textContent;
  let timer;

  // Only the place changes; anyone who is quicker than the table sees the last place that was asked for.
  async function goTo(at) {
    const wanted = String(Math.max(0, Math.min(+place.max, at)));
    place.value = wanted;
    mark(), await send(form);
  }
  function mark() {
    const now = [...list.children].filter((one) => +one.dataset.at === +place.value);
    for (const one of list.querySelectorAll("[aria-current]")) one.removeAttribute("aria-current");
    for (const one of now) one.setAttribute("aria-current", "step");
    // Lines that were never seen are laid out only when they come into sight, and are of another height then: so it is looked twice.
    if (now.length) centre(now[0]), requestAnimationFrame(() => centre(now[0]));
  }
  function centre(line) { list.scrollTop += line.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientHeight / 3; }
  function stop() { timer = clearTimeout(timer), button.textContent = words; }
  async function goOn() {
    const due = Date.now() + +$("#speed").value;
    await goTo(+place.value + 1);
    if (timer === undefined) return;
    if (place.value === place.max) return stop();
    timer = setTimeout(goOn, Math.max(0, due - Date.now()));
  }
  function start() {
    button.textContent = button.dataset.stop, timer = 0;
    if (place.value === place.max) place.value = 0;
    goOn();
  }
  const KEYS = { ArrowLeft: () => +place.value - 1, ArrowRight: () => +place.value + 1, Home: () => 0, End: () => +place.max };
  button.addEventListener("click", () => (timer === undefined ? start() : stop()));
  list.addEventListener("click", (event) => {
    const line = event.target.closest("li");
    if (line && !event.ctrlKey && !event.metaKey) event.preventDefault(), stop(), goTo(+line.dataset.at);
  });
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.target.matches("input, select, textarea")) return;
    if (event.key in KEYS) event.preventDefault(), stop(), goTo(KEYS[event.key]());
    else if (event.key === " " && !event.target.closest("a, button, summary")) event.preventDefault(), button.click();
  });
  place.addEventListener("input", () => { stop(), mark(); });
  // Somebody else knows other moves: the whole page is theirs, not only the position.
  form.addEventListener("submit", (event) => event.stopPropagation());
  // The links to the next position and the one before change only the position, too.
  document.addEventListener("click", (event) => {
    const link = event.target.closest("#story a[href]");
    if (link && !event.ctrlKey && !event.metaKey) event.preventDefault(), stop(), goTo(+new URL(link.href).searchParams.get("at"));
  });
  $("#player").hidden = false;
  requestAnimationFrame(mark);
}
