// The service worker: shows one page of its own when the server cannot be reached. It keeps nothing that anybody has seen or played.
"use strict";
const KEPT = "offline-1", OFFLINE = "/static/offline.html", FILES = [OFFLINE, "/static/pages.css", "/static/sign.svg"];

self.addEventListener("install", (event) => event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(
  caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)))).then(() => self.clients.claim()),
));
// Pages always come from the server; files are kept by the browser itself. Only without a server these few are taken from here.
self.addEventListener("fetch", (event) => {
  const { request } = event, path = new URL(request.url).pathname;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)));
  else if (FILES.includes(path) && !new URL(request.url).search) event.respondWith(fetch(request).catch(() => caches.match(path)));
});
// What the server wanted to say, encrypted for this browser: a game and what happened, nothing of what anybody holds.
self.addEventListener("push", (event) => {
  let told = {};
  try { told = event.data.json(); } catch { return; }
  const data = new URL(String(told.path ?? "/"), self.location.origin);
  if (data.origin === self.location.origin) event.waitUntil(self.registration.showNotification(String(told.title), { body: String(told.body), tag: String(told.tag), icon: "/static/sign-192.png", data: data.href }));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.matchAll({ type: "window" }).then((all) => (all.find((one) => one.url === event.notification.data) || all[0])?.focus() || self.clients.openWindow(event.notification.data)));
});
