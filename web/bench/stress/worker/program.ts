import { RubiconError } from '../../../../wasm/rubicon.ts';
import { crashNumber, crashOf, lacksMemory } from '../model/crash.ts';
import { lineShown } from '../model/stress.ts';
import {
  hasObjects,
  kindOfFile,
  limitMemory,
  type MemoryFlaw,
  memoryOf,
  PAGE,
  tableEntries,
} from '../model/wasm-file.ts';
import type { Checked, FileRefusal, RunReport } from './protocol.ts';
import { ENVIRONMENT, EndlessOutput, Session, WASI_MODULE, WASI_NAMES } from './session.ts';

/**
 * The memory that is allowed, as a multiple of the limit, so that exceeding the limit can be reported. A failed allocation
 * would look like any other crash.
 */
const SLACK = 2;

/** Maximum entries of the tables of a program: far more than it has functions. */
const MAX_ENTRIES = 2 ** 20;

/** Refusals of programs whose memory cannot be limited. */
const FLAWS = {
  none: 'not_program',
  foreign: 'foreign_memory',
  several: 'memories',
  shared: 'threads',
  '64-bit': 'memory64',
  unknown: 'newer_memory',
} as const satisfies Record<MemoryFlaw, FileRefusal['code']>;

/** Maximum number of missing functions to name. */
const MAX_NAMED = 6;

/** Maximum length of an engine's error message (characters). */
const MAX_WHY = 200;

const refused = (refusal: FileRefusal): Checked => ({ refusal });

/** Checks whether a file is a program that can be run with `memory` bytes; returns the program. */
export async function checkProgram(bytes: Uint8Array<ArrayBuffer>, memory: number): Promise<Checked> {
  const kind = kindOfFile(bytes);
  if (kind !== 'module') return refused({ code: kind === 'component' ? 'component' : 'not_wasm' });
  const own = memoryOf(bytes);
  // Name such a file's kind even if this browser cannot compile it.
  if (own === '64-bit' || own === 'several' || own === 'shared') return refused({ code: FLAWS[own] });
  if (hasObjects(bytes)) return refused({ code: 'objects' });
  if (tableEntries(bytes) > MAX_ENTRIES) return refused({ code: 'tables' });
  const whole = await compile(bytes);
  if (!(whole instanceof WebAssembly.Module)) return refused(whole);
  const wrong = wrongWithImports(whole);
  if (wrong !== null) return refused(wrong);
  if (typeof own === 'string') return refused({ code: FLAWS[own] });
  if (!isProgram(whole)) return refused({ code: 'not_program' });
  const least = own.least * PAGE;
  if (least > memory) return refused({ code: 'memory', bytes: least });
  const module = await compile(limitMemory(bytes, own, memory * SLACK));
  return module instanceof WebAssembly.Module ? { refusal: null, module } : refused(module);
}

async function compile(bytes: Uint8Array<ArrayBuffer>): Promise<WebAssembly.Module | FileRefusal> {
  try {
    return await WebAssembly.compile(bytes);
  } catch (error) {
    return { code: 'broken', why: lineShown(sentenceOf(error), MAX_WHY) };
  }
}

function wrongWithImports(module: WebAssembly.Module): FileRefusal | null {
  const imports = WebAssembly.Module.imports(module);
  if (imports.some(({ name }) => name === 'thread-spawn')) return { code: 'threads' };
  const missing = new Set(
    imports.filter((each) => !isGiven(each)).map((each) => `${each.module}.${each.name}`),
  );
  if (missing.size > 0) {
    const names = [...missing].slice(0, MAX_NAMED).map((name) => lineShown(name));
    return { code: 'missing', names, more: missing.size - names.length };
  }
  return null;
}

function isProgram(module: WebAssembly.Module): boolean {
  const exports = WebAssembly.Module.exports(module);
  const has = (name: string, kind: string) =>
    exports.some((each) => each.name === name && each.kind === kind);
  return has('_start', 'function') && has('memory', 'memory');
}

/** Whether the import exists here; an imported memory has a refusal of its own. */
function isGiven({ module, name, kind }: WebAssembly.ModuleImportDescriptor): boolean {
  if (kind === 'memory') return true;
  if (kind !== 'function') return false;
  if (module === WASI_MODULE) return WASI_NAMES.has(name);
  return module === 'env' && ENVIRONMENT.test(name);
}

/**
 * Runs the program in a new instance; its start function is part of the run. Throws `out_of_memory` if the browser cannot
 * allocate its memory.
 */
export async function runProgram(
  module: WebAssembly.Module,
  memory: number,
  input: Uint8Array<ArrayBuffer>,
  outputMost: number,
): Promise<RunReport> {
  const session = new Session(input, outputMost);
  const loaded = await instantiate(module, session.imports(module));
  const begun = performance.now();
  const ended = loaded instanceof WebAssembly.Instance ? endOfLoaded(session, loaded, memory) : loaded;
  const took = performance.now() - begun;
  const { output, said, wantsFile } = session;
  return { ...ended, output: output.slice(), took, said, wantsFile };
}

type Ended = Pick<RunReport, 'end' | 'number'>;

/** A new instance and its memory; or how it ended, because its data may not fit and a start function may do anything. */
async function instantiate(
  module: WebAssembly.Module,
  imports: WebAssembly.Imports,
): Promise<WebAssembly.Instance | Ended> {
  try {
    return await WebAssembly.instantiate(module, imports);
  } catch (error) {
    const sentence = sentenceOf(error);
    if (lacksMemory(sentence)) throw new RubiconError('out_of_memory', sentence);
    return endBy(error);
  }
}

function endOfLoaded(session: Session, instance: WebAssembly.Instance, memory: number): Ended {
  const ended = endOf(() => session.start(instance));
  const held = (instance.exports.memory as WebAssembly.Memory).buffer.byteLength;
  return held > memory ? { end: 'crash', number: crashNumber('memory') } : ended;
}

function endOf(run: () => number): Ended {
  try {
    return { end: 'exit', number: run() };
  } catch (error) {
    return endBy(error);
  }
}

/** End of a run by what was thrown; unsupported WASI calls throw a string in the shim. */
function endBy(error: unknown): Ended {
  if (error instanceof EndlessOutput) return { end: 'output', number: 0 };
  const crash = typeof error === 'string' ? 'unsupported' : crashOf(sentenceOf(error));
  return { end: crash === 'stack' ? 'stack' : 'crash', number: crashNumber(crash) };
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
