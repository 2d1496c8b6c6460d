import { files, readFile } from './kept-files.ts';

declare const self: ServiceWorkerGlobalScope;

/** Timeout (ms) for the server when the page is cached. */
const PATIENCE = 3_000;

const PART = /assets\/[\w.-]+/g;

/**
 * The server's page, which is the newest; the cached one if the server is unreachable, broken, slow, or half updated. A page that
 * `isAlone` (all in one file) is large and has no parts, so it is not checked before it is shown.
 */
export async function openPage(event: FetchEvent, isAlone: boolean): Promise<Response> {
  const { request } = event;
  const kept = await readFile('index.html', event).catch(() => undefined);
  if (kept === undefined) return fetch(request);
  const impatience = new AbortController();
  const { signal } = impatience;
  const timer = setTimeout(() => impatience.abort(), PATIENCE);
  try {
    const sent = await fetch(request, { cache: 'no-cache', signal });
    if (sent.status === 404 || sent.status >= 500) return kept;
    return isAlone || !sent.ok || (await isWhole(sent.clone(), signal)) ? sent : kept;
  } catch {
    return kept;
  } finally {
    clearTimeout(timer);
  }
}

/** Whether a page is complete, and its parts are cached or on the server. */
async function isWhole(page: Response, signal: AbortSignal): Promise<boolean> {
  const text = await page.text();
  const parts = new Set(text.match(PART));
  const found = await Promise.all(Array.from(parts, (part) => isThere(part, signal)));
  return /<\/html>\s*$/.test(text) && found.every(Boolean);
}

async function isThere(part: string, signal: AbortSignal): Promise<boolean> {
  if (files.getCacheKeyForURL(part) !== undefined) return true;
  const { ok, headers } = await fetch(part, { method: 'HEAD', cache: 'no-cache', signal });
  // Some servers send a page for missing files.
  return ok && headers.get('content-type')?.startsWith('text/html') !== true;
}
