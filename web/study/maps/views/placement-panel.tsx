import type { Side, Value } from '../../../../wasm/rubicon.ts';
import { countWinners, placementValues } from '../../../model/placement-map.ts';
import { useApp } from '../../../page/app-context.ts';
import { MapAbsent, MapFailed } from '../../../page/board/map-absent.tsx';
import { PieceChoice } from '../../../page/board/piece-choice.tsx';
import { Choices } from '../../../page/controls/choices.tsx';
import { useCatalogue } from '../../../page/words/catalogue.ts';
import { choose, mapsOf } from '../maps.ts';
import { MAPS } from '../words.ts';
import { Legend } from './map-legend.tsx';
import { Readout } from './map-readout.tsx';

const WINNERS: readonly Value['winner'][] = ['red', 'black', 'tie'];

/** The map of who would win if a piece stood elsewhere. */
export function PlacementPanel() {
  const maps = mapsOf(useApp());
  const { placement, choice } = maps;
  const texts = useCatalogue(MAPS);
  const known = placement.value;
  if (known === null) return <MapAbsent />;
  if (known.status === 'failed') return <MapFailed failure={known.failure} />;
  const { board, map, piece, position } = known;
  const side = choice.value.side ?? position.side;
  const counts = countWinners(placementValues(map, position, piece, side));
  return (
    <>
      <p>{texts.placementIntro}</p>
      <PieceChoice
        board={board}
        position={position}
        chosen={choice.value.piece}
        choose={(lifted) => choose(maps, { piece: lifted })}
      />
      <SideChoice shown={position.side} />
      <Legend
        entries={WINNERS.map((winner) => ({
          glyphs: [{ glyph: winner, tone: winner }],
          name: texts.wins(winner),
          count: counts[winner],
        }))}
      />
      <Readout />
    </>
  );
}

function SideChoice({ shown }: { shown: Side }) {
  const maps = mapsOf(useApp());
  const texts = useCatalogue(MAPS);
  return (
    <Choices<Side | 'shown'>
      label={texts.side}
      chosen={maps.choice.value.side ?? 'shown'}
      choices={[
        { value: 'shown', name: texts.asShown(shown) },
        { value: 'red', name: texts.toMove.red, tone: 'red' },
        { value: 'black', name: texts.toMove.black, tone: 'black' },
      ]}
      choose={(side) => choose(maps, { side: side === 'shown' ? null : side })}
    />
  );
}
