import type { StressFile } from '../../../wasm/bench/stress.ts';
import { failed, failureIn, Thread, type WorkerScript } from '../../solver/thread.ts';
import type { Outcome } from '../../solver/worker/protocol.ts';
import { haveStopped, noteEnded } from './ended-programs.ts';
import type { FileRefusal, RunnerService, RunReport } from './worker/protocol.ts';

/** Browsers cannot measure CPU time and are slower than a judge: allow this multiple of the limit in wall time. */
const SLOWER = 2;

/** Grace period (ms) after the limit, because the worker measures its own time and its answer takes a while to arrive. */
const GRACE = 50;

const UNENDED: Omit<RunReport, 'end'> = {
  number: 0,
  output: new Uint8Array(),
  took: Number.POSITIVE_INFINITY,
  said: '',
  wantsFile: false,
};

/** Limits of each run: time (s), and memory (bytes) with the stack. */
interface Limits {
  readonly seconds: number;
  readonly memory: number;
}

/** Input of a run, and how it is to be run, as a file of the search. */
type RunInput = Pick<StressFile, 'input' | 'outputMost'> & Partial<Pick<StressFile, 'times'>>;

/** Does work while the pool rests. */
export type Alone = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs one program in a worker of its own. */
export class ProgramRunner {
  readonly #thread: Thread<RunnerService>;
  readonly #limits: Limits;
  #module: WebAssembly.Module | null = null;
  #isClosed = false;

  constructor(script: WorkerScript, limits: Limits) {
    this.#limits = limits;
    // Ending a run kills its worker, so every new worker loads the program first.
    this.#thread = new Thread(script, async (ask) => {
      const module = this.#module;
      if (module === null) return { ok: true, value: null };
      return ask((service) => service.load(module, limits.memory));
    });
  }

  /** Loads a program before its first run; why it is refused, or null. */
  async load(program: ArrayBuffer): Promise<Outcome<FileRefusal | null>> {
    const { memory } = this.#limits;
    const checked = await this.#thread.ask((service) => service.check(program, memory));
    if (!checked.ok) return checked;
    if (checked.value.refusal !== null) return { ok: true, value: checked.value.refusal };
    const { module } = checked.value;
    this.#module = module;
    return this.#thread.ask((service) => service.load(module, memory));
  }

  /**
   * Runs the program; retries once in a new worker if the worker runs out of memory or is killed by the browser. A late run
   * proves nothing: wall time passes while the engine compiles and while the machine is busy.
   */
  async run(input: RunInput): Promise<Outcome<RunReport>> {
    const first = await this.runOnce(input);
    const failure = failureIn(first);
    if (failure !== 'out_of_memory' && failure !== 'crashed') return first;
    this.#end();
    return this.runOnce(input);
  }

  /** Runs the program, and again, alone, if it is late: the machine may have been busy. */
  async runSurely(input: RunInput, alone: Alone): Promise<Outcome<RunReport>> {
    const first = await this.run(input);
    return first.ok && first.value.end === 'time' ? alone(() => this.run(input)) : first;
  }

  /** Ends at once, whatever is being run; later runs fail. */
  close(): void {
    this.#isClosed = true;
    this.#end();
  }

  #end(): void {
    this.#thread.end();
    noteEnded(this.#thread.gone);
  }

  /**
   * Runs the program without a retry, once those that were ended have stopped; fails as `closed` if the
   * browser cannot stop one.
   */
  async runOnce({ input, outputMost, times = 1 }: RunInput): Promise<Outcome<RunReport>> {
    if (!(await haveStopped()) || this.#isClosed) return failed('closed');
    const limit = this.#limits.seconds * 1000 * SLOWER;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isEnded = false;
    const outcome = await this.#thread.ask((service) => {
      timer = setTimeout(
        () => {
          isEnded = true;
          this.#end();
        },
        limit * times + GRACE,
      );
      return service.run(input, outputMost);
    });
    clearTimeout(timer);
    const took = outcome.ok ? outcome.value.took : isEnded ? Number.POSITIVE_INFINITY : 0;
    if (took > limit * times) return { ok: true, value: { ...UNENDED, end: times > 1 ? 'never' : 'time' } };
    const isByItself = outcome.ok && (outcome.value.end === 'exit' || outcome.value.end === 'crash');
    return isByItself && took > limit
      ? { ok: true, value: { ...outcome.value, end: 'late', number: Math.round(took) } }
      : outcome;
  }
}
