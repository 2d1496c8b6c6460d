import { RubiconError } from '../../../wasm/error.ts';
import type { Failure } from '../../model/failure.ts';
import type { Outcome } from './protocol.ts';

/** Runs `work` and turns exceptions into plain data. Anything but a RubiconError means that the module has crashed. */
export async function attempt<T>(work: () => T | Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    return { ok: false, failure: failureOf(error, 'crashed') };
  }
}

/** The loaded resource, or why it could not be loaded. */
export async function outcomeOf<Loaded>(loading: Promise<Loaded>): Promise<Outcome<Loaded>> {
  try {
    return { ok: true, value: await loading };
  } catch (error) {
    return { ok: false, failure: failureOf(error, 'load_failed') };
  }
}

/** Loads once for all callers; after a failure the next call loads again. */
export function keepLoaded<Loaded>(load: () => Promise<Loaded>): () => Promise<Outcome<Loaded>> {
  let kept: Promise<Outcome<Loaded>> | null = null;
  return () => {
    kept ??= outcomeOf(load()).then((outcome) => {
      if (!outcome.ok) kept = null;
      return outcome;
    });
    return kept;
  };
}

/** Runs `work` with a loaded resource, or returns why that could not be loaded. */
export async function withLoaded<Loaded, T>(
  loading: Promise<Loaded>,
  work: (loaded: Loaded) => T | Promise<T>,
): Promise<Outcome<T>> {
  const loaded = await outcomeOf(loading);
  return loaded.ok ? attempt(() => work(loaded.value)) : loaded;
}

export function failureOf(error: unknown, otherwise: Failure['code']): Failure {
  if (!(error instanceof RubiconError)) return { code: otherwise, line: 0, column: 0, expected: 0, found: 0 };
  const { code, line, column, expected, found } = error;
  return { code, line, column, expected, found };
}
