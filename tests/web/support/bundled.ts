import { build, type InlineConfig } from 'vite';

const scripts = new Map<string, Promise<string>>();

/** A worker script of the page, such as web/solver/worker/pool-worker.ts, bundled as in the page, once for all tests. */
export function bundled(entry: string): Promise<string> {
  const script = scripts.get(entry) ?? bundledScripts(entry).then(({ 'entry.js': whole = '' }) => whole);
  scripts.set(entry, script);
  return script;
}

/** A module and all that it imports, as scripts of Node by file name: `entry.js`, and the parts that it loads. */
export async function bundledScripts(
  entry: string,
  config: InlineConfig = {},
): Promise<Record<string, string>> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['cjs'], fileName: () => 'entry.js' },
      // The underscore, because Vite drops imports of any file whose name ends like that of a chunk of styles only.
      rolldownOptions: { ...config.build?.rolldownOptions, output: { chunkFileNames: '_[name].js' } },
    },
  });
  const [output] = [built].flat();
  const chunks = output !== undefined && 'output' in output ? output.output : [];
  return Object.fromEntries(
    chunks.flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.fileName, chunk.code]] : [])),
  );
}
