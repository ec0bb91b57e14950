// Asks the browser for an address to which the server may send notices; it knows no game.
"use strict";
{
  const form = document.querySelector("#push"), possible = isSecureContext && "PushManager" in window && navigator.serviceWorker;
  const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
  if (form && possible) {
    form.hidden = false;
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      if (await Notification.requestPermission() !== "granted") return;
      await navigator.serviceWorker.register("/worker.js");
      const worker = await navigator.serviceWorker.ready;
      const found = (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(form.dataset.key) })).toJSON();
      form.elements.endpoint.value = found.endpoint, form.elements.p256dh.value = found.keys.p256dh, form.elements.auth.value = found.keys.auth;
      form.submit();
    });
  }
}
