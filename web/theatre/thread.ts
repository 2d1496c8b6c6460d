import { wrap } from 'comlink';
import type { Board, Position } from '../../wasm/rubicon.ts';
import type { Failure } from '../model/state.ts';
import type { Outcome } from '../solver/worker/protocol.ts';
import { createTheatreWorker } from './create-worker.ts';
import type { Programme, Scene } from './model/scene.ts';
import { SceneFailure, type Scenes } from './model/scenes.ts';
import type { TheatreService } from './worker/protocol.ts';

/** A thread that runs the textbook solver on one board after the other. What it cannot do rejects with a SceneFailure. */
export class TheatreThread implements Scenes {
  readonly #worker = createTheatreWorker();
  readonly #service = wrap<TheatreService>(this.#worker);
  readonly #lost: Promise<never>;
  #lose: (failure: SceneFailure) => void = () => {};
  #isReady = false;
  #isOver = false;

  constructor() {
    this.#lost = new Promise((_, reject) => {
      this.#lose = reject;
    });
    this.#lost.catch(() => {});
    this.#worker.onerror = () => this.end(this.#isReady ? 'crashed' : 'load_failed');
  }

  /** Whether it has ended or broken: then it opens no other board. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Opens the run of a board, in place of the one before. */
  async open(board: Board, drawn: Position | null): Promise<Programme> {
    const programme = await this.#answer<Programme>(this.#service.open(board, drawn));
    this.#isReady = true;
    return programme;
  }

  scene(step: number): Promise<Scene> {
    return this.#answer<Scene>(this.#service.scene(step));
  }

  find(step: number, what: 'win' | 'loss'): Promise<number | null> {
    return this.#answer<number | null>(this.#service.find(step, what));
  }

  /** What it was asked and has not answered yet fails. */
  end(code: Failure['code'] = 'closed'): void {
    this.#isOver = true;
    this.#worker.terminate();
    this.#lose(failed(code));
  }

  async #answer<T>(asked: Promise<Outcome<T>>): Promise<T> {
    const outcome = await Promise.race([asked, this.#lost]);
    if (outcome.ok) return outcome.value;
    const { failure } = outcome;
    if (failure.code === 'load_failed' || failure.code === 'crashed') this.end(failure.code);
    throw new SceneFailure(failure);
  }
}

function failed(code: Failure['code']): SceneFailure {
  return new SceneFailure({ code, line: 0, column: 0, expected: 0, found: 0 });
}
