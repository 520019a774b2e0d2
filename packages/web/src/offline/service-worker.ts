/// <reference lib="webworker" />
/** Keeps the whole client on the device, so that a game against bots needs no network after the first visit. */
const scope = self as unknown as ServiceWorkerGlobalScope;

// Both are filled in by the build.
const FILES = '__FILES__'.split(' ');
const CACHE = 'parlour-__BUILD__';

scope.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(['/', ...FILES]))
      .then(() => scope.skipWaiting()),
  );
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => scope.clients.claim()),
  );
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => kept('/', request)));
  else if (pathname.startsWith('/assets/')) event.respondWith(kept(request, request));
});

async function kept(key: RequestInfo, request: Request): Promise<Response> {
  return (await caches.match(key)) ?? fetch(request);
}
