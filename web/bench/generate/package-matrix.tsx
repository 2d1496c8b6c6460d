import type { Mistake } from '../../../wasm/bench/mistakes.ts';
import { GROUPS, type KillMatrix } from '../../../wasm/bench/package.ts';
import { useEdges } from '../../page/controls/use-edges.ts';
import { type Catalogue, useCatalogue } from '../../page/words/catalogue.ts';
import { shadeOf, sumOf } from './model/package.ts';
import { GENERATE } from './words.ts';

/** Titles of the mistakes. */
export interface MistakeTitles {
  readonly mistakes: Readonly<Record<Mistake, { readonly title: string }>>;
}

/** Whether a test is the first of its group in the statement. */
const begins = (test: number) => GROUPS.some(([first]) => first === test && first > 1);

/** Table of mistakes and tests; a cell is darker the more lines of a test are wrong. */
export function PackageMatrix({ matrix, titles }: { matrix: KillMatrix; titles: Catalogue<MistakeTitles> }) {
  const texts = useCatalogue(GENERATE).package;
  const { mistakes } = useCatalogue(titles);
  const scroller = useEdges<HTMLElement>();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard
    <section ref={scroller} class="matrix" aria-label={texts.matrix} tabIndex={0}>
      <table>
        <caption>{texts.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.mistake}</th>
            {matrix.boards.map((_, index) => (
              <th key={index} scope="col" class={begins(index + 1) ? 'begins' : undefined}>
                <span class="visually-hidden">{texts.test} </span>
                {index + 1}
              </th>
            ))}
            <th scope="col">{texts.caughtBy}</th>
          </tr>
        </thead>
        <tbody>
          {matrix.caught.map(({ mistake, lines }) => (
            <tr key={mistake} class={sumOf(lines).tests === 0 ? 'missed' : undefined}>
              <th scope="row">{mistakes[mistake].title}</th>
              {lines.map((count, index) => (
                <td
                  key={index}
                  class={`shade-${shadeOf(count, matrix.boards[index] ?? 1)} ${begins(index + 1) ? 'begins' : ''}`}
                >
                  {count}
                </td>
              ))}
              <td class="sum">{texts.tests(sumOf(lines).tests)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
