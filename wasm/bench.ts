/**
 * The bench's module: batches, comparing answers, mistakes on purpose, generating and mining boards, searching for boards that
 * break a program. A file of its own, which only those who open the bench need. What each tool can do is in bench/.
 */
import { type CommonExports, loadMemory, type Memory, type ModuleSource, type OwnExport } from './memory.ts';

/** Loads the bench's module, of whose exports a tool needs some. Takes and rejects what loadRubicon does. */
export function loadBench<E extends CommonExports>(
  wasm: ModuleSource,
  needed: readonly OwnExport<E>[],
): Promise<Memory<E>> {
  return loadMemory<E>(wasm, needed);
}
