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
    const isWhole = beginsWithEverything(source);
    const run = (withEverything: boolean) => this.#compile(source, { standard, isChecked, withEverything });
    const first = run(isWhole && this.#headers.has(standard));
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

  /** Whether programs of this standard compile with a precompiled header. */
  hasHeader(standard: Standard): boolean {
    return this.#headers.has(standard);
  }

  useHeader(standard: Standard, header: Uint8Array): void {
    this.#headers.set(standard, header);
  }

  /** Precompiles the header with the whole standard library, which takes as long as compiling a program without it. */
  makeHeader(standard: Standard): Uint8Array<ArrayBuffer> {
    const { said, file } = this.#tools.run(precompileArguments(standard), []);
    const made = file(PRECOMPILED)?.slice();
    if (made === undefined) throw new Error(`The header does not compile: ${said}`);
    this.#headers.set(standard, made);
    return made;
  }

  #compile(source: string, options: Omit<Parameters<typeof compileArguments>[0], 'isPrecompiled'>): ToolRun {
    const program = { path: SOURCE, bytes: new TextEncoder().encode(source) };
    const header = options.withEverything ? this.#headers.get(options.standard) : undefined;
    const args = compileArguments({ ...options, isPrecompiled: header !== undefined });
    const files = header === undefined ? [program] : [program, { path: PRECOMPILED, bytes: header }];
    return this.#tools.run(args, files);
  }
}

function failed({ status, said }: ToolRun, before: string): Compiled {
  return { program: null, hasCrashed: status === null, said: before + said, lacksHeader: false };
}
