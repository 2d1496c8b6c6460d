import './line.css';
import { useRef } from 'preact/hooks';
import { endingAt, moveWords, winnerAtEnd } from '../../model/line.ts';
import { playNext, stepTo } from '../../model/playback.ts';
import { useApp, useTexts } from '../../page/app-context.ts';
import { lazyView } from '../../page/controls/lazy-view.tsx';
import { MoveText } from '../../page/controls/move-text.tsx';
import { SteppingButtons, SteppingSlider } from '../../page/controls/stepping.tsx';
import { usePlaying } from '../../page/controls/use-playing.ts';
import { lineStepping } from '../../page/line-stepping.ts';
import { isOnBoard, type LineView } from '../../page/line-view.ts';
import { ValueWords } from '../../page/verdict/verdict.tsx';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { MOVE_LINE } from '../../page/words/line-words.ts';
import { WhyHere } from '../refutation/why-button.tsx';
import { HeardStep, useStepWords } from './heard-step.tsx';
import { LineGraph } from './line-graph.tsx';
import { askedOf } from './model/asked-of.ts';
import { type Followed, MoveList } from './move-list.tsx';
import { LINE } from './words.ts';

const Variations = lazyView(() => import('./variations.tsx').then((part) => part.Variations));

/** Time per move (ms) during autoplay. */
const MOVE_TIME = 650;

/** Steps through best play from the start position, or through the game played from it. */
export function LinePanel() {
  const app = useApp();
  const words = useCatalogue(LINE);
  const view = app.view.value;
  const label = useLabel();
  const followed = useRef<number | null>(null);
  const none = app.state.valuesHidden.value
    ? words.noMove
    : view.solution === null
      ? words.empty
      : words.over;
  return (
    <section class="card line-panel" aria-label={label} data-replay>
      <h2>{label}</h2>
      {view.moves.length > 0 ? <Player view={view} followed={followed} /> : <p class="muted">{none}</p>}
      <HeardStep
        view={view}
        isSaid={() =>
          followed.current === view.ply || document.activeElement?.matches('.line-panel .slider') === true
        }
      />
    </section>
  );
}

/** The label of the moves: best play, or a game that hides future moves. */
function useLabel(): string {
  const { state } = useApp();
  const { game, best } = useCatalogue(LINE);
  return state.valuesHidden.value ? game : best;
}

function Player({ view, followed }: { view: LineView; followed: Followed }) {
  const app = useApp();
  const { state } = app;
  const line = useCatalogue(MOVE_LINE);
  const { slider } = useCatalogue(LINE);
  const course = { at: view.ply, last: view.moves.length };
  const words = line.at(view.ply, view.moves.length);
  const asked = askedOf(view, view.ply - 1);
  const playing = state.playing.value;
  usePlaying(playing, MOVE_TIME, () => {
    playNext(state);
    return MOVE_TIME;
  });
  return (
    <>
      <SteppingButtons
        {...course}
        label={useLabel()}
        names={line}
        stepping={lineStepping(state)}
        playing={playing}
        loops={(view.solution?.loop ?? null) !== null}
      />
      <SteppingSlider
        {...course}
        label={slider}
        words={useStepWords(view)}
        goTo={(ply) => stepTo(state, ply)}
      />
      <p class="here">
        <span class="at">{words}</span> <LastMove view={view} />
        <PositionValue view={view} />
        {asked !== null && <WhyHere asked={asked} isOnBoard={() => isOnBoard(app.view.peek(), state)} />}
      </p>
      <LineGraph />
      <MoveList view={view} followed={followed} />
      <Variations />
    </>
  );
}

/**
 * The move just made and, if it is the last one, the end in short, which tells of a capture too: where the list of moves is not
 * beside it, in one line of a phone.
 */
function LastMove({ view: { board, moves, positions, ply, solution, side } }: { view: LineView }) {
  const line = useCatalogue(MOVE_LINE);
  const { won, repeats } = useCatalogue(LINE);
  const [move, before] = [moves[ply - 1], positions[ply - 1]];
  if (move === undefined || before === undefined) return null;
  const end = ply < moves.length ? null : solution;
  return (
    <span class="made" aria-hidden="true">
      <b>
        {ply}/{moves.length}
      </b>{' '}
      <MoveText parts={line.moveParts({ ...moveWords(board, before, move), captures: false })} />
      {end?.ending && won(winnerAtEnd(end.ending, side))}
      {(end?.loop ?? null) !== null && repeats}
    </span>
  );
}

/** The value of the position shown; at the end of the line how the game ends. */
function PositionValue({ view: { solution, moves, ply, side } }: { view: LineView }) {
  const line = useCatalogue(MOVE_LINE);
  const { gap } = useTexts();
  const { from } = useCatalogue(LINE);
  const value = solution?.values[ply];
  if (solution === null || value === undefined) return null;
  const { loop } = solution;
  const ending = endingAt(solution, ply);
  if (ending !== null) {
    return <span class="value-here">{line.end(winnerAtEnd(ending, side), ending, side)}</span>;
  }
  if (ply === moves.length && loop !== null) {
    return <span class="value-here">{line.loop(loop + 1, moves.length)}</span>;
  }
  if (ply === 0) return null;
  return (
    <span class="value-here">
      {from}
      {gap}
      {value.winner === 'tie' ? line.short(value) : <ValueWords value={value} side={side} />}
    </span>
  );
}
