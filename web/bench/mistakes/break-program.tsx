import { batch } from '@preact/signals';
import { useApp } from '../../page/app-context.ts';
import { handedProgram } from '../../page/handed-program.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { type Change, changed } from './model/code.ts';
import { BENCH_MISTAKES } from './words.ts';

/** Makes mistakes in the lesson's program, for Stress to find; nothing if the lesson has handed none over. */
export function BreakProgram({ changes }: { readonly changes: readonly Change[] }) {
  const app = useApp();
  const texts = useCatalogue(BENCH_MISTAKES);
  const handed = handedProgram(app);
  const right = handed.value?.right;
  const text = right === undefined ? null : changed(right, changes);
  if (right === undefined || text === null) return null;
  const stress = () =>
    batch(() => {
      handed.value = { right, text };
      app.tool.value = 'stress';
    });
  return (
    <p>
      <button type="button" class="button wide" onClick={stress}>
        {texts.breakProgram}
      </button>
    </p>
  );
}
