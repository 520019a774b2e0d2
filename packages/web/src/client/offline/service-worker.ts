/// <reference lib="webworker" />
import type { NotificationTexts } from '../push/notification-texts.ts';

/** Caches the whole client on the device, so that a game against bots needs no network after the first visit. */
const scope = self as unknown as ServiceWorkerGlobalScope;

// Both are filled in by the build.
const FILES = '__FILES__'.split(' ');
const CACHE = 'parlour-__BUILD__';

/** Notification texts are kept across builds. */
const CALLS_CACHE = 'parlour-notifications';
const CALL_WORDS = '/notification-texts';

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
      .then((names) => Promise.all(names.filter((name) => name !== CACHE && name !== CALLS_CACHE).map((name) => caches.delete(name))))
      .then(() => scope.clients.claim()),
  );
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => cached('/', request)));
  else if (pathname.startsWith('/assets/')) event.respondWith(cached(request, request));
});

async function cached(key: RequestInfo, request: Request): Promise<Response> {
  return (await caches.match(key)) ?? fetch(request);
}

scope.addEventListener('message', (event) => {
  event.waitUntil(keepWords(event.data as NotificationTexts));
});

async function keepWords(words: NotificationTexts): Promise<void> {
  const cache = await caches.open(CALLS_CACHE);
  await cache.put(CALL_WORDS, new Response(JSON.stringify(words)));
}

/** The notification of a turn in a correspondence match. */
interface Call {
  readonly table: string;
  readonly game: string;
  readonly match: string;
}

scope.addEventListener('push', (event) => {
  const call = event.data?.json() as Call | undefined;
  if (call !== undefined) event.waitUntil(show(call));
});

async function show({ table, game, match }: Call): Promise<void> {
  const cached = await caches.match(CALL_WORDS);
  const words = cached === undefined ? undefined : ((await cached.json()) as NotificationTexts);
  await scope.registration.showNotification(words?.title ?? 'Parlour', {
    body: (words?.at ?? '{code}').replace('{game}', words?.games[game] ?? '').replace('{code}', table),
    icon: '/icon-192.png',
    // The next notification of the same match replaces this one.
    tag: match,
    data: { table },
  });
}

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { table } = event.notification.data as { table: string };
  event.waitUntil(goTo(`/t/${table}`));
});

/** Focuses a window that is at the table already, else opens a new one. */
async function goTo(path: string): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((client) => new URL(client.url).pathname === path);
  await (there === undefined ? scope.clients.openWindow(path) : there.focus());
}
