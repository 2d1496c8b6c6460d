import type { Board, Position } from '../../wasm/rubicon.ts';
import { failed, type Request, Thread } from '../solver/thread.ts';
import type { Outcome } from '../solver/worker/protocol.ts';
import type { Mark, Programme, Scene } from './model/scene.ts';
import { SceneFailure, type Scenes } from './model/scenes.ts';
import type { FoundTour } from './tour/model/found.ts';
import type { TheatreService } from './worker/protocol.ts';
import TheatreWorker from './worker/worker.ts?worker';

/** A thread that runs the textbook solver on one board after the other. What it cannot do rejects with a SceneFailure. */
export class TheatreThread implements Scenes {
  readonly #thread = new Thread<TheatreService>(TheatreWorker);

  /** Opens the run of a board, in place of the one before. */
  open(board: Board, drawn: Position | null): Promise<Programme> {
    return this.#ask((service) => service.open(board, drawn));
  }

  /** What the tour shows of a board; null where it is too large for that. No run is opened. */
  tour(board: Board | null, drawn: Position | null): Promise<FoundTour> {
    return this.#ask((service) => service.tour(board, drawn));
  }

  scene(step: number): Promise<Scene> {
    return this.#askOpen((service) => service.scene(step));
  }

  find(step: number, what: 'win' | 'loss'): Promise<number | null> {
    return this.#askOpen((service) => service.find(step, what));
  }

  marks(step: number, positions: readonly Position[]): Promise<readonly Mark[]> {
    return this.#askOpen((service) => service.marks(step, positions));
  }

  /** What it was asked and has not answered yet fails. */
  end(): void {
    this.#thread.end();
  }

  /** Asks about the open run, which ends with its thread: a new thread knows nothing of it. */
  #askOpen<T>(request: Request<TheatreService, Outcome<T>>): Promise<T> {
    const { ended } = this.#thread;
    return ended === null ? this.#ask(request) : Promise.reject(new SceneFailure(failed(ended).failure));
  }

  async #ask<T>(request: Request<TheatreService, Outcome<T>>): Promise<T> {
    const outcome = await this.#thread.ask(request);
    if (outcome.ok) return outcome.value;
    throw new SceneFailure(outcome.failure);
  }
}
