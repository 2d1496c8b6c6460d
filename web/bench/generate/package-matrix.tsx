import type { Mistake } from '../../../wasm/bench/mistakes.ts';
import { GROUPS, type KillMatrix } from '../../../wasm/bench/package.ts';
import { useEdges } from '../../page/controls/use-edges.ts';
import { type Catalogue, useCatalogue } from '../../page/words/catalogue.ts';
import type { ProgramCell } from './model/own-programs.ts';
import { shadeOf, sumOf } from './model/package.ts';
import type { ProgramRow } from './own-programs.ts';
import { GENERATE } from './words.ts';

/** Titles of the mistakes. */
export interface MistakeTitles {
  readonly mistakes: Readonly<Record<Mistake, { readonly title: string }>>;
}

/** Whether a test is the first of its group in the statement. */
const begins = (test: number) => GROUPS.some(([first]) => first === test && first > 1);

interface Props {
  readonly matrix: KillMatrix;
  readonly titles: Catalogue<MistakeTitles>;
  /** The setter's programs. */
  readonly own: readonly ProgramRow[];
}

/** Table of mistakes, or programs, and tests; a cell is darker the more lines of a test are wrong. */
export function PackageMatrix({ matrix, titles, own }: Props) {
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
            <Row
              key={mistake}
              name={mistakes[mistake].title}
              cells={lines.map((wrong) => ({ wrong, fault: null }))}
              boards={matrix.boards}
              isSought
            />
          ))}
        </tbody>
        {own.length > 0 && (
          <tbody class="own">
            {own.map((row) =>
              row.why === null ? (
                <Row
                  key={row.name}
                  name={row.name}
                  cells={row.cells}
                  boards={matrix.boards}
                  isSought={false}
                />
              ) : null,
            )}
          </tbody>
        )}
      </table>
    </section>
  );
}

interface RowProps {
  readonly name: string;
  readonly cells: readonly ProgramCell[];
  readonly boards: readonly number[];
  /** Whether some test should catch it. */
  readonly isSought: boolean;
}

function Row({ name, cells, boards, isSought }: RowProps) {
  const texts = useCatalogue(GENERATE).package;
  const { tests } = sumOf(cells.map(({ wrong }) => wrong));
  return (
    <tr class={isSought && tests === 0 ? 'missed' : undefined}>
      <th scope="row">{name}</th>
      {cells.map(({ wrong, fault }, index) => (
        <td
          key={index}
          class={`shade-${shadeOf(wrong, boards[index] ?? 1)} ${begins(index + 1) ? 'begins' : ''}`}
        >
          {fault ?? wrong}
        </td>
      ))}
      <td class="sum">{texts.tests(tests)}</td>
    </tr>
  );
}
