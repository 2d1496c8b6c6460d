import { failed, failureIn, Thread, type WorkerScript } from '../../solver/thread.ts';
import type { Outcome } from '../../solver/worker/protocol.ts';
import { haveStopped, noteEnded } from './ended-programs.ts';
import type { Refusal, RunnerService, RunReport } from './worker/protocol.ts';

/** Browsers cannot measure CPU time and are slower than a judge: allow this multiple of the limit in wall time. */
const SLOWER = 2;

/** Grace period (ms) after the limit, because the worker measures its own time and its answer takes a while to arrive. */
const GRACE = 50;

const OUT_OF_TIME: RunReport = {
  end: 'time',
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

/** Input of a run, and its output limit (bytes). */
interface RunInput {
  readonly input: Uint8Array<ArrayBuffer>;
  readonly outputMost: number;
}

/** Runs one program in a worker of its own. */
export class ProgramRunner {
  readonly #thread: Thread<RunnerService>;
  readonly #limits: Limits;
  #module: WebAssembly.Module | null = null;
  #isClosed = false;
  /** Whether a run has exceeded the time limit twice in a row. */
  #isSlow = false;

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
  async load(program: ArrayBuffer): Promise<Outcome<Refusal | null>> {
    const { memory } = this.#limits;
    const checked = await this.#thread.ask((service) => service.check(program, memory));
    if (!checked.ok) return checked;
    if (checked.value.refusal !== null) return { ok: true, value: checked.value.refusal };
    const { module } = checked.value;
    this.#module = module;
    return this.#thread.ask((service) => service.load(module, memory));
  }

  /**
   * Runs the program; retries once in a new worker if the worker runs out of memory or is killed by the browser, or if the
   * time limit is exceeded for the first time: wall time passes while the engine compiles and while the machine is busy.
   */
  async run(input: RunInput): Promise<Outcome<RunReport>> {
    const first = await this.runOnce(input);
    if (!this.#deservesRetry(first)) return first;
    this.#end();
    const second = await this.runOnce(input);
    this.#isSlow ||= isLate(second);
    return second;
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

  #deservesRetry(first: Outcome<RunReport>): boolean {
    const failure = failureIn(first);
    return failure === 'out_of_memory' || failure === 'crashed' || (isLate(first) && !this.#isSlow);
  }

  /** Runs the program without a retry, once those that were ended have stopped; fails as `closed` if the browser cannot stop one. */
  async runOnce({ input, outputMost }: RunInput): Promise<Outcome<RunReport>> {
    if (!(await haveStopped()) || this.#isClosed) return failed('closed');
    const limit = this.#limits.seconds * 1000 * SLOWER;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isEnded = false;
    const outcome = await this.#thread.ask((service) => {
      timer = setTimeout(() => {
        isEnded = true;
        this.#end();
      }, limit + GRACE);
      return service.run(input, outputMost);
    });
    clearTimeout(timer);
    const wasLate = outcome.ok ? outcome.value.took > limit : isEnded;
    return wasLate ? { ok: true, value: OUT_OF_TIME } : outcome;
  }
}

const isLate = (outcome: Outcome<RunReport>) => outcome.ok && outcome.value.end === 'time';
