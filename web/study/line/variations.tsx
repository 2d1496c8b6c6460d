import '../../page/controls/item.css';
import { useMemo } from 'preact/hooks';
import { dropVariation, openBestLine, openVariation } from '../../model/explore.ts';
import { moveWords, positionsAlong, startPosition } from '../../model/line.ts';
import { commonLength, type Variation } from '../../model/variations.ts';
import { useApp } from '../../page/app-context.ts';
import { IconButton } from '../../page/controls/button.tsx';
import { CLOSE_PICTURE } from '../../page/pictures/edit-pictures.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { MOVE_LINE } from '../../page/words/line-words.ts';
import { ownMoves } from './model/own-moves.ts';
import { LINE } from './words.ts';

/** The variations beside the best line, to open or to delete. */
export function Variations() {
  const { state, view } = useApp();
  const words = useCatalogue(LINE);
  const { played, variations } = state.drawing.value;
  if (played.length === 0 && variations.length === 0) return null;
  return (
    <section class="variations" aria-label={words.lines}>
      <h3>{words.lines}</h3>
      <ul>
        <li>
          <button
            type="button"
            class="item variation"
            aria-current={played.length === 0}
            onClick={() => openBestLine(state)}
          >
            {words.best}
          </button>
        </li>
        {played.length > 0 && (
          <li>
            <span class="item variation" aria-current="true">
              {words.current(ownMoves(played, view.value.solution))}
            </span>
          </li>
        )}
        {variations.map((game, index) => (
          <VariationItem key={index} game={game} index={index} />
        ))}
      </ul>
    </section>
  );
}

/** A variation, named by the move with which it leaves the current line. */
function VariationItem({ game, index }: { game: Variation; index: number }) {
  const { state } = useApp();
  const words = useCatalogue(LINE);
  const line = useCatalogue(MOVE_LINE);
  const { board, side } = state.drawing.value;
  const current = state.moves.value;
  const { ply, move } = useMemo(() => {
    const start = startPosition(board, side);
    const parted = Math.min(commonLength(game, current), game.length - 1);
    const position = start === null ? undefined : positionsAlong(start, game)[parted];
    const made = game[parted];
    const known = position !== undefined && made !== undefined;
    return { ply: parted + 1, move: known ? line.move(moveWords(board, position, made)) : '' };
  }, [board, side, game, current, line]);
  return (
    <li>
      <button type="button" class="item variation" onClick={() => openVariation(state, index)}>
        {words.variation(ply, move, game.length - ply)}
      </button>
      <IconButton
        label={words.drop(ply, move)}
        picture={CLOSE_PICTURE}
        onPress={() => dropVariation(state, index)}
      />
    </li>
  );
}
