import { useMemo } from 'preact/hooks';
import { FULL_SPEED } from '../../../model/theatre/pacer.ts';
import type { Player } from '../../../model/theatre/player.ts';
import { useApp } from '../../app-context.ts';
import { useCatalogue } from '../../catalogue.ts';
import { THEATRE } from '../../texts/parts/theatre.ts';
import { sayFrame, sayMoments } from '../../theatre/say.ts';
import { theatreOf } from '../../theatre/theatre.ts';
import { usePlaying } from '../../theatre/use-playing.ts';
import { useSound } from '../../theatre/use-sound.ts';
import { Algorithm } from './algorithm.tsx';
import { Controls, PlayerButtons } from './controls.tsx';
import { Facts } from './facts.tsx';
import { Moments } from './moments.tsx';
import { QueueView } from './queue.tsx';
import { Stage } from './stage.tsx';
import { StageLegend } from './stage-legend.tsx';

/** Above so many positions a second the eye follows no movement. */
const MOVING_UP_TO = 3;

/** A run on the stage, with the panel that tells what the solver holds. */
export function Run({ player }: { player: Player }) {
  const app = useApp();
  const { sound } = theatreOf(app);
  const texts = useCatalogue(THEATRE);
  const board = app.state.drawing.value.board;
  usePlaying(player);
  useSound(player, sound);
  const frame = player.frame.value;
  const { taken, neighbours } = frame;
  const scene = useMemo(
    () => ({ board, position: taken?.position ?? player.drawn, lit: taken !== null, neighbours }),
    [board, player, taken, neighbours],
  );
  const speed = player.speed.value;
  const isFast = player.playing.value && (speed === FULL_SPEED || speed > MOVING_UP_TO);
  const sentence = sayFrame(texts, board, frame, player.programme.steps);
  const notice = sayMoments(texts, frame);
  return (
    <section class="run">
      <div class="show">
        <Stage scene={scene} flipped={app.state.flipped.value} label={sentence} still={isFast} />
        <div class="caption">
          <p class="sentence">{sentence}</p>
          <p class="notice-line">{notice}</p>
        </div>
        <PlayerButtons player={player} />
        <Controls player={player} />
        <Moments player={player} />
        <StageLegend />
      </div>
      <div class="facts-column">
        <QueueView board={board} frame={frame} />
        <Algorithm line={frame.line} />
        <Facts frame={frame} player={player} />
      </div>
      <p class="visually-hidden" aria-live="polite" data-testid="told">
        {isFast ? '' : `${sentence} ${notice}`}
      </p>
    </section>
  );
}
