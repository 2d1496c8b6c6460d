import type { Board, Position } from '../../../wasm/rubicon.ts';
import { useApp } from '../../page/app-context.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { sayPosition } from '../say.ts';
import type { Rectangle, StageLayout } from '../stage/layout.ts';
import { overStage } from '../stage/over-stage.ts';
import type { StageScene } from '../steps/picture/scene.ts';
import { THEATRE } from '../words.ts';
import { pin } from './pinned.ts';
import { TURNED } from './words.ts';

interface Props {
  readonly scene: StageScene;
  readonly layout: StageLayout;
  /** Device pixels of a CSS pixel. */
  readonly density: number;
}

/** Buttons over the boards of the stage: each explains its position. */
export function StagePins({ scene: { board, position, neighbours }, layout, density }: Props) {
  return (
    <>
      {position !== null && (
        <StagePin board={board} position={position} at={layout.large.cells} density={density} isLarge />
      )}
      {neighbours.map((each, index) => {
        const spot = layout.small[index];
        return (
          spot && (
            <StagePin
              key={index}
              board={board}
              position={each.position}
              at={spot.cells}
              density={density}
              isNow={each.turn === 'now'}
            />
          )
        );
      })}
    </>
  );
}

interface PinProps {
  readonly board: Board;
  readonly position: Position;
  readonly at: Rectangle;
  readonly density: number;
  readonly isLarge?: boolean;
  /** Whether it is the current predecessor. */
  readonly isNow?: boolean;
}

function StagePin({ board, position, at, density, isLarge = false, isNow = false }: PinProps) {
  const app = useApp();
  const texts = useCatalogue(TURNED);
  const name = texts.pin(sayPosition(useCatalogue(THEATRE), board, position));
  return (
    <button
      type="button"
      class={`stage-pin${isLarge ? ' large' : ''}${isNow ? ' now' : ''}`}
      style={overStage(at, density)}
      aria-label={name}
      onClick={({ detail }) => pin(app, board, position, detail === 0)}
    />
  );
}
