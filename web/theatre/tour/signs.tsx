import { Pixels } from '../../page/pictures/pixels.tsx';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { textPicture } from '../stage/font.ts';
import { TOUR } from './words.ts';

const DOTS = [
  '.................',
  'ppppp.ppppp.ddddd',
  'ppppp.ppppp.d...d',
  'ppppp.ppppp.d...d',
  'ppppp.ppppp.d...d',
  'ppppp.ppppp.ddddd',
  '.................',
];

const SIGNS = [
  ['won', textPicture('▲3', 'u')],
  ['lost', textPicture('▼2', 'v')],
  ['tie', textPicture('=', 'p')],
  ['counter', DOTS],
] as const;

/** What the signs under the boards of the tour mean. */
export function TourSigns() {
  const { signs } = useCatalogue(TOUR);
  return (
    <ul class="tour-signs">
      {SIGNS.map(([name, picture]) => (
        <li key={name}>
          <Pixels picture={picture} name="stage-sign" />
          {signs[name]}
        </li>
      ))}
    </ul>
  );
}
