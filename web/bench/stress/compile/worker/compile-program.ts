import { lacksHeader } from '../model/diagnostics.ts';
import {
  beginsWithEverything,
  compileArguments,
  LINK_ARGUMENTS,
  OBJECT,
  PRECOMPILED,
  PROGRAM,
  precompileArguments,
  SOURCE,
  type Standard,
} from '../model/flags.ts';
import type { Compiled } from './protocol.ts';
import type { Toolchain, ToolRun } from './toolchain.ts';

/** Compiles programs as a judge does. */
export class Compiler {
  readonly #tools: Toolchain;
  readonly #headers = new Map<Standard, Uint8Array>();

  constructor(tools: Toolchain) {
    this.#tools = tools;
  }

  compile(source: string, standard: Standard, isChecked: boolean): Compiled {
    const run = (withEverything: boolean) => this.#compile(source, { standard, isChecked, withEverything });
    const isWhole = beginsWithEverything(source);
    const first = run(isWhole);
    // A judge's headers include more of each other than these: the second try includes everything.
    const second = !isWhole && first.status === 1 && lacksHeader(first.said) ? run(true) : first;
    const isBetter = second !== first && second.status === 0;
    const compiled = isBetter ? second : first;
    const object = compiled.status === 0 ? compiled.file(OBJECT) : null;
    if (object === null) return failed(compiled, '');
    const linked = this.#tools.run(LINK_ARGUMENTS, [{ path: OBJECT, bytes: object }]);
    const program = linked.status === 0 ? linked.file(PROGRAM) : null;
    if (program === null) return failed(linked, compiled.said);
    const { said } = compiled;
    return { program: program.slice().buffer, hasCrashed: false, said, lacksHeader: isBetter };
  }

  #compile(source: string, options: Parameters<typeof compileArguments>[0]): ToolRun {
    const header = {
      path: PRECOMPILED,
      bytes: options.withEverything ? this.#header(options.standard) : null,
    };
    const files = [{ path: SOURCE, bytes: new TextEncoder().encode(source) }];
    const { bytes, path } = header;
    return this.#tools.run(compileArguments(options), bytes === null ? files : [...files, { path, bytes }]);
  }

  /** The precompiled header, made on first use. */
  #header(standard: Standard): Uint8Array {
    const known = this.#headers.get(standard);
    if (known !== undefined) return known;
    const { said, file } = this.#tools.run(precompileArguments(standard), []);
    const made = file(PRECOMPILED);
    if (made === null) throw new Error(`The header does not compile: ${said}`);
    this.#headers.set(standard, made);
    return made;
  }
}

function failed({ status, said }: ToolRun, before: string): Compiled {
  return { program: null, hasCrashed: status === null, said: before + said, lacksHeader: false };
}
