import type { Board, Position } from '../../wasm/rubicon.ts';
import { type Request, Thread } from '../solver/thread.ts';
import type { Outcome } from '../solver/worker/protocol.ts';
import type { Mark, Programme, Scene } from './model/scene.ts';
import { SceneFailure, type Scenes } from './model/scenes.ts';
import type { FoundTour } from './tour/model/found.ts';
import type { TheatreService } from './worker/protocol.ts';
import TheatreWorker from './worker/worker.ts?worker';

/** A worker that runs the textbook solver. Failures reject with a SceneFailure. */
export class TheatreThread implements Scenes {
  readonly #thread = new Thread<TheatreService>(TheatreWorker);

  /** Opens the run of a board, and closes the previous one. */
  open(board: Board, drawn: Position | null): Promise<Programme> {
    return this.#ask((service) => service.open(board, drawn));
  }

  /** What the tour shows of a board; of an example if it is null. Opens no run. */
  tour(board: Board | null, drawn: Position | null): Promise<FoundTour> {
    return this.#ask((service) => service.tour(board, drawn));
  }

  scene(step: number): Promise<Scene> {
    return this.#askOpen((service) => service.scene(step));
  }

  flight(step: number, milliseconds: number, last: number): Promise<Scene> {
    return this.#askOpen((service) => service.flight(step, milliseconds, last));
  }

  find(step: number, what: 'win' | 'loss'): Promise<number | null> {
    return this.#askOpen((service) => service.find(step, what));
  }

  marks(step: number, positions: readonly Position[]): Promise<readonly Mark[]> {
    return this.#askOpen((service) => service.marks(step, positions));
  }

  /** Terminates the worker; pending requests fail. */
  end(): void {
    this.#thread.end();
  }

  #ask<T>(request: Request<TheatreService, Outcome<T>>): Promise<T> {
    return orThrow(this.#thread.ask(request));
  }

  /** Asks about the open run. */
  #askOpen<T>(request: Request<TheatreService, Outcome<T>>): Promise<T> {
    return orThrow(this.#thread.askRunning(request));
  }
}

async function orThrow<T>(asked: Promise<Outcome<T>>): Promise<T> {
  const outcome = await asked;
  if (outcome.ok) return outcome.value;
  throw new SceneFailure(outcome.failure);
}
