// Calls back players who look elsewhere: by title and sign of the tab, soft sounds and, if one allows it, a notification.
// It knows no game, and says no more than everybody at the table may know: that somebody's turn has come, a move, an attack, the end.
"use strict";
{
  const words = $("#calls").dataset, icon = $("link[rel=icon]"), title = document.title, usual = icon.href, switchOf = $("#sound");
  // Tones of a sound: pitch, when it begins and how long it lasts, in seconds.
  const SOUNDS = {
    turn: [[523, 0, .3], [784, .15, .45]],
    move: [[330, 0, .12]],
    attack: [[147, 0, .3], [110, .1, .4]],
    end: [[523, 0, .3], [659, .16, .3], [784, .32, .3], [1047, .48, .8]],
  };
  const SOFT = .07, LATER = 1500; // milliseconds: when the table stands
  let audio = null, heard = null;

  // What the browser keeps and allows is asked for only when it is needed: the page waits for each answer.
  const hears = () => heard ??= localStorage.getItem("sound") !== "off";
  function sound(kind) {
    if (!audio || !hears()) return;
    for (const [pitch, at, length] of SOUNDS[kind]) {
      const tone = audio.createOscillator(), volume = audio.createGain(), begin = audio.currentTime + at;
      tone.frequency.value = pitch, tone.type = "triangle";
      volume.gain.setValueAtTime(0, begin), volume.gain.linearRampToValueAtTime(SOFT, begin + .02), volume.gain.exponentialRampToValueAtTime(.0001, begin + length);
      tone.connect(volume).connect(audio.destination), tone.start(begin), tone.stop(begin + length);
    }
    document.body.dataset.sounded = kind;
  }
  // Never before a click: nobody is startled by a page that has only been opened.
  addEventListener("click", () => { audio ??= new AudioContext(); }, { once: true, capture: true });
  function showSwitch() { switchOf.hidden = false, switchOf.setAttribute("aria-pressed", hears()); }
  switchOf.addEventListener("click", () => { heard = !hears(), localStorage.setItem("sound", heard ? "on" : "off"), showSwitch(), sound("move"); });

  // A notification tells neither the question nor who is asked: others may see the screen.
  async function notify() {
    if (!document.hidden || !isSecureContext || globalThis.Notification?.permission !== "granted") return;
    const what = { body: title, icon: usual, tag: words.match, data: location.href }, worker = await navigator.serviceWorker?.getRegistration();
    if (worker) worker.showNotification(words.turn, what);
    else new Notification(words.turn, what).onclick = () => focus();
  }
  const ask = $("#notify"), asks = () => { ask.hidden = !isSecureContext || globalThis.Notification?.permission !== "default"; };
  ask.addEventListener("click", () => Notification.requestPermission().then(asks));
  $("#insecure").hidden = isSecureContext;
  addEventListener("load", () => setTimeout(() => { showSwitch(), asks(); }, LATER));

  const look = () => ({
    yours: $("#turn").classList.contains("yours"),
    over: !!$("#result h2"),
    entry: +$("#log-lines").lastElementChild?.dataset.entry || 0,
    strike: $("#effects")?.querySelector("[data-effect=strike], [data-effect=loss]") ? +$("#effects").dataset.entry : 0,
  });
  let seen = look();
  function call() {
    const now = look(), before = seen;
    seen = now;
    document.title = now.yours ? `${words.turn} · ${title}` : title;
    const sign = now.yours ? new URL(words.icon, location).href : usual;
    if (icon.href !== sign) icon.href = sign;
    if (now.over && !before.over) sound("end");
    else if (now.strike > before.strike) sound("attack");
    else if (now.yours && !before.yours) sound("turn");
    else if (now.entry > before.entry) sound("move");
    if (now.yours && !before.yours) notify();
  }
  const watch = new MutationObserver(call);
  for (const part of ["#turn", "#result", "#log-lines"]) watch.observe($(part), { childList: true, attributes: true });
  call();
}
