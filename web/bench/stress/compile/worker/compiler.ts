import { attempt } from '../../../../solver/worker/failure.ts';
import { serve } from '../../../../solver/worker/serve.ts';
import { Compiler } from './compile-program.ts';
import { keepHeader, storedHeader } from './header.ts';
import { loadCompiler } from './load-compiler.ts';
import type { CompilerService, LoadedCompiler } from './protocol.ts';
import { Toolchain } from './toolchain.ts';

let compiler: Compiler | null = null;

function use({ module, library }: LoadedCompiler): null {
  compiler = new Compiler(new Toolchain(module, new Uint8Array(library)));
  return null;
}

function loaded(): Compiler {
  if (compiler === null) throw new Error('There is no compiler.');
  return compiler;
}

const service: CompilerService = {
  load: (parts, base, report) =>
    attempt(async () => {
      const loading = await loadCompiler(parts, base, report);
      if (loading.flaw === null) use(loading.compiler);
      return loading;
    }),
  use: (other) => attempt(() => use(other)),
  prepare: (standard, header) =>
    attempt(async () => {
      const tools = loaded();
      if (tools.hasHeader(standard)) return true;
      const stored = await storedHeader(header);
      if (stored !== null) tools.useHeader(standard, stored);
      return stored !== null;
    }),
  makeHeader: (standard, header) =>
    attempt(async () => {
      const made = loaded().makeHeader(standard);
      await keepHeader(header, made);
      return made.buffer;
    }),
  useHeader: (standard, header) => attempt(() => loaded().useHeader(standard, new Uint8Array(header))),
  compile: (source, standard, isChecked) => attempt(() => loaded().compile(source, standard, isChecked)),
};

serve(service);
