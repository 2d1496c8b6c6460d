/** The cache of precompiled headers, which are made in this browser. */
const CACHE = 'rubicon-header';

/** A precompiled header of an earlier compilation; null if there is none. `url` names the compiler's version and the standard. */
export async function storedHeader(url: string): Promise<Uint8Array | null> {
  try {
    const cache = await caches.open(CACHE);
    const response = await cache.match(url);
    return response === undefined ? null : new Uint8Array(await response.arrayBuffer());
  } catch {
    // Cache Storage is missing on an insecure address, and may be denied.
    return null;
  }
}

/** Caches a precompiled header in place of all others, which belong to older compilers or are seldom used. */
export async function keepHeader(url: string, header: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    await caches.delete(CACHE);
    const cache = await caches.open(CACHE);
    await cache.put(url, new Response(header));
  } catch {
    // The quota is exceeded, or storage is denied.
  }
}
