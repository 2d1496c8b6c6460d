import { useEffect } from 'preact/hooks';
import { winnerAtEnd } from '../../model/line.ts';
import {
  playNext,
  stepBy,
  stepOn,
  stepTo,
  stepToEnd,
  stepToStart,
  togglePlaying,
} from '../../model/playback.ts';
import { useApp, useTexts } from '../../page/app-context.ts';
import { IconButton } from '../../page/controls/button.tsx';
import { lazyView } from '../../page/controls/lazy-view.tsx';
import type { LineView } from '../../page/line-view.ts';
import {
  FIRST_PICTURE,
  LAST_PICTURE,
  NEXT_PICTURE,
  PAUSE_PICTURE,
  PLAY_PICTURE,
  PREVIOUS_PICTURE,
} from '../../page/pictures/pictures.ts';
import { Outcome } from '../../page/verdict/verdict.tsx';
import { MoveList } from './move-list.tsx';

const LineGraph = lazyView(() => import('./line-graph.tsx').then((part) => part.LineGraph));
const Variations = lazyView(() => import('./variations.tsx').then((part) => part.Variations));

/** One move is shown so many milliseconds while the line plays. */
const PACE = 650;

/** Best play from the drawn board, or the game that is played on it, to be stepped through. */
export function LinePanel() {
  const app = useApp();
  const { line } = app.texts.value;
  const view = app.view.value;
  const label = useLabel();
  const none = app.state.valuesHidden.value ? line.noMove : view.solution === null ? line.empty : line.over;
  return (
    <section class="card line-panel" aria-label={label}>
      <h2>{label}</h2>
      {view.moves.length > 0 ? <Player view={view} /> : <p class="muted">{none}</p>}
    </section>
  );
}

/** What the moves are: best play, or a game that shows no more than has been played. */
function useLabel(): string {
  const { state, texts } = useApp();
  const { line } = texts.value;
  return state.valuesHidden.value ? line.game : line.label;
}

function Player({ view }: { view: LineView }) {
  const { state, texts } = useApp();
  const { line } = texts.value;
  const count = view.moves.length;
  usePlaying();
  return (
    <>
      <Controls view={view} />
      <input
        type="range"
        class="slider"
        aria-label={line.slider}
        aria-valuetext={line.at(view.ply, count)}
        min={0}
        max={count}
        value={view.ply}
        onInput={(event) => stepTo(state, Number(event.currentTarget.value))}
      />
      <p class="here">
        <span class="at">{line.at(view.ply, count)}</span> <Here view={view} />
      </p>
      <LineGraph />
      <MoveList view={view} />
      <Variations />
    </>
  );
}

function usePlaying(): void {
  const { state } = useApp();
  const playing = state.playing.value;
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => playNext(state), PACE);
    return () => clearInterval(timer);
  }, [playing, state]);
}

function Controls({ view }: { view: LineView }) {
  const { state, texts } = useApp();
  const { line } = texts.value;
  const atStart = view.ply === 0;
  const atEnd = view.ply === view.moves.length && (view.solution?.loop ?? null) === null;
  const playing = state.playing.value;
  return (
    <fieldset class="controls" aria-label={useLabel()}>
      <IconButton
        label={line.first}
        picture={FIRST_PICTURE}
        disabled={atStart}
        onPress={() => stepToStart(state)}
      />
      <IconButton
        label={line.previous}
        picture={PREVIOUS_PICTURE}
        disabled={atStart}
        onPress={() => stepBy(state, -1)}
      />
      <IconButton
        label={playing ? line.pause : line.play}
        picture={playing ? PAUSE_PICTURE : PLAY_PICTURE}
        onPress={() => togglePlaying(state)}
      />
      <IconButton label={line.next} picture={NEXT_PICTURE} disabled={atEnd} onPress={() => stepOn(state)} />
      <IconButton
        label={line.last}
        picture={LAST_PICTURE}
        disabled={view.ply === view.moves.length}
        onPress={() => stepToEnd(state)}
      />
    </fieldset>
  );
}

/** The value of the position shown; at the end of the line how the game ends. */
function Here({ view: { solution, moves, ply, side } }: { view: LineView }) {
  const { line } = useTexts();
  const value = solution?.values[ply];
  if (solution === null || value === undefined) return null;
  const { ending, loop } = solution;
  if (ply === moves.length && ending !== null) {
    return <span>{line.end(winnerAtEnd(ending, side), ending, side)}</span>;
  }
  if (ply === moves.length && loop !== null) return <span>{line.loop(loop + 1, moves.length)}</span>;
  if (ply === 0) return null;
  return (
    <span class="value-here">
      {line.from} {value.winner === 'tie' ? line.short(value) : <Outcome value={value} side={side} />}
    </span>
  );
}
