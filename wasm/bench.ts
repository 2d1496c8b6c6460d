/**
 * The bench's module: batches, comparing answers, mistakes on purpose, generating and mining boards, searching for boards that
 * break a program. It is a separate file, so that only visitors of the bench download it. The interface of each tool is in
 * bench/.
 */
import { type CommonExports, loadMemory, type Memory, type ModuleSource, type OwnExport } from './memory.ts';

/** Loads the bench's module and checks that it has a tool's exports. Takes and rejects the same as loadRubicon. */
export function loadBench<E extends CommonExports>(
  wasm: ModuleSource,
  needed: readonly OwnExport<E>[],
): Promise<Memory<E>> {
  return loadMemory<E>(wasm, needed);
}
