import { PrecacheController } from 'workbox-precaching';

/*
 * Keeps a version of the page so that all of it works without a connection. The names of its parts are made of what is
 * in them, so the parts of several versions lie side by side, and an open page goes on with its own: a newer version
 * need not wait for it to be closed.
 */

declare const self: ServiceWorkerGlobalScope;

const PAGE = 'index.html';
const PART = /assets\/[\w.-]+/g;

/** Milliseconds that someone who has the page already waits for the server. */
const PATIENCE = 3_000;

const scope = self.registration.scope;
const versions = new PrecacheController({ plugins: [{ cacheWillUpdate: onlyOwn }] });
// The build writes the list of this version's files in place of the name.
versions.addToCacheList(self.__WB_MANIFEST);

/** A server that has another version by now may send its page, or a page in place of a part: neither is kept. */
async function onlyOwn({ request, response }: { request: Request; response: Response }) {
  if (!response.ok) return null;
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (isPage !== request.url.endsWith(PAGE)) return null;
  if (!isPage) return response;
  const named = (await response.clone().text()).match(PART) ?? [];
  return named.every((part) => versions.getCacheKeyForURL(part) !== undefined) ? response : null;
}

/** The server's page, which is the newest one; the kept one when the server is out of reach, broken or slow. */
async function openPage(request: Request): Promise<Response> {
  const kept = await versions.matchPrecache(PAGE).catch(() => undefined);
  if (kept === undefined) return fetch(request);
  const impatience = new AbortController();
  const timer = setTimeout(() => impatience.abort(), PATIENCE);
  try {
    const sent = await fetch(request, { cache: 'no-cache', signal: impatience.signal });
    return sent.status < 500 ? sent : kept;
  } catch {
    return kept;
  } finally {
    clearTimeout(timer);
  }
}

/** A part of any version that is kept. */
async function findPart(request: Request): Promise<Response> {
  const cache = await self.caches.open(versions.strategy.cacheName).catch(() => undefined);
  return (await cache?.match(request.url, { ignoreVary: true })) ?? fetch(request);
}

/** Drops the parts of older versions when no page is open that might ask for them, and no newer version is on its way. */
async function dropOthers(event: ExtendableEvent): Promise<void> {
  const { installing, waiting } = self.registration;
  const open = await self.clients.matchAll({ includeUncontrolled: true });
  if (open.length === 0 && installing === null && waiting === null) await versions.activate(event);
}

self.addEventListener('install', (event) => {
  event.waitUntil(versions.install(event).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const [place = ''] = request.url.slice(scope.length).split(/[?#]/);
  if (!request.url.startsWith(scope)) return;
  if (request.mode === 'navigate' && (place === '' || place === PAGE)) {
    event.respondWith(openPage(request));
    event.waitUntil(dropOthers(event));
  } else if (place.startsWith('assets/')) {
    event.respondWith(findPart(request));
  }
});
