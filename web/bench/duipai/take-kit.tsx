import { useApp } from '../../page/app-context.ts';
import { Problem } from '../../page/controls/problem.tsx';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { kitOf } from './duipai.ts';
import { DUIPAI } from './words.ts';

/** The kit for those who work offline on their own machine. */
export function TakeKit() {
  const { failed, take } = kitOf(useApp());
  const texts = useCatalogue(DUIPAI);
  return (
    <section class="card stack start" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <p class="muted">{texts.tells}</p>
      <button type="button" class="button wide" onClick={take}>
        {texts.take}
      </button>
      {failed.value !== null && <Problem failure={failed.value} role="alert" />}
    </section>
  );
}
