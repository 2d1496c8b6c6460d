import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { LIGHT } from './page/style/colours.ts';
import { icons } from './vite.icons.ts';

const SERVICE_WORKER = resolve(import.meta.dirname, 'offline/worker/service-worker.ts');
const MANIFEST = 'manifest.webmanifest';

/** The editor for C++ and the compiler's worker cache themselves when they are first used. */
const FOR_CODE = /^assets\/(editor|compiler)-/;

const manifest = {
  name: 'Rubicon 过河卒',
  short_name: 'Rubicon',
  description: 'The river-crossing pawn game: draw a board and see who wins, in how many moves, and how',
  lang: 'en',
  start_url: './',
  scope: './',
  display: 'standalone',
  theme_color: LIGHT['--paper'],
  background_color: LIGHT['--paper'],
  icons,
};

/**
 * The list for the service worker: the page with its version as revision, and its parts, whose names contain their hashes. The
 * page comes first: if the server has another version of it, no part is requested.
 */
function listOf(folder: string, files: readonly string[]) {
  const hashOf = (url: string) =>
    createHash('sha256')
      .update(readFileSync(resolve(folder, url)))
      .digest('base64');
  const entryOf = (url: string, revision: string | null) => ({
    url,
    revision,
    integrity: `sha256-${hashOf(url)}`,
  });
  const parts = files.filter((file) => file.startsWith('assets/') && !FOR_CODE.test(file)).sort();
  return [
    entryOf('index.html', hashOf('index.html').slice(0, 16)),
    ...parts.map((part) => entryOf(part, null)),
  ];
}

/** Makes the page installable, with a service worker that caches all of it (registered by web/offline/) and has licences, too. */
export function keptOffline(licences: Plugin): Plugin {
  return {
    name: 'kept-offline',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: `./${MANIFEST}` }, injectTo: 'head' },
    ],
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: MANIFEST, source: JSON.stringify(manifest) });
    },
    /** A separate build, because a service worker is a plain script that shares no part with the page. */
    async writeBundle({ dir = '' }, bundle) {
      await build({
        configFile: false,
        root: import.meta.dirname,
        logLevel: 'warn',
        publicDir: false,
        plugins: [licences],
        define: { 'self.__WB_MANIFEST': JSON.stringify(listOf(dir, Object.keys(bundle))) },
        build: {
          outDir: dir,
          emptyOutDir: false,
          target: 'es2022',
          modulePreload: false,
          rolldownOptions: {
            input: SERVICE_WORKER,
            output: { format: 'iife', entryFileNames: basename(SERVICE_WORKER).replace(/\.ts$/, '.js') },
          },
        },
      });
    },
  };
}
