import { Fd, WASI, wasi } from '@bjorn3/browser_wasi_shim';

export const WASI_MODULE = 'wasi_snapshot_preview1';

/** WASI functions that a program may import. */
export const WASI_NAMES: ReadonlySet<string> = new Set(
  Object.keys(new WASI([], [], [], { debug: false }).wasiImport),
);

/** Imports of Emscripten's environment: the notification of memory growth, and system calls for files. */
export const ENVIRONMENT = /^(emscripten_notify_memory_growth|__syscall_\w+)$/;

/** ENOSYS, as Emscripten's system calls return it. */
const NO_SUCH_CALL = -52;

/** WASI rights of the directory; without them libraries refuse to open a file before they call path_open. */
const ALL_RIGHTS = (1n << 29n) - 1n;

/** Maximum bytes of standard error to keep. */
const MAX_SAID = 200;

/** Thrown when a program prints more than its output limit. */
export class EndlessOutput extends Error {}

/** Input and output of one run of a program. */
export class Session {
  readonly #wasi: WASI;
  readonly #input: Input;
  readonly #output: Output;
  readonly #said = new Said();
  #hasAskedForFile = false;

  constructor(input: Uint8Array, outputMost: number) {
    this.#input = new Input(input);
    this.#output = new Output(outputMost);
    const files = new NoFiles(() => this.#askForFile());
    const all = [this.#input, this.#output, this.#said, files];
    this.#wasi = new WASI(['program'], [], all, { debug: false });
  }

  /** The module's imports; `check` has found that all of them exist. */
  imports(module: WebAssembly.Module): WebAssembly.Imports {
    const env: Record<string, () => number> = {};
    for (const { module: from, name } of WebAssembly.Module.imports(module)) {
      if (from !== 'env') continue;
      env[name] = name.startsWith('__syscall_') ? () => this.#askForFile() : () => 0;
    }
    return { [WASI_MODULE]: this.#wasi.wasiImport, env };
  }

  /** Runs the program and returns its exit status. Throws whatever the program or the engine throws. */
  start(instance: WebAssembly.Instance): number {
    return this.#wasi.start(instance as Parameters<WASI['start']>[0]);
  }

  get output(): Uint8Array<ArrayBuffer> {
    return this.#output.bytes();
  }

  /** The first line of standard error. */
  get said(): string {
    return this.#said.line();
  }

  /** Whether the program has tried to open a file, or has closed its input before reading it, as freopen does. */
  get wantsFile(): boolean {
    return this.#hasAskedForFile || this.#input.isClosedUnread;
  }

  #askForFile(): number {
    this.#hasAskedForFile = true;
    return NO_SUCH_CALL;
  }
}

/** Standard input or output as a pipe: not a terminal, which would be line-buffered, and not seekable. */
class Pipe extends Fd {
  override fd_fdstat_get() {
    return { ret: wasi.ERRNO_SUCCESS, fdstat: new wasi.Fdstat(wasi.FILETYPE_UNKNOWN, 0) };
  }

  override fd_close(): number {
    return wasi.ERRNO_SUCCESS;
  }
}

class Input extends Pipe {
  readonly #bytes: Uint8Array;
  #at = 0;
  #isRead = false;
  isClosedUnread = false;

  constructor(bytes: Uint8Array) {
    super();
    this.#bytes = bytes;
  }

  override fd_read(size: number) {
    const data = this.#bytes.subarray(this.#at, this.#at + size);
    this.#at += data.length;
    this.#isRead = true;
    return { ret: wasi.ERRNO_SUCCESS, data };
  }

  override fd_close(): number {
    this.isClosedUnread = !this.#isRead;
    return super.fd_close();
  }
}

class Output extends Pipe {
  readonly #most: number;
  #bytes = new Uint8Array(4096);
  #length = 0;

  constructor(most: number) {
    super();
    this.#most = most;
  }

  override fd_write(data: Uint8Array) {
    const taken = data.subarray(0, this.#most - this.#length);
    const length = this.#length + taken.length;
    if (length > this.#bytes.length) {
      const more = new Uint8Array(Math.max(length, 2 * this.#bytes.length));
      more.set(this.bytes());
      this.#bytes = more;
    }
    this.#bytes.set(taken, this.#length);
    this.#length = length;
    if (taken.length < data.length) throw new EndlessOutput();
    return { ret: wasi.ERRNO_SUCCESS, nwritten: data.length };
  }

  bytes(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(0, this.#length);
  }
}

class Said extends Pipe {
  readonly #bytes: number[] = [];

  override fd_write(data: Uint8Array) {
    this.#bytes.push(...data.subarray(0, MAX_SAID - this.#bytes.length));
    return { ret: wasi.ERRNO_SUCCESS, nwritten: data.length };
  }

  line(): string {
    const text = new TextDecoder().decode(new Uint8Array(this.#bytes));
    return text.split('\n')[0]?.trim() ?? '';
  }
}

/** An empty directory that notices when a program opens a file. */
class NoFiles extends Fd {
  readonly #asked: () => void;

  constructor(asked: () => void) {
    super();
    this.#asked = asked;
  }

  override fd_prestat_get() {
    return { ret: wasi.ERRNO_SUCCESS, prestat: wasi.Prestat.dir('/') };
  }

  override fd_fdstat_get() {
    const fdstat = new wasi.Fdstat(wasi.FILETYPE_DIRECTORY, 0);
    fdstat.fs_rights_base = ALL_RIGHTS;
    fdstat.fs_rights_inherited = ALL_RIGHTS;
    return { ret: wasi.ERRNO_SUCCESS, fdstat };
  }

  override path_open() {
    this.#asked();
    return { ret: wasi.ERRNO_NOENT, fd_obj: null };
  }
}
