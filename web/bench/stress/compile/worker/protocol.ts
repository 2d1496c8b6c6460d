import type { Outcome } from '../../../../solver/worker/protocol.ts';
import type { Standard } from '../model/flags.ts';
import type { CompilerPart } from '../model/parts.ts';

/** The compiler, ready to be given to another worker. */
export interface LoadedCompiler {
  readonly module: WebAssembly.Module;
  /** Headers and libraries, a tar archive. */
  readonly library: ArrayBuffer;
}

/** Why the compiler could not be loaded. */
export type LoadFlaw =
  /** The host does not have it. */
  | 'absent'
  /** The host could not be reached, or stopped sending. */
  | 'offline'
  /** What arrived is not what was built. */
  | 'damaged'
  /** The browser cannot run it. */
  | 'unsupported';

export type Loading =
  | {
      readonly flaw: null;
      readonly compiler: LoadedCompiler;
      /** Whether it is cached for the next visit. */
      readonly isStored: boolean;
    }
  | { readonly flaw: LoadFlaw };

/** Result of a compilation. */
export interface Compiled {
  /** The WebAssembly program; null if there are errors. */
  readonly program: ArrayBuffer | null;
  /** Whether the compiler itself crashed. */
  readonly hasCrashed: boolean;
  /** The messages of the compiler and the linker. */
  readonly said: string;
  /** Whether the program compiles only with the whole standard library included. */
  readonly lacksHeader: boolean;
}

/**
 * Called with the number of bytes loaded so far, and with infinity before they are unpacked. The worker awaits that last call,
 * because callbacks have a port of their own and could arrive after the answer.
 */
export type ReportDownload = (bytes: number) => void | Promise<void>;

/** Service of the worker that compiles. */
export interface CompilerService {
  /** Loads the compiler from the cache, or downloads and caches it. `base` is the page's address. */
  load(parts: readonly CompilerPart[], base: string, report: ReportDownload): Promise<Outcome<Loading>>;
  /** Uses a compiler that another worker has loaded. */
  use(compiler: LoadedCompiler): Promise<Outcome<null>>;
  /** Uses the precompiled header of a standard if it is in the cache, under the address `header`; whether it is used. */
  prepare(standard: Standard, header: string): Promise<Outcome<boolean>>;
  /** Precompiles the header of a standard, which takes as long as a program without it, and caches it. */
  makeHeader(standard: Standard, header: string): Promise<Outcome<ArrayBuffer>>;
  /** Uses a header that another worker has precompiled. */
  useHeader(standard: Standard, header: ArrayBuffer): Promise<Outcome<void>>;
  /** Compiles a program; `isChecked`: it reports accesses out of an array's bounds. */
  compile(source: string, standard: Standard, isChecked: boolean): Promise<Outcome<Compiled>>;
}
