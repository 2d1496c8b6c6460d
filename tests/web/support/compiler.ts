import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { Compiler } from '../../../web/bench/stress/compile/worker/compile-program.ts';
import { Toolchain } from '../../../web/bench/stress/compile/worker/toolchain.ts';
import { compilerParts } from '../../../web/vite.compiler.ts';

/** The page's C++ compiler, in this process. */
export async function realCompiler(): Promise<Compiler> {
  const [llvm, library] = (await compilerParts()).map(({ url }) =>
    gunzipSync(readFileSync(new URL(`../../../build/${url}`, import.meta.url))),
  );
  if (llvm === undefined || library === undefined) throw new Error('The compiler is not built.');
  return new Compiler(new Toolchain(await WebAssembly.compile(llvm), library));
}
