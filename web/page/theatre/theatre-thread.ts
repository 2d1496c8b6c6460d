import { wrap } from 'comlink';
import type { Board, Position } from '../../../wasm/rubicon.ts';
import type { Failure } from '../../model/state.ts';
import type { Programme, Scene } from '../../model/theatre/scene.ts';
import { SceneFailure, type Scenes } from '../../model/theatre/scenes.ts';
import type { Outcome } from '../../worker/protocol.ts';
import type { TheatreService } from '../../worker/theatre-protocol.ts';
import { createTheatreWorker } from './theatre-worker.ts';

/** A thread that runs the textbook solver on one board after the other. What it cannot do rejects with a SceneFailure. */
export class TheatreThread implements Scenes {
  readonly #worker = createTheatreWorker();
  readonly #service = wrap<TheatreService>(this.#worker);
  readonly #lost: Promise<never>;
  #isReady = false;

  constructor() {
    this.#lost = new Promise((_, reject) => {
      this.#worker.onerror = () => reject(failed(this.#isReady ? 'crashed' : 'load_failed'));
    });
    this.#lost.catch(() => this.end());
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

  end(): void {
    this.#worker.terminate();
  }

  async #answer<T>(asked: Promise<Outcome<T>>): Promise<T> {
    const outcome = await Promise.race([asked, this.#lost]);
    if (!outcome.ok) throw new SceneFailure(outcome.failure);
    return outcome.value;
  }
}

function failed(code: Failure['code']): SceneFailure {
  return new SceneFailure({ code, line: 0, column: 0, expected: 0, found: 0 });
}
