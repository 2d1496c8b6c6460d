import { Thread, type WorkerScript } from '../../../solver/thread.ts';
import type { Settings } from '../model/stress.ts';
import type { RunnerService } from '../worker/protocol.ts';
import { type Violation, violationIn } from './model/diagnostics.ts';
import { STACK } from './model/flags.ts';

/** Checks make a program slower: allow this multiple of its time limit. */
const SLOWER = 8;

/** Output limit (bytes); what it prints is not read. */
const MAX_OUTPUT = 2 ** 20;

/** Runs a program compiled with checks on an input; returns what is undefined in it first, null if nothing is. */
export async function findViolation(
  program: ArrayBuffer,
  input: string,
  { seconds, memory }: Settings,
  script: WorkerScript,
): Promise<Violation | null> {
  const runner = new Thread<RunnerService>(script);
  const limit = setTimeout(() => runner.end(), seconds * 1000 * SLOWER);
  try {
    const checked = await runner.ask((service) => service.check(program, memory + STACK));
    if (!checked.ok || checked.value.refusal !== null) return null;
    const { module } = checked.value;
    await runner.ask((service) => service.load(module, memory + STACK));
    const bytes = new TextEncoder().encode(input);
    const run = await runner.ask((service) => service.run(bytes, MAX_OUTPUT));
    return run.ok ? violationIn(run.value.said) : null;
  } finally {
    clearTimeout(limit);
    runner.end();
  }
}
