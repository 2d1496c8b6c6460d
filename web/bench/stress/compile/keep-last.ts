import type { Standard } from './model/flags.ts';

/** Compiles a program; null if that fails or is stopped. */
export type Compile<Program> = (source: string, standard: Standard) => Promise<Program | null>;

/** Keeps the last program compiled, and compiles only a text or a standard that differs from its own. */
export function keepLast<Program>(compile: Compile<Program>): Compile<Program> {
  let last: { readonly source: string; readonly standard: Standard; readonly program: Program } | null = null;
  return async (source, standard) => {
    if (last?.source === source && last.standard === standard) return last.program;
    const program = await compile(source, standard);
    if (program !== null) last = { source, standard, program };
    return program;
  };
}
