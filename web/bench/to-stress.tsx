import { useApp } from '../page/app-context.ts';
import { useCatalogue } from '../page/words/catalogue.ts';
import { BENCH } from './words.ts';

/** The way to Stress, which tells what an output alone cannot. */
export function ToStress() {
  const app = useApp();
  const { toStress } = useCatalogue(BENCH);
  const open = () => {
    app.tool.value = 'stress';
    document.getElementById('tool-stress')?.focus();
  };
  return (
    <>
      <p class="hint">{toStress.tells}</p>
      <p>
        <button type="button" class="button wide" onClick={open}>
          {toStress.open}
        </button>
      </p>
    </>
  );
}
