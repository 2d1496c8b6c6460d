import type { KnownRecord } from '../../page/examples/hall.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { HALL_WORDS } from './words.ts';

/** Sizes in units of the viewBox. */
const WIDE = 320;
const HIGH = 200;
const LEFT = 30;
const BELOW = 18;

/** The records of one goal by number of cells; a line connects the square boards. */
export function RecordsChart({ records }: { records: readonly KnownRecord[] }) {
  const words = useCatalogue(HALL_WORDS);
  const points = records
    .map((each) => ({ ...each, cells: each.rows * each.columns }))
    .filter(({ cells }) => cells <= 100)
    .sort((a, b) => a.cells - b.cells);
  const top = points.reduce((best, each) => (each.score > best.score ? each : best), { score: 1, cells: 1 });
  const x = (cells: number) => LEFT + (cells / 100) * (WIDE - LEFT - 12);
  const y = (score: number) => (HIGH - BELOW) * (1 - score / top.score) + 4;
  const squares = points.filter(({ rows, columns }) => rows === columns);
  return (
    <figure class="card hall-chart">
      <figcaption>{words.chart}</figcaption>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={words.chartOf(top.score, top.cells)}>
        <path class="axes" d={`M${LEFT} 4V${y(0)}H${WIDE - 6}`} />
        <g>
          {[0, Math.round(top.score / 2), top.score].map((score) => (
            <text key={score} class="scale" x={LEFT - 4} y={y(score) + 3} text-anchor="end">
              {score}
            </text>
          ))}
          {[25, 50, 75, 100].map((cells) => (
            <text key={cells} class="scale" x={x(cells)} y={HIGH - 4} text-anchor="middle">
              {cells}
            </text>
          ))}
        </g>
        <polyline
          class="squares"
          points={squares.map(({ cells, score }) => `${x(cells)},${y(score)}`).join(' ')}
        />
        {points.map(({ rows, columns, cells, score, proven }) => (
          <circle
            key={`${rows} ${columns}`}
            class={proven ? 'proven' : ''}
            cx={x(cells)}
            cy={y(score)}
            r={2.5}
          />
        ))}
      </svg>
    </figure>
  );
}
