import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const built = fileURLToPath(new URL('../../dist', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/** The tagline of the newer version. */
export const NEWER = 'see who wins, once more';

const NONE = /^$/;

/** How requests are answered: with the file, with an error, or not at all. */
type Health = 'well' | 'broken' | 'silent';

/** A web server that can be stopped, and given another version of the page. */
export class Site {
  /** The requested paths below the page's address, oldest first. */
  readonly asked: string[] = [];
  /** Those that did not exist. */
  readonly missed: string[] = [];
  #server: Server | null = null;
  #port = 0;
  #folder = built;
  #newer: string | null = null;
  #without = NONE;
  #stale = NONE;
  #health: Health = 'well';
  #cut = NONE;

  get address(): string {
    return `http://127.0.0.1:${this.#port}/some/where/`;
  }

  /** Serves the page; after a stop, at the same address. */
  async start(): Promise<void> {
    const server = createServer((request, response) => {
      if (request.url === '/some/where') {
        response.writeHead(301, { location: '/some/where/' }).end();
        return;
      }
      const path = (request.url ?? '').replace(/^\/some\/where\//, '').replace(/[?#].*$/, '') || 'index.html';
      this.asked.push(path);
      if (this.#health === 'silent') return;
      if (this.#health === 'broken') {
        response.writeHead(503, { 'content-type': 'text/html' }).end('not now');
        return;
      }
      try {
        if (this.#without.test(path)) throw new Error('not on the server');
        const content = readFileSync(join(this.#stale.test(path) ? built : this.#folder, path));
        const type = TYPES[extname(path)] ?? 'application/octet-stream';
        const age = path.startsWith('assets/') ? 'max-age=600' : 'no-cache';
        response.writeHead(200, { 'content-type': type, 'cache-control': age });
        response.end(this.#cut.test(path) ? content.subarray(0, content.length / 2) : content);
      } catch {
        this.missed.push(path);
        response.writeHead(404, { 'content-type': 'text/html' }).end('not here');
      }
    });
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (server === null) return;
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  }

  turn(health: Health): void {
    this.#health = health;
  }

  /** Serves only the first half of these files, without an error, as during an upload. Without an argument, all are complete. */
  cut(paths = NONE): void {
    this.#cut = paths;
  }

  /**
   * Replaces the served version by one in which every part has another name, with the tagline NEWER. Parts not uploaded yet are
   * missing, are the older version's, or are cut.
   */
  renew({
    without = NONE,
    stale = NONE,
    cut = NONE,
  }: {
    readonly without?: RegExp;
    readonly stale?: RegExp;
    readonly cut?: RegExp;
  } = {}): void {
    this.#newer ??= newerVersion();
    this.#cut = cut;
    this.#folder = this.#newer;
    this.#without = without;
    this.#stale = stale;
  }

  /** The names of the parts of the served version. */
  parts(): string[] {
    const names = readdirSync(join(this.#folder, 'assets')).sort();
    // The editor for C++ and the compiler's worker are cached when they are first used.
    return names.filter((name) => !/^(editor|compiler)-/.test(name));
  }

  sizeOf(part: string): number {
    return statSync(join(this.#folder, 'assets', part)).size;
  }

  async end(): Promise<void> {
    await this.stop();
    if (this.#newer !== null) rmSync(this.#newer, { recursive: true });
  }
}

/** Makes a later build from the built page: a changed part changes the names of all files that lead to it. */
function newerVersion(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rubicon-newer-'));
  cpSync(built, folder, { recursive: true });
  const backwards = (hash: string) => [...hash].reverse().join('');
  const renamed = (text: string) =>
    text.replace(/(?<=[\w-]+-)[\w-]{8}(?=\.(?:css|js|wasm)\b)/g, backwards).replaceAll('see who wins', NEWER);
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, path);
    if (/\.(?:html|js|css)$/.test(path)) writeFileSync(file, withPolicy(renamed(readFileSync(file, 'utf8'))));
    if (path.startsWith('assets/')) renameSync(file, join(folder, renamed(path)));
  }
  listAnew(folder);
  return folder;
}

/** Updates the hashes in the service worker's list. */
function listAnew(folder: string): void {
  const file = join(folder, 'service-worker.js');
  const hashOf = (path: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, path)))
      .digest('base64');
  const ENTRY = /(?<=url:[`"])([^`"]+)([`"],revision:)(null|[`"][^`"]+[`"])(,integrity:[`"])[^`"]+/g;
  const entry = (_entry: string, path: string, to: string, revision: string, and: string) =>
    `${path}${to}${revision === 'null' ? revision : `"${hashOf(path).slice(0, 16)}"`}${and}sha256-${hashOf(path)}`;
  writeFileSync(file, readFileSync(file, 'utf8').replace(ENTRY, entry));
}

/** Updates the page's policy for its changed inline script. */
function withPolicy(html: string): string {
  const script = /<script type="module"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1];
  if (script === undefined) return html;
  const hash = createHash('sha256').update(script).digest('base64');
  return html.replace(/(script-src [^;]*)'sha256-[^']*'/, `$1'sha256-${hash}'`);
}
