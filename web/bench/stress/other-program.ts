import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Keeping } from '../../page/reload-storage.ts';
import { keepSource } from '../kept-source.ts';
import { type Compile, keepLast } from './compile/keep-last.ts';
import type { Standard } from './compile/model/flags.ts';
import type { ChosenProgram, ProgramRead } from './program-file.ts';
import type { Program } from './stress-test.ts';

/** The program that yours is compared with: a WebAssembly program, or else C++. */
export interface OtherProgram {
  readonly source: Signal<string>;
  readonly keeping: ReadonlySignal<Keeping>;
  readonly given: ReadonlySignal<ChosenProgram | null>;
  readonly isEmpty: () => boolean;
  readonly take: (read: Exclude<ProgramRead, { kind: 'rejected' }>) => void;
  /** Puts the WebAssembly program away. */
  readonly useSource: () => void;
  /** The program to run, compiled if it is C++ that was not compiled last; null if that fails. */
  readonly program: (standard: Standard) => Promise<Program | null>;
}

export function otherProgram(compile: Compile<Program>): OtherProgram {
  const source = signal('');
  const given = signal<ChosenProgram | null>(null);
  const keeping = keepSource('other program', source, signal(null), () => {});
  const compileOnce = keepLast(compile);
  return {
    ...{ source, keeping, given },
    isEmpty: () => given.value === null && source.value.trim() === '',
    take: (read) => {
      given.value = read.kind === 'module' ? read.given : null;
      if (read.kind === 'source') source.value = read.source;
    },
    useSource: () => {
      given.value = null;
    },
    program: async (standard) =>
      given.value === null ? compileOnce(source.value, standard) : { bytes: given.value.bytes, stack: 0 },
  };
}
