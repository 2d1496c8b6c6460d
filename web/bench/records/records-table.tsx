import { useApp } from '../../page/app-context.ts';
import { useEdges } from '../../page/controls/use-edges.ts';
import { boardOf } from '../../page/examples/board-of.ts';
import type { KnownRecord } from '../../page/examples/hall.ts';
import { openBoard } from '../../page/open-board.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { HALL_WORDS } from './words.ts';

/** Largest side in the table; larger boards are listed below it. */
const SIDE = 10;

const isInTable = ({ rows, columns }: KnownRecord) => rows <= SIDE && columns <= SIDE;

/** The records of one goal by rows and columns, longer ones darker; each opens its board. */
export function RecordsTable({ records }: { records: readonly KnownRecord[] }) {
  const words = useCatalogue(HALL_WORDS);
  const inTable = records.filter(isInTable);
  const most = Math.max(1, ...inTable.map(({ score }) => score));
  const rows = Array.from({ length: SIDE - 1 }, (_, index) => index + 2);
  const columns = Array.from({ length: SIDE }, (_, index) => index + 1);
  const larger = records.filter((each) => !isInTable(each));
  const scroller = useEdges<HTMLDivElement>();
  return (
    <div class="card hall-table stack">
      <h2>{words.table}</h2>
      <div ref={scroller} class="scrolled">
        <table>
          <thead>
            <tr>
              <td class="corner" aria-hidden="true">
                {words.corner}
              </td>
              {columns.map((column) => (
                <th key={column} scope="col" aria-label={words.columns(column)}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row}>
                <th scope="row" aria-label={words.rows(row)}>
                  {row}
                </th>
                {columns.map((column) => {
                  const record = inTable.find((each) => each.rows === row && each.columns === column);
                  return <td key={column}>{record && <Cell record={record} most={most} />}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="muted">{words.proven}</p>
      {larger.length > 0 && (
        <ul class="larger" aria-label={words.larger}>
          {larger.map((record) => (
            <li key={`${record.rows} ${record.columns}`}>
              <span>{`${record.rows} × ${record.columns}`}</span> <Cell record={record} most={most} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Cell({ record, most }: { record: KnownRecord; most: number }) {
  const app = useApp();
  const words = useCatalogue(HALL_WORDS);
  const { rows, columns, score, proven, board } = record;
  const share = Math.min(1, score / most);
  return (
    <button
      type="button"
      class={proven ? 'record-button proven' : 'record-button'}
      style={{ '--share': `${Math.round(share * 70)}%` }}
      aria-label={words.cell(score, rows, columns, proven)}
      onClick={() => openBoard(app, boardOf(board))}
    >
      {score}
    </button>
  );
}
