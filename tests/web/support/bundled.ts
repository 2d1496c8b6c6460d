import { build } from 'vite';

const scripts = new Map<string, Promise<string>>();

/** A worker script of the page, such as web/solver/worker/pool-worker.ts, bundled as in the page, once for all tests. */
export function bundled(entry: string): Promise<string> {
  const script = scripts.get(entry) ?? bundle(entry);
  scripts.set(entry, script);
  return script;
}

async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['cjs'], fileName: 'worker' } },
  });
  const [output] = [built].flat();
  const [chunk] = output !== undefined && 'output' in output ? output.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`${entry} does not become one script.`);
  return chunk.code;
}
