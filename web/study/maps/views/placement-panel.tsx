import type { Piece, Position, Side, Value } from '../../../../wasm/rubicon.ts';
import { columnOf, rowOf } from '../../../model/board.ts';
import { cellOfPiece, countWinners, placementValues } from '../../../model/placement-map.ts';
import { useApp } from '../../../page/app-context.ts';
import { MapAbsent, MapFailed } from '../../../page/board/map-absent.tsx';
import { Choices } from '../../../page/controls/choices.tsx';
import { GENERAL_PICTURE, PAWN_PICTURE } from '../../../page/pictures/pictures.ts';
import { Pixels } from '../../../page/pictures/pixels.tsx';
import { useCatalogue } from '../../../page/words/catalogue.ts';
import { choose, mapsOf } from '../maps.ts';
import { MAPS } from '../words.ts';
import { Legend } from './map-legend.tsx';
import { Readout } from './map-readout.tsx';

const PIECES: readonly Piece[] = ['pawn', 'first', 'second'];
const WINNERS: readonly Value['winner'][] = ['red', 'black', 'tie'];

/** Who would win if a piece stood elsewhere. */
export function PlacementPanel() {
  const app = useApp();
  const { placement, choice } = mapsOf(app);
  const texts = useCatalogue(MAPS);
  const known = placement.value;
  if (known === null) return <MapAbsent />;
  if (known.status === 'failed') return <MapFailed failure={known.failure} />;
  const { map, piece, position } = known;
  const side = choice.value.side ?? position.side;
  const counts = countWinners(placementValues(map, position, piece, side));
  return (
    <>
      <p>{texts.placementIntro}</p>
      <PieceChoice position={position} />
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

function PieceChoice({ position }: { position: Position }) {
  const app = useApp();
  const maps = mapsOf(app);
  const texts = useCatalogue(MAPS);
  const { board } = app.view.value;
  const choices = PIECES.map((piece) => {
    const cell = cellOfPiece(position, piece);
    const [row, column] = [rowOf(board, cell) + 1, columnOf(board, cell) + 1];
    const kind = piece === 'pawn' ? 'pawn' : 'general';
    const face = (
      <>
        <Pixels picture={kind === 'pawn' ? PAWN_PICTURE : GENERAL_PICTURE} name={kind} />({row},{column})
      </>
    );
    return { value: piece, name: texts.pieceAt(kind, row, column), face };
  });
  return (
    <Choices
      label={texts.piece}
      chosen={maps.choice.value.piece}
      choices={choices}
      choose={(piece) => choose(maps, { piece })}
    />
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
