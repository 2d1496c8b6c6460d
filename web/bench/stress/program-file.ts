import { readSource, type SourceFlaw } from './compile/read-source.ts';
import { HEADER_LENGTH, kindOfFile } from './model/wasm-file.ts';

/** A chosen WebAssembly program, read once because a compiler may overwrite its file. */
export interface ChosenProgram {
  readonly name: string;
  readonly bytes: ArrayBuffer;
}

/** Why chosen or dropped files are rejected: how many were given at once, or one that could not be read, or is no source. */
export type Rejected =
  | { readonly code: 'several'; readonly count: number }
  | { readonly code: 'unreadable' }
  | SourceFlaw;

/** Names of source files; any other file that is not text is taken for a program. */
const SOURCE_NAME = /\.(c|cc|cpp|cxx|c\+\+)$/i;

export type ProgramRead =
  | { readonly kind: 'source'; readonly source: string }
  | { readonly kind: 'module'; readonly given: ChosenProgram }
  | { readonly kind: 'rejected'; readonly why: Rejected };

/** The program in chosen or dropped files; null if there are none, because the dialog was cancelled. */
export async function readProgram(files: readonly File[], isCompiled: boolean): Promise<ProgramRead | null> {
  const [file, ...others] = files;
  if (file === undefined) return null;
  if (others.length > 0) return { kind: 'rejected', why: { code: 'several', count: files.length } };
  return readFile(file, isCompiled);
}

/** The program in a file. */
export function readFile(file: File, isCompiled: boolean): Promise<ProgramRead> {
  return programIn(file, isCompiled).catch(() => ({ kind: 'rejected', why: { code: 'unreadable' } }));
}

/** A source file's text if it can be compiled, else a module's bytes; only the header if it is neither. */
async function programIn(file: File, isCompiled: boolean): Promise<ProgramRead> {
  const moduleOf = (bytes: ArrayBuffer): ProgramRead => ({
    kind: 'module',
    given: { name: file.name, bytes },
  });
  const head = await file.slice(0, HEADER_LENGTH).arrayBuffer();
  if (kindOfFile(new Uint8Array(head)) === 'module') return moduleOf(await file.arrayBuffer());
  if (!isCompiled || file.name.endsWith('.wasm')) return moduleOf(head);
  const source = await readSource(file);
  if (typeof source === 'string') return { kind: 'source', source };
  return SOURCE_NAME.test(file.name) ? { kind: 'rejected', why: source } : moduleOf(head);
}
