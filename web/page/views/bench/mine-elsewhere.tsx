import { useApp } from '../../app-context.ts';
import { benchOf } from '../../bench/bench.ts';
import { bestOf, mineOf } from '../../bench/mine.ts';
import { useCatalogue } from '../../catalogue.ts';
import { MINE } from '../../texts/parts/bench-mine.ts';

/** Says that the search goes on while something else is looked at. */
export function MineElsewhere() {
  const app = useApp();
  const texts = useCatalogue(MINE);
  const { dig, finds, stop } = mineOf(app);
  const { tool } = benchOf(app);
  const now = dig.value;
  if (now.status !== 'running' || app.embedded.value) return null;
  if (app.place.value === 'bench' && tool.value === 'mine') return null;
  return (
    <aside class="mine-elsewhere" aria-label={texts.search}>
      <p>
        <strong>{texts.elsewhere}</strong>
        <span>{texts.elsewhereAt(now.mined?.tried ?? 0, bestOf(finds.value, now.settings))}</span>
      </p>
      <button
        type="button"
        class="button wide"
        onClick={() => {
          tool.value = 'mine';
          app.place.value = 'bench';
        }}
      >
        {texts.look}
      </button>
      <button type="button" class="button wide" onClick={stop}>
        {texts.stop}
      </button>
    </aside>
  );
}
