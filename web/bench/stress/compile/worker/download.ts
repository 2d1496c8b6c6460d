import { inTime } from '../../../../solver/worker/load-part.ts';
import type { CompilerPart } from '../model/parts.ts';
import type { LoadFlaw } from './protocol.ts';

/** The compiler's own cache, apart from that of the page's parts, which come and go with its versions. */
const CACHE = 'rubicon-compiler';

/** Why a part could not be loaded. */
export class PartError extends Error {
  constructor(readonly flaw: LoadFlaw) {
    super(flaw);
  }
}

export interface Part {
  /** The compressed bytes. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly isStored: boolean;
}

/** The cached part; null if there is none. One that was not cached as it was built is deleted. */
export async function storedPart(part: CompilerPart, url: string): Promise<Part | null> {
  try {
    const cache = await caches.open(CACHE);
    const response = await cache.match(url);
    if (response === undefined) return null;
    const bytes = new Uint8Array(await response.arrayBuffer());
    if ((await hashOf(bytes)) === part.hash) return { bytes, isStored: true };
    await cache.delete(url);
    return null;
  } catch {
    // Cache Storage is missing on an insecure address, and may be denied.
    return null;
  }
}

/**
 * Downloads a part and caches it. One that is not as it was built is downloaded once more, past the browser's cache. Throws a
 * PartError.
 */
export async function downloadPart(
  part: CompilerPart,
  url: string,
  report: (bytes: number) => void,
): Promise<Part> {
  let bytes = await fetchPart(part, url, 'default', report);
  if ((await hashOf(bytes)) !== part.hash) bytes = await fetchPart(part, url, 'reload', report);
  if ((await hashOf(bytes)) !== part.hash) throw new PartError('damaged');
  return { bytes, isStored: await store(url, bytes) };
}

/** Deletes the parts of other versions, and caches the worker's script, which the service worker finds here. */
export async function keepOnly(urls: readonly string[], script: string): Promise<void> {
  try {
    const cache = await caches.open(CACHE);
    const keys = await cache.keys();
    const others = keys.filter(({ url }) => url !== script && !urls.includes(url));
    await Promise.all(others.map((key) => cache.delete(key)));
    if (!keys.some(({ url }) => url === script)) await cache.add(script);
  } catch {
    // Cache Storage is missing on an insecure address, and may be denied or full.
  }
}

/** The bytes of a part as the server sends them: fewer or more than expected if it is another file. */
async function fetchPart(
  { packed }: CompilerPart,
  url: string,
  cache: RequestCache,
  report: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const request = new AbortController();
  const response = await inTime(fetch(url, { cache, signal: request.signal })).catch(() => {
    request.abort();
    throw new PartError('offline');
  });
  // Some servers send a page for missing files.
  const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
  if (response.status === 404 || (response.ok && isPage)) throw new PartError('absent');
  if (!response.ok || response.body === null) throw new PartError('offline');
  const bytes = new Uint8Array(packed);
  let length = 0;
  try {
    for (const reader = response.body.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done || length + value.length > packed) break;
      bytes.set(value, length);
      length += value.length;
      report(length);
    }
  } catch {
    throw new PartError('offline');
  }
  return bytes.subarray(0, length);
}

async function store(url: string, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  try {
    const cache = await caches.open(CACHE);
    await cache.put(url, new Response(bytes));
    return true;
  } catch {
    // The quota is exceeded, or storage is denied.
    return false;
  }
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
