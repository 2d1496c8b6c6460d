import type { ModuleSource } from '../memory.ts';

/**
 * A file that lies beside the package's scripts. Node's fetch does not read files. Its file system is asked for by name:
 * an import of it would be an error to those who bundle for browsers.
 */
export async function beside(file: URL): Promise<ModuleSource> {
  if (file.protocol !== 'file:' || globalThis.process === undefined) return fetch(file);
  return process.getBuiltinModule('node:fs/promises').readFile(file);
}
