import { useApp } from '../../../page/app-context.ts';
import { MapAbsent } from '../../../page/board/map-absent.tsx';
import { Problem } from '../../../page/controls/problem.tsx';
import { useCatalogue } from '../../../page/words/catalogue.ts';
import { mapsOf } from '../maps.ts';
import { cancelRun, countChanges, remainingOf, resumeRun, type ToggleRun } from '../model/toggle-run.ts';
import { MAPS } from '../words.ts';
import { Legend } from './map-legend.tsx';
import { Readout } from './map-readout.tsx';

/** The map of the effect of one more or one less obstacle. */
export function TogglesPanel() {
  const { run } = mapsOf(useApp());
  const texts = useCatalogue(MAPS);
  const known = run.value;
  if (known === null) return <MapAbsent />;
  const counts = countChanges(known);
  const { winner } = known.before;
  return (
    <>
      <p>{texts.obstaclesIntro(known.before)}</p>
      <Progress run={known} />
      <Legend
        entries={[
          { glyphs: [{ glyph: 'same', tone: 'same' }], name: texts.changes.same, count: counts.same },
          ...(winner === 'tie'
            ? []
            : [
                {
                  glyphs: (['later', 'sooner'] as const).map((glyph) => ({
                    glyph,
                    tone: winner,
                    look: 'light' as const,
                  })),
                  name: texts.changes.count,
                  count: counts.count,
                },
              ]),
          {
            glyphs: (['red', 'black', 'tie'] as const)
              .filter((other) => other !== winner)
              .map((other) => ({ glyph: other, tone: other, look: 'strong' as const })),
            name: texts.changes.winner,
            count: counts.winner,
          },
        ]}
      />
      <Readout />
    </>
  );
}

/** The progress, with buttons to cancel and resume. */
function Progress({ run: known }: { run: ToggleRun }) {
  const { texts: page } = useApp();
  const { run } = mapsOf(useApp());
  const texts = useCatalogue(MAPS);
  const { order, status, failure } = known;
  const done = order.length - remainingOf(known).length;
  const goOn = () => {
    run.value = resumeRun(known);
  };
  return (
    <div class="map-progress cluster">
      <progress max={order.length} value={done} aria-label={texts.progressLabel} />
      <span>{texts.progress(done, order.length)}</span>
      {status === 'running' && (
        <button
          type="button"
          class="button wide"
          onClick={() => {
            run.value = cancelRun(known);
          }}
        >
          {texts.cancel}
        </button>
      )}
      {failure !== null && <Problem failure={failure} role="alert" />}
      {(status === 'cancelled' || status === 'failed') && (
        <button type="button" class="button wide" onClick={goOn}>
          {status === 'failed' ? page.value.part.again : texts.goOn}
        </button>
      )}
    </div>
  );
}
