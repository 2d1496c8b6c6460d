import type { ModuleSource } from '../memory.ts';

/**
 * Reads a file next to the package's scripts. In Node, where fetch cannot read files, the file system module is loaded by name,
 * because an import would break bundlers for browsers.
 */
export async function beside(file: URL): Promise<ModuleSource> {
  if (file.protocol !== 'file:' || globalThis.process === undefined) return fetch(file);
  return process.getBuiltinModule('node:fs/promises').readFile(file);
}
