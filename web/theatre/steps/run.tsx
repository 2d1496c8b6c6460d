import { useMemo } from 'preact/hooks';
import type { Board } from '../../../wasm/rubicon.ts';
import { useApp } from '../../page/app-context.ts';
import { Heard } from '../../page/controls/heard.tsx';
import { useCatalogue } from '../../page/words/catalogue.ts';
import type { Frame } from '../model/frame.ts';
import { isFast, SENTENCES } from '../model/pacer.ts';
import type { Player } from '../model/player.ts';
import { useSound } from '../sound/use-sound.ts';
import { StageLegend } from '../stage/legend.tsx';
import { Stage } from '../stage/stage.tsx';
import { theatreOf } from '../theatre.ts';
import { PinInSentence } from '../why/pin-button.tsx';
import { StagePins } from '../why/stage-pins.tsx';
import { Turning } from '../why/turning.tsx';
import { THEATRE } from '../words.ts';
import { Algorithm } from './algorithm.tsx';
import { Controls, PlayerButtons } from './controls.tsx';
import { Facts } from './facts.tsx';
import { RUN_STAGE } from './picture/plan.ts';
import type { StageScene } from './picture/scene.ts';
import { runBoards, runShow } from './picture/show.ts';
import { QueueView } from './queue.tsx';
import { aloud, sayFlight, sayFrame, sayWhole } from './say.ts';
import { useFrames } from './use-frames.ts';

const NONE: StageScene['neighbours'] = [];

/** A run on the stage, with the panel that tells what the solver holds. */
export function RunView({ board, player }: { board: Board; player: Player }) {
  const app = useApp();
  const { sound } = theatreOf(app);
  const texts = useCatalogue(THEATRE);
  useFrames(player);
  useSound(player, sound);
  const frame = player.frame.value;
  const flies = player.playing.value && (isFast(player.speed.value) || player.races.value);
  const isWhole = player.playing.value && player.speed.value !== SENTENCES;
  const boards = useMemo(() => runBoards(board), [board]);
  const all = useMemo(() => [boards], [boards]);
  const scene = useMemo(() => sceneOf(board, frame, player, flies), [board, frame, player, flies]);
  const show = useMemo(() => runShow(scene, boards), [scene, boards]);
  const run = { steps: player.programme.steps, drawn: player.drawn };
  const say = isWhole ? sayWhole : sayFrame;
  const said = flies ? sayFlight(texts, player.ahead.value) : say(texts, board, frame, run);
  return (
    <section class="run">
      <div class="show">
        <div class="caption">
          <p class="sentence">{said.sentence}</p>
          <p class="place">
            {said.place} <PinInSentence board={board} player={player} />
          </p>
          <p class="notice-line">{said.notice}</p>
        </div>
        <Turning board={board} player={player}>
          <Stage
            style={RUN_STAGE}
            all={all}
            show={show}
            flipped={app.state.flipped.value}
            label={[said.sentence, said.place].join(texts.gap)}
            still={flies || isWhole}
            over={(layout, density) => <StagePins scene={scene} layout={layout} density={density} />}
          />
        </Turning>
        <PlayerButtons player={player} />
        <Controls player={player} />
        <StageLegend />
      </div>
      <div class="facts-column">
        <QueueView board={board} frame={frame} still={flies || isWhole} />
        <Algorithm
          line={flies && frame.taken !== null ? 'take' : frame.line}
          isDecided={frame.drawn?.decided ?? null}
        />
        <Facts frame={frame} player={player} />
      </div>
      <Heard text={aloud(texts, said)} passes={flies} testId="heard" />
    </section>
  );
}

/** What the stage shows. During fast play predecessors are left out, because they would only flicker. */
function sceneOf(board: Board, frame: Frame, { drawn }: Player, flies: boolean): StageScene {
  const { taken, neighbours } = frame;
  return {
    board,
    position: taken?.position ?? drawn,
    value: taken?.value ?? null,
    lit: taken !== null,
    neighbours: flies ? NONE : neighbours,
  };
}
