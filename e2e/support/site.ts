import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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

/** The sentence that tells the newer version from the built one. */
export const NEWER = 'solved as you draw, once more';

const NONE = /^$/;

/** What becomes of requests: each has its file, or an error, or no answer at all. */
type Health = 'well' | 'broken' | 'silent';

/** A web server of one's own, which can be taken away and given another version of the page. */
export class Site {
  /** The paths below the page's address that were asked for, oldest first. */
  readonly asked: string[] = [];
  /** Those of them that were not there. */
  readonly missed: string[] = [];
  #server: Server | null = null;
  #port = 0;
  #folder = built;
  #newer: string | null = null;
  #without = NONE;
  #stale = NONE;
  #health: Health = 'well';

  get address(): string {
    return `http://127.0.0.1:${this.#port}/some/where/`;
  }

  /** Serves the page; after a stop again under the same address. */
  async start(): Promise<void> {
    const server = createServer((request, response) => {
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
        response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(content);
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

  /**
   * Replaces the version that is served by one of which every part has another name, and whose tagline is NEWER. What is not
   * there yet is missing, or is still the older one's.
   */
  renew({ without = NONE, stale = NONE }: { readonly without?: RegExp; readonly stale?: RegExp } = {}): void {
    this.#newer ??= newerVersion();
    this.#folder = this.#newer;
    this.#without = without;
    this.#stale = stale;
  }

  /** The names of the parts of the version that is served. */
  parts(): string[] {
    return readdirSync(join(this.#folder, 'assets')).sort();
  }

  async end(): Promise<void> {
    await this.stop();
    if (this.#newer !== null) rmSync(this.#newer, { recursive: true });
  }
}

/** The built page as a later build would make it: what is different in a part is in the names of all that lead to it. */
function newerVersion(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rubicon-newer-'));
  cpSync(built, folder, { recursive: true });
  const backwards = (hash: string) => [...hash].reverse().join('');
  const renamed = (text: string) =>
    text
      .replace(/(?<=[\w-]+-)[\w-]{8}(?=\.(?:css|js|wasm)\b)/g, backwards)
      .replace(/(?<=revision:[`"])\w{16}(?=[`"])/g, backwards)
      .replaceAll('solved as you draw', NEWER);
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, path);
    if (/\.(?:html|js|css)$/.test(path)) writeFileSync(file, withPolicy(renamed(readFileSync(file, 'utf8'))));
    if (path.startsWith('assets/')) renameSync(file, join(folder, renamed(path)));
  }
  return folder;
}

/** The page with the policy for the script that stands in it, which is another one by now. */
function withPolicy(html: string): string {
  const script = /<script type="module"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1];
  if (script === undefined) return html;
  const hash = createHash('sha256').update(script).digest('base64');
  return html.replace(/(script-src [^;]*)'sha256-[^']*'/, `$1'sha256-${hash}'`);
}
