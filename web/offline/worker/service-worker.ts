import { files, readFile } from './kept-files.ts';
import { openPage } from './open-page.ts';

/*
 * Caches a version of the page, so that all of it works without a connection. The names of its parts contain their hashes, so
 * the parts of several versions coexist, and an open page keeps using its own: a newer version need not wait for it to be closed.
 */

declare const self: ServiceWorkerGlobalScope;

const scope = self.registration.scope;

const PAGE = ['', 'index.html'];
/** The whole page in one file, served instead of the page if the server is unreachable. */
const ALONE = 'rubicon.html';

/** A part of this version as it was built, else whatever the server has, else a part of another version that is still cached. */
async function findPart(event: FetchEvent): Promise<Response> {
  const { request } = event;
  // A worker's script may be requested with a query, see solver/thread.ts.
  const [url = ''] = request.url.split('?');
  if (files.getCacheKeyForURL(url) !== undefined) return readFile(url, event).catch(() => fetch(request));
  const options = { ignoreVary: true, ignoreSearch: true };
  const cached = await self.caches.match(url, options).catch(() => undefined);
  return cached ?? fetch(request);
}

/** Deletes the parts of older versions if no open page might ask for them and no newer version is being installed. */
async function dropOthers(event: ExtendableEvent): Promise<void> {
  const { installing, waiting } = self.registration;
  const open = await self.clients.matchAll({ includeUncontrolled: true });
  if (open.length === 0 && installing === null && waiting === null) await files.activate(event);
}

/**
 * The folder without its slash is outside the worker's scope. Offline it opens only if the browser has cached the server's
 * redirect.
 */
async function cacheRedirect(): Promise<void> {
  const folder = scope.replace(/\/$/, '');
  if (folder !== self.origin) await fetch(folder, { redirect: 'manual' }).catch(() => {});
}

self.addEventListener('install', (event) => {
  event.waitUntil(cacheRedirect());
  event.waitUntil(files.install(event).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const [place = ''] = request.url.slice(scope.length).split(/[?#]/);
  if (!request.url.startsWith(scope)) return;
  if (request.mode === 'navigate' && [...PAGE, ALONE].includes(place)) {
    event.respondWith(openPage(event, place === ALONE));
    event.waitUntil(dropOthers(event));
  } else if (place.startsWith('assets/')) {
    event.respondWith(findPart(event));
  }
});
