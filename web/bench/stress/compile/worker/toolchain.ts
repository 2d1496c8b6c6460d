import { ConsoleStdout, Directory, File, PreopenDirectory, WASI } from '@bjorn3/browser_wasi_shim';
import { type ArchiveFile, readArchive } from '../model/archive.ts';
import { LIBRARY } from '../model/flags.ts';

/** Maximum characters of a tool's messages to keep. */
const MAX_SAID = 200_000;

/** What a run of a tool came to. */
export interface ToolRun {
  /** Exit status; null if the tool itself crashed. */
  readonly status: number | null;
  /** Its messages, then the engine's if it crashed. */
  readonly said: string;
  /** A file that it has written; null if there is none. */
  readonly file: (name: string) => Uint8Array | null;
}

/** LLVM's compiler and linker, one WebAssembly program, with the headers and libraries that they read. */
export class Toolchain {
  readonly #module: WebAssembly.Module;
  readonly #library: Directory;

  /** `library` is a tar archive. */
  constructor(module: WebAssembly.Module, library: Uint8Array) {
    this.#module = module;
    this.#library = folderOf(readArchive(library));
  }

  /** The text of a file of the library; empty if there is none. */
  textOf(path: string): string {
    let found: Directory | File | undefined = this.#library;
    for (const name of path.split('/'))
      found = found instanceof Directory ? (found.contents.get(name) as typeof found) : undefined;
    return found instanceof File ? new TextDecoder().decode(found.data) : '';
  }

  /** Runs a tool, its name first, on files of the working folder. */
  run(args: readonly string[], files: readonly ArchiveFile[]): ToolRun {
    const root = folderOf(files);
    root.contents.set(LIBRARY.slice(1), this.#library);
    const said = new Said();
    const console = new ConsoleStdout((bytes) => said.add(bytes));
    const fds = [console, console, console, new PreopenDirectory('/', root.contents)];
    const wasi = new WASI(['llvm', ...args], [], fds, { debug: false });
    const status = this.#start(wasi, said);
    const file = (name: string) => {
      const entry = root.contents.get(name);
      return entry instanceof File ? entry.data : null;
    };
    return { status, said: said.text(), file };
  }

  #start(wasi: WASI, said: Said): number | null {
    try {
      const imports = { wasi_snapshot_preview1: wasi.wasiImport };
      const instance = new WebAssembly.Instance(this.#module, imports);
      return wasi.start(instance as Parameters<WASI['start']>[0]);
    } catch (error) {
      said.add(new TextEncoder().encode(`\n${error instanceof Error ? error.message : String(error)}\n`));
      return null;
    }
  }
}

/** A folder with the files at their paths. */
function folderOf(entries: readonly ArchiveFile[]): Directory {
  const root = new Directory([]);
  for (const { path, bytes } of entries) {
    const parts = path.split('/');
    const name = parts.pop() ?? '';
    const folder = parts.reduce((parent, part) => below(parent, part), root);
    folder.contents.set(name, fileOf(bytes));
  }
  return root;
}

function below(parent: Directory, name: string): Directory {
  const known = parent.contents.get(name);
  if (known instanceof Directory) return known;
  const made = new Directory([]);
  parent.contents.set(name, made);
  return made;
}

/** A file of these bytes; the constructor alone would copy them. */
function fileOf(bytes: Uint8Array): File {
  const file = new File([]);
  file.data = bytes;
  return file;
}

class Said {
  #text = '';
  readonly #decoder = new TextDecoder();

  add(bytes: Uint8Array): void {
    if (this.#text.length < MAX_SAID) this.#text += this.#decoder.decode(bytes, { stream: true });
  }

  text(): string {
    return this.#text;
  }
}
