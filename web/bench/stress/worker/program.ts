import { RubiconError } from '../../../../wasm/rubicon.ts';
import { crashNumber, crashOf } from '../model/crash.ts';
import { kindOfFile, limitMemory } from '../model/wasm-file.ts';
import type { Checked, Refusal, Told } from './protocol.ts';
import { ENVIRONMENT, EndlessOutput, Session, WASI_MODULE, WASI_NAMES } from './session.ts';

/**
 * A program may have more memory than its limit, by this factor: one that takes it is told so. What is refused to it would
 * look like any other crash.
 */
const SLACK = 2;

const refused = (refusal: Refusal): Checked => ({ refusal });

/** Whether a file is a program that can be run with so many bytes of memory, and the program. */
export async function checkProgram(bytes: Uint8Array<ArrayBuffer>, memory: number): Promise<Checked> {
  const kind = kindOfFile(bytes);
  if (kind !== 'module') return refused({ code: kind === 'component' ? 'component' : 'not_wasm' });
  const whole = await compile(bytes);
  if (!(whole instanceof WebAssembly.Module)) return refused(whole);
  const wrong = wrongWith(whole);
  if (wrong !== null) return refused(wrong);
  const limited = limitMemory(bytes, memory * SLACK);
  if (!limited.ok) return refused({ code: limited.why === 'shared' ? 'threads' : 'not_program' });
  if (limited.least > memory) return refused({ code: 'memory', bytes: limited.least });
  const module = await compile(limited.bytes);
  return module instanceof WebAssembly.Module ? { refusal: null, module } : refused(module);
}

async function compile(bytes: Uint8Array<ArrayBuffer>): Promise<WebAssembly.Module | Refusal> {
  try {
    return await WebAssembly.compile(bytes);
  } catch (error) {
    return { code: 'broken', why: sentenceOf(error) };
  }
}

function wrongWith(module: WebAssembly.Module): Refusal | null {
  const imports = WebAssembly.Module.imports(module);
  const isThread = (name: string) => name === 'thread-spawn' || name === 'memory';
  if (imports.some(({ name, kind }) => kind === 'memory' || isThread(name))) return { code: 'threads' };
  const missing = imports.filter((each) => !isGiven(each)).map((each) => `${each.module}.${each.name}`);
  if (missing.length > 0) return { code: 'missing', names: [...new Set(missing)] };
  const has = (name: string, kind: string) =>
    WebAssembly.Module.exports(module).some((each) => each.name === name && each.kind === kind);
  return has('_start', 'function') && has('memory', 'memory') ? null : { code: 'not_program' };
}

function isGiven({ module, name, kind }: WebAssembly.ModuleImportDescriptor): boolean {
  if (kind !== 'function') return false;
  if (module === WASI_MODULE) return WASI_NAMES.has(name);
  return module === 'env' && ENVIRONMENT.test(name);
}

/** Runs the program afresh, with nothing left of the run before. Throws `out_of_memory` where the browser has no more for it. */
export async function runProgram(
  module: WebAssembly.Module,
  memory: number,
  input: Uint8Array<ArrayBuffer>,
  outputMost: number,
): Promise<Told> {
  const session = new Session(input, outputMost);
  const instance = await instantiate(module, session.imports(module));
  const begun = performance.now();
  const ended = endOf(() => session.start(instance));
  const took = performance.now() - begun;
  const held = (instance.exports.memory as WebAssembly.Memory).buffer.byteLength;
  const end = held > memory ? { end: 'crash' as const, number: crashNumber('memory') } : ended;
  const { output, said, wantsFile } = session;
  return { ...end, output: output.slice(), took, said, wantsFile };
}

async function instantiate(
  module: WebAssembly.Module,
  imports: WebAssembly.Imports,
): Promise<WebAssembly.Instance> {
  try {
    return await WebAssembly.instantiate(module, imports);
  } catch (error) {
    throw new RubiconError('out_of_memory', sentenceOf(error));
  }
}

/** How a run ends; what a program throws that asks for something else than files is a word of the shim. */
function endOf(run: () => number): Pick<Told, 'end' | 'number'> {
  try {
    return { end: 'exit', number: run() };
  } catch (error) {
    if (error instanceof EndlessOutput) return { end: 'output', number: 0 };
    const crash = typeof error === 'string' ? 'unsupported' : crashOf(sentenceOf(error));
    return { end: 'crash', number: crashNumber(crash) };
  }
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
