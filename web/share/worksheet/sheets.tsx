import './sheets.css';
import type { Value } from '../../../wasm/rubicon.ts';
import { BoardPicture } from '../../page/board/picture/board-picture.tsx';
import { PAGE_LOOK } from '../../page/board/picture/page-look.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { MOVE_LINE } from '../../page/words/line-words.ts';
import { GRIDS, type PerPage, pagesOf } from './model/pages.ts';
import type { Task } from './task-values.ts';
import { WORKSHEET } from './words.ts';

interface Props {
  readonly tasks: readonly Task[];
  readonly perPage: PerPage;
  /** Null for a worksheet without answers. */
  readonly values: readonly (Value | null)[] | null;
  /** Maximum number of pages shown. */
  readonly most?: number;
}

/** The pages of a worksheet, and the answers on a page of their own. */
export function Sheets({ tasks, perPage, values, most = Number.POSITIVE_INFINITY }: Props) {
  const words = useCatalogue(WORKSHEET);
  const numbered = tasks.map((task, index) => ({ ...task, number: index + 1 }));
  return (
    <>
      {pagesOf(numbered, perPage)
        .slice(0, most)
        .map((page, index) => (
          <section key={index} class="sheet">
            <header>
              <h1>{words.title}</h1>
              {index === 0 && <p>{words.task}</p>}
            </header>
            <div
              class="sheet-boards"
              style={{ '--across': GRIDS[perPage], '--down': perPage / GRIDS[perPage] }}
            >
              {page.map(({ board, side, number }) => (
                <figure key={number}>
                  <figcaption>
                    <strong>{number}.</strong> {words.toMove(side)}
                  </figcaption>
                  <BoardPicture look={PAGE_LOOK} name="sheet-board" board={board} />
                  <p>{words.answer}</p>
                </figure>
              ))}
            </div>
          </section>
        ))}
      {values !== null && most === Number.POSITIVE_INFINITY && <Answers values={values} />}
    </>
  );
}

function Answers({ values }: { values: readonly (Value | null)[] }) {
  const words = useCatalogue(WORKSHEET);
  const line = useCatalogue(MOVE_LINE);
  return (
    <section class="sheet">
      <header>
        <h1>{words.answersTitle}</h1>
      </header>
      <ol class="sheet-answers">
        {values.map((value, index) => (
          <li key={index}>
            <strong>{index + 1}.</strong> {value === null ? '?' : line.short(value)}
          </li>
        ))}
      </ol>
    </section>
  );
}
