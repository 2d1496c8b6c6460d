import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** Where the page's own script leaves what later parts import from it. */
const SHARED = 'globalThis.rubicon';

const SCRIPT = /\s*<script type="module"([^>]*?) crossorigin src="\.\/([^"]+)"><\/script>/;
const STYLE = /\s*<link rel="stylesheet" crossorigin href="\.\/([^"]+)">/;
const EXPORTS = /export\{([^}]*)\};?\s*$/;

/**
 * Puts the page's script and style into the page itself: on a slow connection what opens then waits for one answer of the
 * server and not for two. Later parts go on importing from the file that the script would have been, and get what the page
 * has already run.
 */
export function inlineFirstView(): Plugin {
  return {
    name: 'inline-first-view',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'asset' && file.fileName.endsWith('.html'))
            file.source = withFirstView(file.source.toString(), bundle);
      },
    },
  };
}

function withFirstView(html: string, bundle: Bundle): string {
  const [script = '', attributes = '', scriptName = ''] = SCRIPT.exec(html) ?? [];
  const [style = '', styleName = ''] = STYLE.exec(html) ?? [];
  const chunk = bundle[scriptName];
  const css = bundle[styleName];
  if (chunk?.type !== 'chunk' || css?.type !== 'asset')
    throw new Error('the page names no script and style of its own');
  if (chunk.imports.length > 0) throw new Error(`${scriptName} needs ${chunk.imports.join(', ')} as well`);
  delete bundle[styleName];
  const elements = [
    `<style>${css.source.toString().trim()}</style>`,
    `<script type="module"${attributes} data-version="${scriptName}">${runInPage(chunk)}</script>`,
  ];
  return html
    .replace(script, '')
    .replace(style, '')
    .replace('</head>', () => `  ${elements.join('\n    ')}\n  </head>`);
}

/** The chunk as a script of the page; the chunk itself becomes the way to what that script exports. */
function runInPage(chunk: Chunk): string {
  const { code, fileName } = chunk;
  const folder = fileName.replace(/[^/]*$/, '');
  const exported = Array.from((EXPORTS.exec(code)?.[1] ?? '').split(','), (each) => {
    const [local = '', name = local] = each.trim().split(' as ');
    return { local, name };
  });
  const names = exported.map(({ name }) => name);
  chunk.code = `const{${names.map((name, at) => `${name}:e${at}`)}}=${SHARED};export{${names.map((name, at) => `e${at} as ${name}`)}};`;
  return code
    .replace(EXPORTS, () => `${SHARED}={${exported.map(({ local, name }) => `${name}:${local}`)}};`)
    .replaceAll('import.meta.url', `new URL(${JSON.stringify(`./${folder}`)},document.baseURI).href`)
    .replace(/\bimport\(["'`]\.\//g, (call) => `${call}${folder}`)
    .replace(/<(?=\/script|!--)/gi, '\\x3C')
    .trim();
}
