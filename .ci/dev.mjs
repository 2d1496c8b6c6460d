// Serves the page during development: Vite watches what the page imports; a change of C or of a module's exports relinks the
// modules, then reloads the page. Ends with Ctrl-C. Usage: dev.mjs <port>
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { relative, resolve } from 'node:path';
import { createServer } from 'vite';

const FOLDER = 'build/dev';
const MODULES = ['module', `MODULE_DIR=${FOLDER}`, 'LINK=-O1'];
const COMPILER = 'build/compiler/manifest.json';

const makes = new Set();

/** Whether make built the targets. */
async function make(targets) {
  const args = ['--silent', `--jobs=${availableParallelism()}`, ...targets];
  const made = spawn('make', args, { stdio: 'inherit', env: { ...process.env, MAKEFLAGS: '' } });
  makes.add(made);
  const [status] = await once(made, 'close');
  makes.delete(made);
  return status === 0;
}

let isMaking = false;
let isStale = false;

/** Relinks the modules, one run at a time, until no source has changed during a run. */
async function remake(server) {
  isStale = true;
  if (isMaking) return;
  isMaking = true;
  let isMade = false;
  while (isStale) {
    isStale = false;
    isMade = await make(MODULES);
  }
  isMaking = false;
  if (!isMade) return;
  server.moduleGraph.invalidateAll();
  server.ws.send({ type: 'full-reload' });
}

const isSource = (path) => /^(core|wasm)\/.*\.([ch]|txt)$/.test(relative('.', path));

const relinkModules = {
  name: 'relink-modules',
  configureServer(server) {
    server.watcher.add(['core', 'wasm']);
    server.watcher.on('all', (_, path) => {
      if (isSource(path)) remake(server);
    });
  },
};

await make(MODULES);
const server = await createServer({
  configFile: 'web/vite.config.ts',
  plugins: [relinkModules],
  resolve: { alias: [{ find: /^.*\/build\/module(?=\/)/, replacement: resolve(FOLDER) }] },
  // Vite would reload the page for each module that is written, half of it or while others are old.
  server: { host: '127.0.0.1', port: Number(process.argv[2]), watch: { ignored: [`**/${FOLDER}/**`] } },
});

async function end() {
  for (const made of makes) made.kill();
  await server.close();
  process.exit();
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, end);

await server.listen();
server.printUrls();
// The compiler takes as long as all else together, and few changes need it: until it is made, the page is served without C++.
if (!(await make(['--question', COMPILER])) && (await make([COMPILER]))) await server.restart();
