import { lacksHeader } from '../model/diagnostics.ts';
import {
  beginsWithEverything,
  compileArguments,
  LINK_ARGUMENTS,
  OBJECT,
  type Options,
  PRECOMPILED,
  PROGRAM,
  precompileArguments,
  SELDOM,
  SOURCE,
  type Standard,
} from '../model/flags.ts';
import { wordsOf } from '../model/source-text.ts';
import type { Compiled } from './protocol.ts';
import type { Toolchain, ToolRun } from './toolchain.ts';

/** Compiles programs as a judge does. */
export class Compiler {
  readonly #tools: Toolchain;
  readonly #headers = new Map<Standard, Uint8Array>();
  /** Words of programs that need the full form of the header with everything. */
  readonly #seldom: ReadonlySet<string>;

  constructor(tools: Toolchain) {
    this.#tools = tools;
    this.#seldom = new Set(tools.textOf(SELDOM).split('\n'));
  }

  compile(source: string, standard: Standard, isChecked: boolean): Compiled {
    const run = (form: Partial<Options>) => this.#compile(source, { ...PLAIN, standard, isChecked, ...form });
    const { compiled, lacksHeader } = beginsWithEverything(source)
      ? this.#compileWhole(source, standard, run)
      : compileParts(run);
    const object = compiled.status === 0 ? compiled.file(OBJECT) : null;
    if (object === null) return failed(compiled, '');
    const linked = this.#tools.run(LINK_ARGUMENTS, [{ path: OBJECT, bytes: object }]);
    const program = linked.status === 0 ? linked.file(PROGRAM) : null;
    if (program === null) return failed(linked, compiled.said);
    // The linker takes a program without main for one that does nothing.
    if (!wordsOf(source).has('main'))
      return failed({ ...linked, said: `error: undefined symbol: main\n` }, compiled.said);
    return { program: program.slice().buffer, hasCrashed: false, said: compiled.said, lacksHeader };
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
    return made;
  }

  /**
   * Compiles a program that includes everything: with the precompiled header if there is one, else in the
   * light form if that will do.
   */
  #compileWhole(source: string, standard: Standard, run: Run): FirstStage {
    if (this.#headers.has(standard)) return { compiled: run({ withEverything: true }), lacksHeader: false };
    const words = [...wordsOf(source)];
    const light = words.some((word) => this.#seldom.has(word)) ? null : run({ isLight: true });
    const isEnough = light !== null && !(light.status === 1 && lacksHeader(light.said));
    return { compiled: isEnough ? light : run({}), lacksHeader: false };
  }

  #compile(source: string, options: Options): ToolRun {
    const program = { path: SOURCE, bytes: new TextEncoder().encode(source) };
    const header = options.withEverything ? this.#headers.get(options.standard) : undefined;
    const args = compileArguments({ ...options, isPrecompiled: header !== undefined });
    const files = header === undefined ? [program] : [program, { path: PRECOMPILED, bytes: header }];
    return this.#tools.run(args, files);
  }
}

/** A run of the compiler proper, before the linker. */
interface FirstStage {
  readonly compiled: ToolRun;
  /** Whether the program compiles only with the whole standard library included. */
  readonly lacksHeader: boolean;
}

type Run = (form: Partial<Options>) => ToolRun;

const PLAIN = { withEverything: false, isPrecompiled: false, isLight: false };

/**
 * Compiles a program that names its headers. A judge's include more of each other than these: the second try
 * includes everything.
 */
function compileParts(run: Run): FirstStage {
  const first = run({});
  const second = first.status === 1 && lacksHeader(first.said) ? run({ withEverything: true }) : first;
  const isBetter = second !== first && second.status === 0;
  return { compiled: isBetter ? second : first, lacksHeader: isBetter };
}

function failed({ status, said }: ToolRun, before: string): Compiled {
  return { program: null, hasCrashed: status === null, said: before + said, lacksHeader: false };
}
