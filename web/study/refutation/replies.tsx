import type { Move, Position } from '../../../wasm/rubicon.ts';
import { endingOf } from '../../model/ending.ts';
import { moveWords, positionsAlong, winnerAtEnd } from '../../model/line.ts';
import { MoveText } from '../../page/controls/move-text.tsx';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { MOVE_LINE } from '../../page/words/line-words.ts';
import { type Asked, valueAfter } from './model/asked.ts';
import { REFUTATION } from './words.ts';

/** The best moves of both sides after a move, with the numbers of their arrows on the board, and how it goes on. */
export function Replies({ asked, moves }: { asked: Asked; moves: readonly Move[] }) {
  const line = useCatalogue(MOVE_LINE);
  const { follows } = useCatalogue(REFUTATION);
  const positions = positionsAlong(asked.position, moves);
  const last = positions.at(-1) ?? asked.position;
  return (
    <>
      <ol class="replies" aria-label={follows} start={2}>
        {moves.slice(1).map((move, index) => {
          const position = positions[index + 1];
          return position === undefined ? null : (
            <li key={`${index}`} class={position.side}>
              <span class="number">{index + 2}</span>{' '}
              <span class="words">
                <MoveText parts={line.moveParts(moveWords(asked.board, position, move))} />
              </span>
            </li>
          );
        })}
      </ol>
      <p>
        <Rest asked={asked} moves={moves} last={last} />
      </p>
    </>
  );
}

/** How the game ends, or who wins in how many further moves. */
function Rest({ asked, moves, last }: { asked: Asked; moves: readonly Move[]; last: Position }) {
  const line = useCatalogue(MOVE_LINE);
  const { rest } = useCatalogue(REFUTATION);
  const value = valueAfter(asked, moves);
  if (value.winner === 'tie' || value.distance > 0) return <>{rest(value)}</>;
  const ending = endingOf(asked.board, last);
  return <>{line.end(winnerAtEnd(ending, last.side), ending, last.side)}</>;
}
