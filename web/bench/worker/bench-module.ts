import benchUrl from '../../../build/module/bench.wasm?url';
import { compileRubicon } from '../../../wasm/rubicon.ts';
import { fetchPart } from '../../solver/worker/fetch-part.ts';

let compiled: Promise<WebAssembly.Module> | null = null;

/** The bench's module, compiled once for all services of the worker. */
function benchModule(): Promise<WebAssembly.Module> {
  compiled ??= compileRubicon(fetchPart(benchUrl));
  return compiled;
}

/** Loads a part of the bench's module on first use. */
export function loadedOnce<T>(load: (module: Promise<WebAssembly.Module>) => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= load(benchModule());
    return loading;
  };
}
