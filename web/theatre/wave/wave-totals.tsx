import { SIDES } from '../../model/board.ts';
import { useApp } from '../../page/app-context.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { totalOf } from './model/wave.ts';
import { censusOf, waveOf } from './wave.ts';
import { WAVE } from './words.ts';

/** The positions of the board by winner, and the longest win of each side. */
export function WaveTotals() {
  const census = censusOf(waveOf(useApp()));
  const texts = useCatalogue(WAVE);
  if (census === null) return null;
  return (
    <table class="wave-totals">
      <caption>{texts.table}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{texts.positions}</th>
          <th scope="col">{texts.longest}</th>
        </tr>
      </thead>
      <tbody>
        {SIDES.map((side) => (
          <tr key={side} class={side}>
            <th scope="row">{texts.sides[side]}</th>
            <td>{texts.number(totalOf(census.decided[side]))}</td>
            <td>{longestOf(census.longest[side]?.distance, texts.moves)}</td>
          </tr>
        ))}
        <tr class="tie">
          <th scope="row">{texts.sides.tie}</th>
          <td>{texts.number(census.ties)}</td>
          <td />
        </tr>
      </tbody>
    </table>
  );
}

function longestOf(distance: number | undefined, moves: (count: number) => string): string {
  return distance === undefined ? '–' : moves(distance);
}
