import { cancelSolving, solveAgain } from '../../model/solving.ts';
import { useApp } from '../../page/app-context.ts';
import { Problem } from '../../page/controls/problem.tsx';
import { StageThumbnail } from '../stage/thumbnail.tsx';

/** Why there are no layers of the board, and what can be done about that. */
export function WaveAbsent() {
  const { state, texts } = useApp();
  const analysis = state.analysis.value;
  const { result, part } = texts.value;
  switch (analysis.status) {
    case 'idle':
      return (
        <div class="wave-absent" role="status">
          <p class="headline">{result.notReady}</p>
          <StageThumbnail board={state.drawing.value.board} position={null} flipped={state.flipped.value} />
          <ul class="lacks">
            {state.lacks.value.map((lack) => (
              <li key={lack.code}>{result.lack(lack)}</li>
            ))}
          </ul>
        </div>
      );
    case 'solving':
      return analysis.progress === null ? (
        <p class="muted">{state.engine.value === 'loading' ? result.loading : result.solving}</p>
      ) : (
        <Progress {...analysis.progress} />
      );
    case 'failed':
      return (
        <div class="wave-absent">
          <Problem failure={analysis.failure} role="alert">
            <SolveAgain label={part.again} />
          </Problem>
        </div>
      );
    case 'cancelled':
      return (
        <div class="wave-absent">
          <p>{result.cancelled}</p>
          <SolveAgain label={result.solve} />
        </div>
      );
    case 'solved':
      return null;
  }
}

function Progress({ fraction, distance }: { fraction: number; distance: number }) {
  const { state, texts } = useApp();
  const { result } = texts.value;
  const percent = Math.floor(fraction * 100);
  return (
    <div class="wave-absent">
      <progress max={100} value={percent} aria-label={result.progressLabel} />
      <span>{result.progress(percent, distance)}</span>
      <button type="button" class="button wide" onClick={() => cancelSolving(state)}>
        {result.cancel}
      </button>
    </div>
  );
}

function SolveAgain({ label }: { label: string }) {
  const { state } = useApp();
  return (
    <button type="button" class="button wide" onClick={() => solveAgain(state)}>
      {label}
    </button>
  );
}
