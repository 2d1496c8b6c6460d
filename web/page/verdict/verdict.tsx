import type { ComponentChildren } from 'preact';
import type { Side, Value } from '../../../wasm/rubicon.ts';
import { type Headline, headlineOf } from '../../model/headline.ts';
import { movesByWinner } from '../../model/line.ts';
import { cancelSolving, solveAgain } from '../../model/solving.ts';
import { useApp, useTexts } from '../app-context.ts';
import { helpsAgain, Problem } from '../controls/problem.tsx';
import { GENERAL_PICTURE, PAWN_PICTURE } from '../pictures/pictures.ts';
import { Pixels } from '../pictures/pixels.tsx';

/**
 * Who wins from the start position or in the current game, or why that is not known; `children` are about the position on the
 * board.
 */
export function Verdict({ children }: { children?: ComponentChildren }) {
  const { state, texts } = useApp();
  const { status } = state.analysis.value;
  const isSolving = status === 'solving';
  const headline = isSolving || status === 'solved' ? headlineOf(state) : null;
  const stale = isSolving && state.game.value === null;
  const winner = headline?.winner ?? 'none';
  return (
    <section class={`card verdict ${winner}${stale ? ' stale' : ''}`} aria-label={texts.value.result.label}>
      <div class="emblem">
        {(winner === 'red' || winner === 'tie') && <Pixels picture={GENERAL_PICTURE} name="general" />}
        {(winner === 'black' || winner === 'tie') && <Pixels picture={PAWN_PICTURE} name="pawn" />}
        {winner === 'none' && <span>?</span>}
      </div>
      <div class="verdict-body">
        <div role="status" aria-busy={isSolving}>
          {status === 'idle' && <Lacks />}
          {headline !== null && <Result headline={headline} stale={stale} />}
          <Unsolved />
        </div>
        {children}
        <Solving />
      </div>
    </section>
  );
}

function Lacks() {
  const { state, texts } = useApp();
  const { result } = texts.value;
  return (
    <>
      <p class="headline">{result.notReady}</p>
      <ul class="lacks">
        {state.lacks.value.map((lack) => (
          <li key={lack.code}>{result.lack(lack)}</li>
        ))}
      </ul>
    </>
  );
}

function Result({ headline, stale }: { headline: Headline; stale: boolean }) {
  const { result } = useTexts();
  const { value, side, ply } = headline;
  return (
    <p class="sentence" data-testid="verdict">
      {stale && <span class="visually-hidden">{result.stale} </span>}
      {value === null ? <Over {...headline} /> : <ValueWords value={value} side={side} after={ply} />}
    </p>
  );
}

function Over({ winner, ending, side }: Headline) {
  const { result, gap } = useTexts();
  return (
    <>
      <strong>{winner === 'tie' ? result.tie : result.hasWon(winner)}</strong>
      {gap}
      <span>{ending === null ? result.repeated : result.ending(ending, side)}</span>
    </>
  );
}

/** A value in words, `side` to move: who wins in how many moves, and how many of them are the winner's, or after which move. */
export function ValueWords({ value, side, after = 0 }: { value: Value; side: Side; after?: number }) {
  const { result, gap } = useTexts();
  const [strong, rest] =
    value.winner === 'tie'
      ? [result.tie, result.tieReason]
      : [
          result.wins(value.winner, value.distance),
          after > 0
            ? result.after(after)
            : result.byWinner(value.winner, movesByWinner(value, side), value.distance),
        ];
  return (
    <>
      <strong>{strong}</strong>
      {gap}
      <span>{rest}</span>
    </>
  );
}

/** Why the board has no answer. */
function Unsolved() {
  const { state, texts } = useApp();
  const analysis = state.analysis.value;
  const { result } = texts.value;
  if (analysis.status === 'failed') return <Problem failure={analysis.failure} />;
  if (analysis.status === 'cancelled') return <p>{result.cancelled}</p>;
  if (analysis.status !== 'solving' || analysis.progress !== null || state.latest.value !== null) return null;
  return <p class="headline">{state.engine.value === 'loading' ? result.loading : result.solving}</p>;
}

/** Progress of a slow solve, with buttons to stop and to restart it. */
function Solving() {
  const { state, texts } = useApp();
  const analysis = state.analysis.value;
  const { result, part } = texts.value;
  if (analysis.status === 'failed' && !helpsAgain(analysis.failure)) return null;
  if (analysis.status === 'cancelled' || analysis.status === 'failed') {
    return (
      <button type="button" class="button wide" onClick={() => solveAgain(state)}>
        {analysis.status === 'failed' ? part.again : result.solve}
      </button>
    );
  }
  if (analysis.status !== 'solving' || analysis.progress === null) return null;
  const percent = Math.floor(analysis.progress.fraction * 100);
  return (
    <div class="solving">
      <progress max={100} value={percent} aria-label={result.progressLabel} />
      <span>{result.progress(percent, analysis.progress.distance)}</span>
      <button type="button" class="button wide" onClick={() => cancelSolving(state)}>
        {result.cancel}
      </button>
    </div>
  );
}
