import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** The global through which later parts import from the page's inline script. */
const SHARED = 'globalThis.rubicon';

const SCRIPT = /\s*<script type="module"([^>]*?) crossorigin src="\.\/([^"]+)"><\/script>/;
const STYLE = /\s*<link rel="stylesheet" crossorigin href="\.\/([^"]+)">/;
const EXPORTS = /export\{([^}]*)\};?\s*$/;

/**
 * Inlines the page's script and style: on a slow connection the first view then needs one response of the server instead of two.
 * Later parts still import from the script's file, which re-exports what the page has already run.
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
  if (chunk.viteMetadata?.importedCss.size)
    throw new Error(`${scriptName} imports a style: import it in page/style/main.css`);
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

/** Turns the chunk into an inline script; the chunk itself then re-exports what that script provides. */
function runInPage(chunk: Chunk): string {
  const { code, fileName } = chunk;
  const folder = fileName.replace(/[^/]*$/, '');
  const exported = Array.from((EXPORTS.exec(code)?.[1] ?? '').split(','), (each) => {
    const [local = '', name = local] = each.trim().split(' as ');
    return { local, name };
  });
  const exports = exported.map(({ name }, at) => `e${at} as ${name}`);
  chunk.code = `const[${exports.map((_, at) => `e${at}`)}]=${SHARED};export{${exports}};`;
  return (
    code
      .replace(EXPORTS, () => `${SHARED}=[${exported.map(({ local }) => local)}];`)
      // The service worker looks for the names of parts with their folder.
      .replace(
        /new URL\(([`"'])([^`"']+)\1,import\.meta\.url\)/g,
        `new URL($1./${folder}$2$1,document.baseURI)`,
      )
      .replaceAll('import.meta.url', `new URL(${JSON.stringify(`./${folder}`)},document.baseURI).href`)
      .replace(/\bimport\(["'`]\.\//g, (call) => `${call}${folder}`)
      .replace(/<(?=\/script|!--)/gi, '\\x3C')
      .trim()
  );
}
