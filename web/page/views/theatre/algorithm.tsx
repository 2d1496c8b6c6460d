import { LINES, type Line } from '../../../model/theatre/frame.ts';
import { useCatalogue } from '../../catalogue.ts';
import { THEATRE } from '../../texts/parts/theatre.ts';

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
