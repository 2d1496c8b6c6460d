import { Pixels } from '../../page/pictures/pixels.tsx';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { textPicture } from '../stage/font.ts';
import { SIDE_PICTURES } from '../stage/pictures.ts';
import { TOUR } from './words.ts';

/** A counter of three moves, one of which is known to lose. */
const DOTS = [
  '...........',
  '...........',
  'ppp.ppp.ddd',
  'ppp.ppp.d.d',
  'ppp.ppp.ddd',
  '...........',
  '...........',
];

const SIGNS = [
  ['pieces', [piece('g'), piece('k')]],
  ['captured', [shared('k', 'g'), shared('g', 'k')]],
  ['side', [SIDE_PICTURES.red, SIDE_PICTURES.black]],
  ['won', [textPicture('▲3', 'u')]],
  ['lost', [textPicture('▼2', 'v')]],
  ['tie', [textPicture('=', 'p')]],
  ['counter', [DOTS]],
] as const;

/** A general or the pawn on a free cell, nine pixels a side. */
function piece(letter: string): string[] {
  const edge = 'o'.repeat(9);
  return [edge, edge, ...Array.from({ length: 5 }, () => `oo${letter.repeat(5)}oo`), edge, edge];
}

/** A captured piece on a free cell, and on it the one that has captured it. */
function shared(captured: string, captor: string): string[] {
  const edge = 'o'.repeat(9);
  const around = `o${captured.repeat(7)}o`;
  const middle = `o${captured.repeat(2)}${captor.repeat(3)}${captured.repeat(2)}o`;
  return [edge, around, around, middle, middle, middle, around, around, edge];
}

/** What the signs under the boards of the tour mean. */
export function TourSigns() {
  const { signs } = useCatalogue(TOUR);
  return (
    <ul class="tour-signs">
      {SIGNS.map(([name, pictures]) => (
        <li key={name}>
          <span class="signs">
            {pictures.map((picture, index) => (
              <Pixels key={index} picture={picture} name="stage-sign" />
            ))}
          </span>
          {signs[name]}
        </li>
      ))}
    </ul>
  );
}
