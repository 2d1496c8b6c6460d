import '../../page/controls/item.css';
import '../../page/controls/moves.css';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ValuedMove } from '../../../wasm/rubicon.ts';
import { playMove } from '../../model/explore.ts';
import { moveWords } from '../../model/line.ts';
import { sameMove } from '../../model/variations.ts';
import { useApp } from '../../page/app-context.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { MOVE_LINE } from '../../page/words/line-words.ts';
import { movesAtHand } from './model/hand.ts';
import { hintOf } from './model/playing.ts';
import type { OnPress } from './on-press.ts';
import { PLAY } from './words.ts';

/** The visitor's legal moves, in an order that does not reveal their values. */
export function GameMoves({ onPress }: { onPress: OnPress }) {
  const { state } = useApp();
  const play = useCatalogue(PLAY);
  const line = useCatalogue(MOVE_LINE);
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => takeFocus(list.current));
  const position = state.positions.value[state.ply.value];
  if (position === undefined || state.gameOver.value) return null;
  const hint = hintOf(state);
  return (
    <ul ref={list} class="game-moves" aria-label={play.moves}>
      {inPlainOrder(movesAtHand(state) ?? []).map(({ from, to }) => (
        <li key={`${from} ${to}`} class={position.side}>
          <button
            type="button"
            class="item move-item"
            onClick={(event) => {
              onPress(event);
              playMove(state, { from, to });
            }}
          >
            <span class="words">
              {line.move(moveWords(state.drawing.value.board, position, { from, to }))}
            </span>
            {sameMove(hint ?? undefined, { from, to }) && <span class="chip">{play.hinted}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The first move takes the focus that the panel was holding. */
function takeFocus(list: HTMLElement | null): void {
  if (list !== null && list.closest('.play-panel') === document.activeElement)
    list.querySelector('button')?.focus();
}

function inPlainOrder(moves: readonly ValuedMove[]): ValuedMove[] {
  return [...moves].sort((a, b) => a.from - b.from || a.to - b.to);
}
