import type { CompilerPart } from '../model/parts.ts';
import { downloadPart, keepOnly, type Part, PartError, storedPart } from './download.ts';
import type { Loading, ReportDownload } from './protocol.ts';

/** Reporting interval (ms) of the download. */
const REPORT_EVERY = 100;

/** Loads the compiler from the cache or from the server. `base` is the page's address. */
export async function loadCompiler(
  parts: readonly CompilerPart[],
  base: string,
  report: ReportDownload,
): Promise<Loading> {
  const urls = parts.map(({ url }) => new URL(url, base).href);
  try {
    const loaded = await loadParts(parts, urls, throttled(report));
    await report(Number.POSITIVE_INFINITY);
    await keepOnly(urls, self.location.href);
    const [llvm, library] = loaded.map(({ bytes }) => unpacked(bytes));
    if (llvm === undefined || library === undefined) throw new PartError('absent');
    const compiler = {
      module: await compiled(llvm),
      library: await new Response(library).arrayBuffer(),
    };
    return { flaw: null, compiler, isStored: loaded.every(({ isStored }) => isStored) };
  } catch (error) {
    return { flaw: error instanceof PartError ? error.flaw : 'unsupported' };
  }
}

async function loadParts(
  parts: readonly CompilerPart[],
  urls: readonly string[],
  report: ReportDownload,
): Promise<Part[]> {
  const loaded: Part[] = [];
  let before = 0;
  for (const [index, part] of parts.entries()) {
    const url = urls[index] ?? '';
    const begun = before;
    const load = () => downloadPart(part, url, (bytes) => report(begun + bytes));
    loaded.push((await storedPart(part, url)) ?? (await load()));
    before += part.packed;
  }
  return loaded;
}

function throttled(report: ReportDownload): ReportDownload {
  let last = Number.NEGATIVE_INFINITY;
  return (bytes) => {
    if (performance.now() - last < REPORT_EVERY) return;
    last = performance.now();
    report(bytes);
  };
}

function unpacked(bytes: Uint8Array<ArrayBuffer>): ReadableStream {
  return new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
}

/** Compiles the module while it is unpacked. */
function compiled(llvm: ReadableStream): Promise<WebAssembly.Module> {
  const headers = { 'content-type': 'application/wasm' };
  return WebAssembly.compileStreaming(new Response(llvm, { headers }));
}
