import type { CompilerPart } from './model/parts.ts';

/** Whether all parts of the compiler are in this browser's caches; their content is checked when they are read. */
export async function isCompilerStored(parts: readonly CompilerPart[], base: string): Promise<boolean> {
  try {
    const found = await Promise.all(parts.map(({ url }) => caches.match(new URL(url, base).href)));
    return found.every((response) => response !== undefined);
  } catch {
    // Cache Storage is missing on an insecure address, and may be denied.
    return false;
  }
}
