import type { WorkerScript } from '../../../solver/thread.ts';
import type { Settings } from '../model/stress.ts';
import { ProgramRunner } from '../program-runner.ts';
import type { CheckedProgram } from './compilation.ts';
import { violationIn } from './model/diagnostics.ts';
import { STACK } from './model/flags.ts';
import { arrayAt, functionAt } from './model/source-text.ts';
import type { NamedViolation } from './words.ts';

/** Checks make a program slower: allow this multiple of its time limit. */
const SLOWER = 4;

/** Output limit (bytes); what it prints is not read. */
const MAX_OUTPUT = 2 ** 20;

/** Runs a program compiled with checks on an input; returns what is undefined in it first, null if nothing is. */
export async function findViolation(
  { program, source }: CheckedProgram,
  input: string,
  { seconds, memory }: Settings,
  script: WorkerScript,
): Promise<NamedViolation | null> {
  const runner = new ProgramRunner(script, { seconds: seconds * SLOWER, memory: memory + STACK });
  const loaded = await runner.load(program);
  const bytes = new TextEncoder().encode(input);
  const isLoaded = loaded.ok && loaded.value === null;
  const run = isLoaded ? await runner.runOnce({ input: bytes, outputMost: MAX_OUTPUT }) : null;
  runner.close();
  return run?.ok ? named(run.value.said, source) : null;
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
