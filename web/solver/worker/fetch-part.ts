/**
 * Fetches a part of the page from a worker, from the cache first: of several workers with the same script WebKit routes
 * only the first one's requests through the service worker.
 */
export async function fetchPart(url: string): Promise<Response> {
  return (await keptPart(url).catch(() => undefined)) ?? fetch(url);
}

/** The cached response; undefined, or a rejection, if there is none. */
async function keptPart(url: string): Promise<Response | undefined> {
  return caches.match(url, { ignoreVary: true });
}
