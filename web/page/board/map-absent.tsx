import type { Failure } from '../../model/failure.ts';
import { solveAgain } from '../../model/solving.ts';
import { useApp } from '../app-context.ts';
import { Problem } from '../controls/problem.tsx';
import { useCatalogue } from '../words/catalogue.ts';
import { CELLS } from './cell-words.ts';

/** Shown in place of a map: why there is none. */
export function MapAbsent() {
  const { state, texts } = useApp();
  const { waiting } = useCatalogue(CELLS);
  const { result } = texts.value;
  const analysis = state.analysis.value;
  switch (analysis.status) {
    case 'idle':
      return (
        <div>
          <p>{waiting.notReady}</p>
          <ul class="lacks">
            {state.lacks.value.map((lack) => (
              <li key={lack.code}>{result.lack(lack)}</li>
            ))}
          </ul>
        </div>
      );
    case 'failed':
      return <Problem failure={analysis.failure} />;
    case 'cancelled':
      return <p>{waiting.cancelled}</p>;
    case 'solving':
      return <p>{waiting.solving}</p>;
    case 'solved':
      return <Rest />;
  }
}

/** Progress of the rest of the table. */
function Rest() {
  const { state, texts } = useApp();
  const { waiting } = useCatalogue(CELLS);
  const rest = state.rest.value;
  if (rest === null) return null;
  const percent = Math.floor(rest.fraction * 100);
  return (
    <div class="solving">
      <progress max={100} value={percent} aria-label={texts.value.result.progressLabel} />
      <span>{waiting.rest(percent)}</span>
    </div>
  );
}

/** The solver failed: offers to solve again. */
export function MapFailed({ failure }: { failure: Failure }) {
  const { state, texts } = useApp();
  return (
    <div class="map-failed">
      <Problem failure={failure} role="alert">
        <button type="button" class="button wide" onClick={() => solveAgain(state)}>
          {texts.value.part.again}
        </button>
      </Problem>
    </div>
  );
}
