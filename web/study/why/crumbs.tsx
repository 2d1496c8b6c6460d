import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Board, Move, Position } from '../../../wasm/rubicon.ts';
import { followMove, moveWords } from '../../model/line.ts';
import { useApp } from '../../page/app-context.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { MOVE_LINE } from '../../page/words/line-words.ts';
import { previewOnHover } from '../pointing.ts';
import type { Level } from './model/place.ts';
import { WHY } from './words.ts';

const ARROWS = { u: '↑', d: '↓', l: '←', r: '→' } as const;

interface Props {
  readonly board: Board;
  /** The levels above the current list. */
  readonly above: readonly Level[];
  readonly isCurrent: () => boolean;
  /** Returns to the list of a level. */
  readonly goBack: (index: number) => void;
}

/** The breadcrumbs to a list of a proof: every crumb but the last returns to the list that follows its step. */
export function Crumbs({ board, above, isCurrent, goBack }: Props) {
  const { state } = useApp();
  const why = useCatalogue(WHY);
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    list.current?.scrollTo(0, list.current.scrollHeight);
  }, [above]);
  const words = above.map((level) => <StepCrumb board={board} level={level} />);
  return (
    <nav class="crumbs" aria-label={why.wayDown}>
      <ol ref={list}>
        {[<span>{why.top}</span>, ...words].map((each, index) => {
          const level = above[index];
          return level === undefined ? (
            <li key={index} class="crumb" aria-current="step">
              {each}
            </li>
          ) : (
            <li key={index} class="crumb crumb-back">
              <button
                type="button"
                {...previewOnHover(state.preview, level.claim.path, isCurrent)}
                onClick={() => goBack(index)}
              >
                {each}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** The moves of a step: abbreviated on the screen, in full for screen readers. */
function StepCrumb({ board, level: { claim, taken } }: { board: Board; level: Level }) {
  const after = followMove(claim.position, taken.move);
  return (
    <>
      <MoveCrumb board={board} position={claim.position} move={taken.move} />
      {taken.kind === 'answered' && after !== null && (
        <>
          {' '}
          <MoveCrumb board={board} position={after} move={taken.answer} />
        </>
      )}
    </>
  );
}

function MoveCrumb({
  board,
  position,
  move,
}: {
  board: Board;
  position: Position;
  move: Move;
}): ComponentChildren {
  const line = useCatalogue(MOVE_LINE);
  const words = moveWords(board, position, move);
  const { side, from, direction } = words;
  return (
    <span class={`crumb-move ${side}`}>
      <span aria-hidden="true">{`(${from.row},${from.column})${ARROWS[direction]}`}</span>
      <span class="visually-hidden">{line.move(words)}</span>
    </span>
  );
}
