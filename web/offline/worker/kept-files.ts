import { PrecacheController } from 'workbox-precaching';

declare const self: ServiceWorkerGlobalScope;

type Plugin = NonNullable<
  NonNullable<ConstructorParameters<typeof PrecacheController>[0]>['plugins']
>[number];

/** The hash listed by the build decides what is cached and what is served from the cache, whoever has cached it. */
const byHash: Plugin = {
  /** Passes over a cached file with another hash, such as half of one that the server had while it was uploaded. */
  async cachedResponseWillBeUsed({ request, cachedResponse }) {
    if (cachedResponse === undefined) return undefined;
    const digest = await crypto.subtle.digest('SHA-256', await cachedResponse.clone().arrayBuffer());
    const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
    return files.getIntegrityForCacheKey(request.url) === `sha256-${hash}` ? cachedResponse : undefined;
  },
  /** Fetches once more, past the browser's HTTP cache, which may have a bad copy too. */
  async handlerDidError({ event, request }) {
    if (request.cache === 'reload') return undefined;
    return read(event, new Request(request, { cache: 'reload' }));
  },
};

/** The files of this version. */
export const files = new PrecacheController({ plugins: [byHash] });
// The build writes the list in place of the name.
files.addToCacheList(self.__WB_MANIFEST);

/**
 * A file of this version from the cache, or from the server if the cache does not have it as it was built; it is cached then.
 * Rejects if the server does not have it either.
 */
export async function readFile(url: string, event: ExtendableEvent): Promise<Response> {
  const integrity = files.getIntegrityForCacheKey(files.getCacheKeyForURL(url) ?? '');
  if (integrity === undefined) throw new Error(`${url} is no file of this version`);
  return read(event, new Request(url, { integrity }));
}

/** Workbox caches what it fetches outside of an installation only if it is told the hash once more. */
function read(event: ExtendableEvent, request: Request): Promise<Response> {
  return files.strategy.handle({ event, request, params: { integrity: request.integrity } });
}
