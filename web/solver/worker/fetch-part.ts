import { inTime } from './load-part.ts';

/**
 * Fetches a part of the page: from the server, revalidating the browser's HTTP cache, because that may hold half of a file
 * that was being uploaded; from the offline cache if the server fails or stays silent. (Of several workers with the same
 * script WebKit routes only the first one's requests through the service worker.)
 */
export async function fetchPart(url: string): Promise<Response> {
  const request = new AbortController();
  const sent = inTime(fetch(url, { cache: 'no-cache', signal: request.signal }));
  // Chromium has the next request for the same part wait for one that is pending.
  if (await sent.then(({ ok }) => ok).catch(() => request.abort())) return sent;
  return (await keptPart(url).catch(() => undefined)) ?? sent;
}

/** The cached response; undefined, or a rejection, if there is none. */
async function keptPart(url: string): Promise<Response | undefined> {
  return caches.match(url, { ignoreVary: true });
}
