import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import preact from '@preact/preset-vite';
import { defineConfig, type HtmlTagDescriptor, type Plugin, type UserConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { viteSingleFile } from 'vite-plugin-singlefile';
import { LIGHT } from './page/style/colours.ts';
import { drawIcons, icons } from './vite.icons.ts';

/*
 * Two builds from the same sources: `vite build` makes the page as a folder, dist/index.html and its assets;
 * `vite build --mode single` adds dist/rubicon.html, the same page in one file that works from file://.
 */

type Policy = Readonly<Record<string, readonly string[]>>;

const folderPolicy: Policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
};

/** The single file may run exactly the scripts and styles that stand in it. */
function singleFilePolicy(html: string): Policy {
  return {
    ...folderPolicy,
    'script-src': [...hashesOf('script', html), "'wasm-unsafe-eval'"],
    'style-src': hashesOf('style', html),
    'img-src': ['data:', 'blob:'],
    'connect-src': ['data:'],
    'worker-src': ['blob:'],
    'manifest-src': ["'none'"],
  };
}

function hashesOf(tag: 'script' | 'style', html: string): string[] {
  const elements = html.matchAll(new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*?)</${tag}>`, 'g'));
  return Array.from(
    elements,
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}

function withPolicy(html: string, policy: Policy): string {
  const content = Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
  return html.replace(
    '<head>',
    () => `<head>\n    <meta http-equiv="Content-Security-Policy" content="${content}">`,
  );
}

/** Writes the content security policy into the built page; a page under development goes without. */
function contentSecurityPolicy(policyOf: (html: string) => Policy): Plugin {
  return {
    name: 'content-security-policy',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.html')) continue;
          const html = file.source.toString();
          file.source = withPolicy(html, policyOf(html));
        }
      },
    },
  };
}

/** The colours that a visitor has chosen are known to the script: before it has run there is nothing to be painted. */
function paintAfterScript(): Plugin {
  return {
    name: 'paint-after-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace('<script type="module"', '<script type="module" blocking="render"'),
    },
  };
}

/** A picture of the page for those who link to it. Most of them want its whole address: PUBLIC_URL is where the page will be. */
function linkPreview(): Plugin {
  const address = process.env.PUBLIC_URL?.replace(/\/?$/, '/') ?? './';
  const source = new URL('../e2e/looks/preview.png', import.meta.url);
  return {
    name: 'link-preview',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'preview.png', source: readFileSync(source) });
    },
    transformIndexHtml: () => {
      const meta = (attrs: NonNullable<HtmlTagDescriptor['attrs']>) => ({
        tag: 'meta',
        attrs,
        injectTo: 'head' as const,
      });
      return [
        meta({ property: 'og:image', content: `${address}preview.png` }),
        ...(address === './' ? [] : [meta({ property: 'og:url', content: address })]),
        meta({ name: 'twitter:card', content: 'summary_large_image' }),
      ];
    },
  };
}

/** The service worker's own build does not follow the level of what the page's build tells. */
const quietly: Plugin = {
  name: 'quietly',
  config: () => ({ logLevel: 'warn' }),
};

/** The page can be installed, and has a service worker that keeps all of it: web/offline/ registers it. */
const kept = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'offline/worker',
  filename: 'service-worker.ts',
  injectRegister: false,
  includeManifestIcons: false,
  injectManifest: {
    globPatterns: ['index.html', 'assets/*'],
    rollupFormat: 'iife',
    buildPlugins: { vite: [quietly] },
  },
  manifest: {
    name: 'Rubicon 过河卒',
    short_name: 'Rubicon',
    description: 'The river-crossing pawn game: draw a board and see who wins, in how many moves, and how',
    start_url: './',
    scope: './',
    theme_color: LIGHT.paper,
    background_color: LIGHT.paper,
    icons,
  },
});

/** The commit that is built, in short. */
function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

const common: UserConfig = {
  root: import.meta.dirname,
  define: { RUBICON_VERSION: JSON.stringify(`${version} (${commit()})`) },
  base: './',
  publicDir: false,
  server: { fs: { allow: ['..'] } },
};

/** The first versions with light-dark(): for older ones every colour would be written three times. */
const cssTarget = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

/** Preloading what a later part needs costs the first view more than it saves the part. */
const build = { outDir: '../dist', target: 'es2022', cssTarget, modulePreload: false };

/** What the page's first view shares with its later parts stays in one file: many small ones take longer to fetch. */
const neededFirst =
  /node_modules|\/web\/model\/(?!explore|ending|placement-map|toggle)|\/web\/page\/(?!exchange|hidden-|per-app|other-tabs)[\w-]+\.tsx?$|\/web\/page\/frame\/main|\/web\/page\/controls\/(button|leave-to-keys|lazy-view|problem)|\/web\/page\/pictures\/(pictures|pixel)|\/web\/page\/words\/(catalogue|language)|\/web\/page\/board\/view-order|\/web\/page\/examples\/boards|\/web\/solver\/(client|driver|thread|worker\/protocol|worker\/worker\.ts\?worker)/;

const folder: UserConfig = {
  ...common,
  plugins: [
    preact(),
    paintAfterScript(),
    drawIcons('files'),
    linkPreview(),
    kept,
    contentSecurityPolicy(() => folderPolicy),
  ],
  worker: { format: 'es' },
  build: {
    ...build,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'base', test: neededFirst }] } } },
  },
};

const singleFile: UserConfig = {
  ...common,
  plugins: [
    preact(),
    drawIcons('inline'),
    viteSingleFile({ outputFileName: 'rubicon.html' }),
    contentSecurityPolicy(singleFilePolicy),
  ],
  resolve: {
    // Chromium refuses module workers from file://, so this build has its workers inline, as plain scripts.
    alias: [{ find: /\?worker$/, replacement: '?worker&inline' }],
  },
  worker: { format: 'iife' },
  build: { ...build, emptyOutDir: false },
};

export default defineConfig(({ mode }) => (mode === 'single' ? singleFile : folder));
