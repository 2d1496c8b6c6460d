import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import preact from '@preact/preset-vite';
import { defineConfig, type HtmlTagDescriptor, type Plugin, type UserConfig } from 'vite';
import { viteSingleFile } from 'vite-plugin-singlefile';
import type { CompilerPart } from './bench/stress/compile/model/parts.ts';
import { compilerParts, keptParts, withCompiler } from './vite.compiler.ts';
import { delayParts } from './vite.delay.ts';
import { inlineFirstView } from './vite.first-view.ts';
import { drawIcons } from './vite.icons.ts';
import { importParts } from './vite.import-part.ts';
import { addLicences } from './vite.licences.ts';
import { keptOffline } from './vite.offline.ts';
import { addWorkerQuery } from './vite.worker-query.ts';

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

/** Allows the page's inline script and style by hash; all others are files. */
function folderPagePolicy(html: string): Policy {
  return {
    ...folderPolicy,
    'script-src': [...(folderPolicy['script-src'] ?? []), ...hashesOf('script', html)],
    'style-src': [...(folderPolicy['style-src'] ?? []), ...hashesOf('style', html)],
  };
}

/** Allows exactly the inline scripts and styles, by hash. */
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

/** Adds the content security policy to the built page; during development there is none. */
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

/** Delays the first paint until the script has set the visitor's theme. */
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

/** Has the browser load the solver's script and module beside the page's script, which asks for them. */
function preloadSolver(): Plugin {
  return {
    name: 'preload-solver',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        const html = page?.type === 'asset' ? page.source.toString() : '';
        const script = bundle[/<script [^>]*src="\.\/([^"]+)"/.exec(html)?.[1] ?? ''];
        if (page?.type !== 'asset' || script?.type !== 'chunk') throw new Error('the page has no script');
        const links = Array.from(script.code.matchAll(/new URL\([`"']([^`"']+)/g), ([, name = '']) =>
          name.endsWith('.wasm')
            ? `<link rel="preload" as="fetch" crossorigin href="./assets/${name}">`
            : `<link rel="modulepreload" href="./assets/${name}">`,
        );
        page.source = html.replace('<script', () => `${links.join('\n    ')}\n    <script`);
      },
    },
  };
}

/**
 * Adds the preview picture for links to the page. Most services need its absolute address: PUBLIC_URL is where the page will be.
 */
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

/** The short hash of the built commit. */
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

/** What the sources read of the build; `compiler` lists the parts of the C++ compiler, null for a page without it. */
const defined = (compiler: readonly CompilerPart[] | null) => ({
  RUBICON_VERSION: JSON.stringify(`${version} (${commit()})`),
  RUBICON_COMPILER: JSON.stringify(compiler),
});

const common: UserConfig = {
  root: import.meta.dirname,
  base: './',
  publicDir: false,
  server: { fs: { allow: ['..'] } },
};

/** The first versions with light-dark(): older ones would need every colour three times. */
const cssTarget = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

/** The files of a later part are requested together; every browser with light-dark() supports that natively. */
const build = { outDir: '../dist', target: 'es2022', cssTarget, modulePreload: { polyfill: false } };

/**
 * A first visit loads three files, each with all its imports: one up to the verdict, one for everything else
 * on the screen, one for what is not seen at first. One large file loads faster than many small ones. Others
 * hold what concerns texts with several boards, and what the bench's tools share.
 */
const together = [
  { name: 'base', test: /\/web\/page\/frame\/main\.tsx$/ },
  {
    name: 'after-verdict',
    test: /\/web\/(page\/(frame\/after-verdict|words\/memory|not-kept|open-board|per-app)|study\/(on-board|moves\/moves-panel))\.tsx?$/,
  },
  {
    name: 'unseen',
    test: /\/web\/(page\/(board\/zooming|frame\/unseen|licences|take-given)|study\/line\/variations|offline\/offline)\.tsx?$/,
  },
  { name: 'texts', test: /\/web\/share\/(collection|exchange-dialog)\.tsx$/ },
  {
    name: 'bench',
    test: /\/web\/bench\/(bench|text-source|windowed|batch\/batch|contest\/contest-field)\.tsx?$/,
  },
];

const folder = (compiler: readonly CompilerPart[] | null, licences: Plugin): UserConfig => ({
  ...common,
  define: defined(compiler),
  plugins: [
    withCompiler(compiler ?? []),
    importParts(),
    addWorkerQuery(),
    preact(),
    paintAfterScript(),
    preloadSolver(),
    drawIcons('files'),
    linkPreview(),
    keptOffline(licences),
    licences,
    inlineFirstView(),
    contentSecurityPolicy(folderPagePolicy),
    delayParts(),
  ],
  worker: { format: 'es', plugins: () => [licences] },
  build: {
    ...build,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: together } } },
  },
});

const singleFile = (licences: Plugin): UserConfig => ({
  ...common,
  define: defined(null),
  plugins: [
    preact(),
    drawIcons('inline'),
    licences,
    viteSingleFile({ outputFileName: 'rubicon.html' }),
    contentSecurityPolicy(singleFilePolicy),
  ],
  resolve: {
    // Chromium refuses module workers from file://, so this build inlines its workers as plain scripts.
    alias: [{ find: /\?worker$/, replacement: '?worker&inline' }],
  },
  worker: { format: 'iife', plugins: () => [licences] },
  build: { ...build, emptyOutDir: false },
});

export default defineConfig(async ({ command, mode }) => {
  if (mode === 'single') return singleFile(addLicences('inline'));
  return folder(command === 'build' ? await compilerParts() : keptParts(), addLicences('file'));
});
