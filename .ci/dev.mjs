// Serves the page during development: Vite watches web/ itself; changes in core/ or wasm/ rebuild the modules and reload the
// page. Ends with Ctrl-C. Usage: dev.mjs <port>   (when the modules are built)
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { createServer } from 'vite';

const server = await createServer({
  configFile: 'web/vite.config.ts',
  server: { host: '127.0.0.1', port: Number(process.argv[2]) },
});

let make = null;
let isStale = false;

/** Runs one make at a time; a change during a run triggers another run. */
function remake() {
  isStale = true;
  if (make !== null) return;
  isStale = false;
  make = spawn('make', ['--silent', 'module'], { stdio: 'inherit', env: { ...process.env, MAKEFLAGS: '' } });
  make.on('close', (status) => {
    make = null;
    if (isStale) remake();
    else if (status === 0) server.ws.send({ type: 'full-reload' });
  });
}

const isSource = (name) => /\.([ch]|txt|ts)$/.test(name ?? '');
const watchers = ['core', 'wasm'].map((folder) =>
  watch(folder, { recursive: true }, (_, name) => {
    if (isSource(name)) remake();
  }),
);

async function end() {
  for (const watcher of watchers) watcher.close();
  make?.removeAllListeners('close');
  make?.kill();
  await server.close();
  process.exit();
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, end);

await server.listen();
server.printUrls();
