import { useCatalogue } from '../../page/words/catalogue.ts';
import { LINES, type Line } from '../model/frame.ts';
import { THEATRE } from '../words.ts';

/** The algorithm in sentences; the one that is being carried out stands out. */
export function Algorithm({ line }: { line: Line }) {
  const texts = useCatalogue(THEATRE);
  return (
    <section class="card algorithm" aria-label={texts.algorithm}>
      <h2>{texts.algorithm}</h2>
      <ol>
        {LINES.map((each) => (
          <li key={each} class={`line-${each}`} aria-current={each === line ? 'step' : undefined}>
            {texts.lines[each]}
          </li>
        ))}
      </ol>
    </section>
  );
}
