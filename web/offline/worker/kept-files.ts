import { PrecacheController } from 'workbox-precaching';

declare const self: ServiceWorkerGlobalScope;

type Plugin = NonNullable<
  NonNullable<ConstructorParameters<typeof PrecacheController>[0]>['plugins']
>[number];

/** Only files with the hash listed by the build are cached and served from the cache. */
const byHash: Plugin = {
  /** Ignores a cached file with another hash, for example one fetched in the middle of an upload. */
  async cachedResponseWillBeUsed({ request, cachedResponse }) {
    if (cachedResponse === undefined) return undefined;
    const digest = await crypto.subtle.digest('SHA-256', await cachedResponse.clone().arrayBuffer());
    const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
    return files.getIntegrityForCacheKey(request.url) === `sha256-${hash}` ? cachedResponse : undefined;
  },
  /** Fetches again, past the browser's HTTP cache, which may have a bad copy, too. */
  async handlerDidError({ event, request }) {
    if (request.cache === 'reload') return undefined;
    return read(event, new Request(request, { cache: 'reload' }));
  },
};

/** The files of this version. */
export const files = new PrecacheController({ plugins: [byHash] });
// The build replaces the name by the list.
files.addToCacheList(self.__WB_MANIFEST);

/**
 * A file of this version from the cache or, if it is not there as built, from the server; it is cached then. Rejects if the
 * server does not have it either.
 */
export async function readFile(url: string, event: ExtendableEvent): Promise<Response> {
  const integrity = files.getIntegrityForCacheKey(files.getCacheKeyForURL(url) ?? '');
  if (integrity === undefined) throw new Error(`${url} is no file of this version`);
  return read(event, new Request(url, { integrity }));
}

/** Outside of an installation Workbox caches what it fetches only if it is given the hash again. */
function read(event: ExtendableEvent, request: Request): Promise<Response> {
  return files.strategy.handle({ event, request, params: { integrity: request.integrity } });
}
