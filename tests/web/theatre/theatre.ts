import { signal } from '@preact/signals';
import type { Position } from '../../../wasm/rubicon.ts';
import { startPosition } from '../../../web/model/line.ts';
import { now } from '../../../web/solver/worker/clock.ts';
import { failureOf } from '../../../web/solver/worker/failure.ts';
import type { Frame } from '../../../web/theatre/model/frame.ts';
import { FULL_SPEED, type Speed } from '../../../web/theatre/model/pacer.ts';
import { Player } from '../../../web/theatre/model/player.ts';
import { SceneFailure, type Scenes } from '../../../web/theatre/model/scenes.ts';
import { Showing } from '../../../web/theatre/worker/showing.ts';
import { draw, textbook } from '../../wasm/module.ts';

/** The run of a board, and the position that is drawn on it with Red to move. */
export function showingOf(text: string): { showing: Showing; drawn: Position | null } {
  const board = draw(text);
  const drawn = startPosition(board, 'red');
  return { showing: new Showing(textbook, board, drawn), drawn };
}

/** The scenes of a run as its thread gives them; `asked` counts them. */
function scenesOf(showing: Showing): Scenes & { asked: number } {
  const answer = async <T>(work: () => T): Promise<T> => {
    scenes.asked++;
    try {
      return work();
    } catch (error) {
      throw new SceneFailure(failureOf(error, 'crashed'));
    }
  };
  const scenes = {
    asked: 0,
    scene: (step: number) => answer(() => showing.scene(step)),
    flight: (step: number, milliseconds: number, last: number) =>
      answer(() => showing.flight(step, milliseconds, last, now)),
    find: (step: number, what: 'win' | 'loss') => answer(() => showing.find(step, { [what]: true })),
    marks: (step: number, positions: readonly Position[]) => answer(() => showing.marks(step, positions)),
  };
  return scenes;
}

export function playerOf(text: string, speed: Speed = FULL_SPEED, skips = true) {
  const { showing, drawn } = showingOf(text);
  const scenes = scenesOf(showing);
  const wishes = { drawn, speed: signal<Speed>(speed), skips: signal(skips) };
  return { player: new Player(scenes, showing.programme, showing.scene(0), wishes), showing, scenes };
}

/** Plays, frame by frame, to the end. */
export async function playOn(player: Player): Promise<Frame> {
  await player.togglePlaying();
  for (let frame = 0; player.playing.value; frame++) {
    if (frame > 1e6) throw new Error('it never ends');
    await player.play(1000 / 60);
  }
  return player.frame.value;
}
