import { Thread, type WorkerScript } from '../../../solver/thread.ts';
import type { Settings } from '../model/stress.ts';
import type { RunnerService } from '../worker/protocol.ts';
import type { CheckedProgram } from './compilation.ts';
import { violationIn } from './model/diagnostics.ts';
import { STACK } from './model/flags.ts';
import { arrayAt, functionAt } from './model/source-text.ts';
import type { NamedViolation } from './words.ts';

/** Checks make a program slower: allow this multiple of its time limit. */
const SLOWER = 8;

/** Output limit (bytes); what it prints is not read. */
const MAX_OUTPUT = 2 ** 20;

/** Runs a program compiled with checks on an input; returns what is undefined in it first, null if nothing is. */
export async function findViolation(
  { program, source }: CheckedProgram,
  input: string,
  { seconds, memory }: Settings,
  script: WorkerScript,
): Promise<NamedViolation | null> {
  const runner = new Thread<RunnerService>(script);
  const limit = setTimeout(() => runner.end(), seconds * 1000 * SLOWER);
  try {
    const checked = await runner.ask((service) => service.check(program, memory + STACK));
    if (!checked.ok || checked.value.refusal !== null) return null;
    const { module } = checked.value;
    await runner.ask((service) => service.load(module, memory + STACK));
    const bytes = new TextEncoder().encode(input);
    const run = await runner.ask((service) => service.run(bytes, MAX_OUTPUT));
    return run.ok ? named(run.value.said, source) : null;
  } finally {
    clearTimeout(limit);
    runner.end();
  }
}

/** The violation that a checked program reports, with the names at its place in the source. */
function named(said: string, source: string): NamedViolation | null {
  const violation = violationIn(said);
  if (violation === null) return null;
  const { line, column } = violation;
  return {
    violation,
    function: functionAt(source, line, column),
    array: arrayAt(source, line, column),
  };
}
