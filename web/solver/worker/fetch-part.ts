/**
 * A part of the page for a thread. Of several threads with one script WebKit lets the service worker serve only the first:
 * what is kept is looked for here before the server is asked.
 */
export async function fetchPart(url: string): Promise<Response> {
  return (await keptPart(url).catch(() => undefined)) ?? fetch(url);
}

/** Rejects, or finds nothing, where the browser keeps nothing. */
async function keptPart(url: string): Promise<Response | undefined> {
  return caches.match(url, { ignoreVary: true });
}
