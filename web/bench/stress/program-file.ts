import { readSource } from './compile/read-source.ts';
import { HEADER_LENGTH, kindOfFile } from './model/wasm-file.ts';

/** A chosen WebAssembly program, read once because a compiler may overwrite its file. */
export interface Given {
  readonly name: string;
  readonly bytes: ArrayBuffer;
}

/** Why chosen or dropped files are rejected: how many were given at once, or one that could not be read. */
export type Rejected = number | 'unreadable';

export type ProgramRead =
  | { readonly kind: 'source'; readonly source: string }
  | { readonly kind: 'module'; readonly given: Given }
  | { readonly kind: 'rejected'; readonly why: Rejected };

/** The program in chosen or dropped files; null if there are none, because the dialog was cancelled. */
export async function readProgram(files: readonly File[], isCompiled: boolean): Promise<ProgramRead | null> {
  const [file, ...others] = files;
  if (file === undefined) return null;
  if (others.length > 0) return { kind: 'rejected', why: files.length };
  const read = await programIn(file, isCompiled).catch(() => null);
  if (read === null) return { kind: 'rejected', why: 'unreadable' };
  if (typeof read === 'string') return { kind: 'source', source: read };
  return { kind: 'module', given: { name: file.name, bytes: read } };
}

/** A source file's text if it can be compiled, else a module's bytes; only the header if it is neither. */
async function programIn(file: File, isCompiled: boolean): Promise<ArrayBuffer | string> {
  const head = await file.slice(0, HEADER_LENGTH).arrayBuffer();
  if (kindOfFile(new Uint8Array(head)) === 'module') return file.arrayBuffer();
  const isSource = isCompiled && !file.name.endsWith('.wasm');
  return (isSource ? await readSource(file) : null) ?? head;
}
