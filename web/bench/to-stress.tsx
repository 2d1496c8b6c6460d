import { useApp } from '../page/app-context.ts';
import { useCatalogue } from '../page/words/catalogue.ts';
import { openTool } from './open-tool.ts';
import { BENCH } from './words.ts';

/** The way to Stress, which tells what an output alone cannot. */
export function ToStress() {
  const app = useApp();
  const { toStress } = useCatalogue(BENCH);
  return (
    <>
      <p class="hint">{toStress.tells}</p>
      <p>
        <button type="button" class="button wide" onClick={() => openTool(app, 'stress')}>
          {toStress.open}
        </button>
      </p>
    </>
  );
}
