import type { ComponentChild } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Board } from '../../../wasm/rubicon.ts';
import { useApp } from '../../page/app-context.ts';
import { Heard } from '../../page/controls/heard.tsx';
import { useMedia } from '../../page/controls/use-media.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import type { Frame } from '../model/frame.ts';
import { isFast, SENTENCES } from '../model/pacer.ts';
import type { Player } from '../model/player.ts';
import { useSound } from '../sound/use-sound.ts';
import { StageLegend } from '../stage/legend.tsx';
import { Stage } from '../stage/stage.tsx';
import { theatreOf } from '../theatre.ts';
import { useFrames } from '../use-frames.ts';
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

const NONE: StageScene['neighbours'] = [];

/** A run on the stage, with the panel that tells what the solver holds. */
export function RunView({ board, player }: { board: Board; player: Player }) {
  const app = useApp();
  const { sound } = theatreOf(app);
  const texts = useCatalogue(THEATRE);
  useFrames(player.playing.value, (elapsed) => void player.play(elapsed));
  useSound(player, sound);
  const frame = player.frame.value;
  const plays = player.playing.value && !player.holds.value;
  const flies = plays && (isFast(player.speed.value) || player.races.value);
  const isWhole = plays && player.speed.value !== SENTENCES;
  const boards = useMemo(() => runBoards(board), [board]);
  const all = useMemo(() => [boards], [boards]);
  const scene = useMemo(() => sceneOf(board, frame, player, flies), [board, frame, player, flies]);
  const show = useMemo(() => runShow(scene, boards), [scene, boards]);
  const run = { steps: player.programme.steps, drawn: player.drawn };
  const say = isWhole ? sayWhole : sayFrame;
  // As in the style sheet: beside the stage if there is room, else to be swiped to.
  const isWide = useMedia('(min-width: 64rem)');
  const said = flies ? sayFlight(texts, player.ahead.value) : say(texts, board, frame, run);
  const stage = (
    <Turning key="stage" board={board} player={player}>
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
  );
  const facts = [
    <QueueView key="queue" board={board} frame={frame} still={flies || isWhole} />,
    <Algorithm
      key="algorithm"
      line={flies && frame.taken !== null ? 'take' : frame.line}
      isDecided={frame.drawn?.decided ?? null}
    />,
    <Facts key="facts" frame={frame} player={player} />,
  ];
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
        {isWide ? stage : <Panels key={board.cells}>{[stage, ...facts]}</Panels>}
        <PlayerButtons player={player} />
        <Controls player={player} />
        <StageLegend />
      </div>
      {isWide && <div class="facts-column">{facts}</div>}
      <Heard text={aloud(texts, said)} passes={flies} testId="heard" />
    </section>
  );
}

/** The stage and what is beside it on a wide screen: one at a time, to be swiped to. */
function Panels({ children }: { children: readonly ComponentChild[] }) {
  return (
    <div class="run-panels">
      {children.map((child, nth) => (
        <div key={nth} class={nth === 0 ? 'run-panel main' : 'run-panel'}>
          {child}
        </div>
      ))}
    </div>
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
