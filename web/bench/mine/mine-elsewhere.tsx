import { batch } from '@preact/signals';
import { useApp } from '../../page/app-context.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { bestOf, mineOf } from './mine.ts';
import { MINE } from './words.ts';

/** Says that the search goes on while something else is looked at. */
export function MineElsewhere() {
  const app = useApp();
  const texts = useCatalogue(MINE);
  const { dig, finds, stop } = mineOf(app);
  const { place, tool } = app;
  const now = dig.value;
  if (now.status !== 'running' || app.embedded.value) return null;
  if (place.value === 'bench' && tool.value === 'mine') return null;
  return (
    <aside class="mine-elsewhere" aria-label={texts.search}>
      <p>
        <strong>{texts.elsewhere}</strong>
        <span>{texts.elsewhereAt(now.mined?.tried ?? 0, bestOf(finds.value, now.settings))}</span>
      </p>
      <button
        type="button"
        class="button wide"
        onClick={() =>
          batch(() => {
            place.value = 'bench';
            tool.value = 'mine';
          })
        }
      >
        {texts.look}
      </button>
      <button type="button" class="button wide" onClick={stop}>
        {texts.stop}
      </button>
    </aside>
  );
}
