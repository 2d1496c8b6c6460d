import { useApp } from '../page/app-context.ts';
import { useCatalogue } from '../page/words/catalogue.ts';
import { BENCH } from './words.ts';

/** The way to Stress, which tells what an output alone cannot. */
export function ToStress() {
  const app = useApp();
  const { toStress } = useCatalogue(BENCH);
  return (
    <p class="hint">
      {toStress.tells}{' '}
      <button
        type="button"
        class="button wide"
        onClick={() => {
          app.tool.value = 'stress';
          document.getElementById('tool-stress')?.focus();
        }}
      >
        {toStress.open}
      </button>
    </p>
  );
}
