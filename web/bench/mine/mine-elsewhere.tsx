import { batch } from '@preact/signals';
import { useApp } from '../../page/app-context.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { bestOf, mineOf } from './mine.ts';
import { MINE } from './words.ts';

/** The running search, shown while another view is open. */
export function MineElsewhere() {
  const app = useApp();
  const texts = useCatalogue(MINE);
  const { search, finds, stop } = mineOf(app);
  const { place, tool } = app;
  const now = search.value;
  if (now.status !== 'running' || app.embedded.value) return null;
  if (place.value === 'bench' && tool.value === 'mine') return null;
  const { status, settings } = now.progress;
  return (
    <aside class="mine-elsewhere cluster" aria-label={texts.search}>
      <p>
        <strong>{texts.elsewhere}</strong>
        <span>{texts.elsewhereAt(status?.tried ?? 0, bestOf(finds.value, settings))}</span>
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
