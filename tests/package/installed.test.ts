import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import e2e from '../../e2e/playwright.config.ts';

const run = promisify(execFile);
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const archive = `rubicon-${version}.tgz`;

/** A new project elsewhere, with the package installed as its README describes. */
const project = mkdtempSync(join(tmpdir(), 'rubicon-package-'));
const inside = { cwd: project };
const write = (name: string, text: string) => writeFileSync(join(project, name), text);
const installed = (name: string) => readFileSync(join(project, 'node_modules/rubicon', name), 'utf8');

/** The code block of a language in the package's README. */
function shown(language: string): string {
  const block = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(
    installed('README.md'),
  )?.[1];
  if (block === undefined) throw new Error(`The README has no block of ${language}.`);
  return block;
}

beforeAll(async () => {
  write('package.json', '{ "private": true, "type": "module" }');
  copyFileSync(`build/${archive}`, join(project, archive));
  await run('npm', ['install', `./${archive}`, '--offline', '--no-audit', '--no-fund'], inside);
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

describe('the installed package', () => {
  it('is installed as its README says, in the version of the project, and needs nothing else', () => {
    expect(installed('README.md')).toContain(`\n    npm install ./${archive}\n`);
    const manifest = JSON.parse(installed('package.json'));
    expect(manifest.version).toBe(version);
    expect(manifest.dependencies).toBeUndefined();
  });

  it('has its licence, and those of what Emscripten has linked into its modules', () => {
    expect(JSON.parse(installed('package.json')).license).toBe('MIT');
    expect(installed('LICENSE')).toBe(readFileSync('LICENSE', 'utf8'));
    expect(installed('licenses.txt')).toMatch(/Emscripten authors[\s\S]*Rich Felker/);
  });

  it('runs the example of its README in Node, which prints what the README says', async () => {
    write('example.js', shown('js'));
    const { stdout, stderr } = await run(process.execPath, ['example.js'], inside);
    expect(stdout).toBe(shown('text'));
    expect(stderr).toBe('');
  });

  it('finds the module of the textbook solver too, and takes sources as well', async () => {
    write(
      'sources.js',
      `import { readFile } from 'node:fs/promises';
       import { fileURLToPath } from 'node:url';
       import { compileRubicon, loadRubicon } from 'rubicon';
       import { loadTextbook } from 'rubicon/textbook';

       const bytes = await readFile(fileURLToPath(import.meta.resolve('rubicon/rubicon.wasm')));
       for (const source of [bytes, compileRubicon(), compileRubicon(bytes)]) {
         const rubicon = await loadRubicon(await source);
         const board = rubicon.parseBoard('#.#\\nO.O\\n.X.');
         const run = (await loadTextbook()).open(board);
         run.seek(Infinity);
         console.log(run.mark(rubicon.position(board)).value);
       }`,
    );
    const { stdout } = await run(process.execPath, ['sources.js'], inside);
    expect(stdout).toBe("{ winner: 'black', distance: 2 }\n".repeat(3));
  });

  it.each([
    ['nodenext', 'nodenext'],
    ['bundler', 'esnext'],
  ])('has types for the example, its modules being resolved as %s', async (moduleResolution, module) => {
    write('example.ts', shown('js'));
    write(
      'wrong.ts',
      shown('js').replace(
        /^.*'red'/m,
        "// @ts-expect-error\nconst position = rubicon.position(board, 'green'",
      ),
    );
    const compilerOptions = {
      strict: true,
      noEmit: true,
      skipLibCheck: false,
      skipDefaultLibCheck: true,
      target: 'es2022',
      module,
      moduleResolution,
      types: [],
    };
    write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['example.ts', 'wrong.ts'] }));
    const { stdout } = await run(resolve('node_modules/.bin/tsc'), [], inside).catch((error) => error);
    expect(stdout).toBe('');
  });

  it('has the same types where TypeScript ignores its exports', () => {
    const { exports, types, typesVersions } = JSON.parse(installed('package.json'));
    expect(types).toBe(exports['.'].types);
    const others = Object.entries<{ types?: string }>(exports).filter(
      ([path, entry]) => path !== '.' && entry.types !== undefined,
    );
    expect(typesVersions['*']).toEqual(
      Object.fromEntries(others.map(([path, entry]) => [path.replace('./', ''), [entry.types]])),
    );
  });

  it('is bundled by Vite into one script and the module, and solves the board of its README in a browser', async () => {
    write('index.html', shown('html'));
    const vite = resolve('node_modules/.bin/vite');
    const { stdout, stderr } = await run(vite, ['build', '--base', './', '--logLevel', 'warn'], inside);
    expect(stdout + stderr).toBe('');
    const made = readdirSync(join(project, 'dist/assets')).map((name) => extname(name));
    expect(made.sort()).toEqual(['.js', '.wasm']);
    const server = await preview({
      root: project,
      configFile: false,
      preview: { host: '127.0.0.1', port: 0 },
    });
    const chrome = await chromium.launch(
      e2e.projects?.find(({ name }) => name === 'chromium')?.use?.launchOptions,
    );
    try {
      const page = await chrome.newPage();
      await page.goto(server.resolvedUrls?.local[0] ?? '');
      await page.getByText('black 2', { exact: true }).waitFor();
    } finally {
      await chrome.close();
      await server.close();
    }
  });
});
