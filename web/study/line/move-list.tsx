import '../../page/controls/item.css';
import '../../page/controls/moves.css';
import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Side, Value } from '../../../wasm/rubicon.ts';
import { moveWords } from '../../model/line.ts';
import { stepBy, stepTo } from '../../model/playback.ts';
import { useApp } from '../../page/app-context.ts';
import { MoveText } from '../../page/controls/move-text.tsx';
import { isOnBoard, type LineView } from '../../page/line-view.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { MOVE_LINE, type MoveParts } from '../../page/words/line-words.ts';
import type { Asked } from '../refutation/model/asked.ts';
import { WhyBad } from '../refutation/why-bad.tsx';
import { askedOf } from './model/asked-of.ts';
import { LINE } from './words.ts';

const GROUP = 50;
const NO_MOVE: MoveParts = ['', '', '', ''];
/** The step whose item has received the focus, which announces it. */
export type Followed = RefObject<number | null>;

interface Props {
  readonly view: LineView;
  readonly followed: Followed;
}

/** The moves of the line in words; the current one is marked, and each can be selected. */
export function MoveList({ view, followed }: Props) {
  const { state } = useApp();
  const { board, moves, positions, ply, solution } = view;
  const line = useCatalogue(MOVE_LINE);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    followed.current = moveFocus(list.current, ply) ? ply : null;
    keepInSight(list.current, ply);
  }, [ply, followed]);

  const words = useMemo(
    () =>
      moves.map((move, index) => {
        const position = positions[index];
        return position === undefined ? NO_MOVE : line.moveParts(moveWords(board, position, move));
      }),
    [board, positions, moves, line],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    stepBy(state, event.key === 'ArrowUp' ? -1 : 1);
  };
  const select = useMemo(() => (index: number) => stepTo(state, index), [state]);
  return (
    <ol class="moves" ref={list} aria-label={line.moves} onKeyDown={onKeyDown}>
      <MoveItem
        index={0}
        words={['', line.start, '', '']}
        side={null}
        value={null}
        current={ply === 0}
        onSelect={select}
      />
      {Array.from({ length: Math.ceil(words.length / GROUP) }, (_, group) => (
        <MoveGroup
          key={group}
          first={group * GROUP}
          words={words}
          board={board}
          moves={moves}
          positions={positions}
          solution={solution}
          current={Math.ceil(ply / GROUP) === group + 1 ? ply : null}
          onSelect={select}
        />
      ))}
    </ol>
  );
}

interface GroupProps extends Pick<LineView, 'board' | 'moves' | 'positions' | 'solution'> {
  /** Number of moves before the group. */
  readonly first: number;
  readonly words: readonly MoveParts[];
  /** The current move, if it is in the group. */
  readonly current: number | null;
  readonly onSelect: (index: number) => void;
}

/** A group of consecutive moves, so that only the groups that change are rendered again in lines of thousands of moves. */
function MoveGroup({ first, words, current, onSelect, ...line }: GroupProps) {
  const { board, moves, positions, solution } = line;
  return useMemo(
    () => (
      <>
        {words.slice(first, first + GROUP).map((each, index) => (
          <MoveItem
            key={first + index}
            index={first + index + 1}
            words={each}
            side={positions[first + index]?.side ?? null}
            value={solution?.values[first + index + 1] ?? null}
            current={current === first + index + 1}
            loops={solution?.loop === first + index}
            asked={askedOf(line, first + index)}
            onSelect={onSelect}
          />
        ))}
      </>
    ),
    [first, words, board, moves, positions, solution, current, onSelect],
  );
}

interface ItemProps {
  readonly index: number;
  readonly words: MoveParts;
  readonly side: Side | null;
  readonly value: Value | null;
  readonly current: boolean;
  readonly loops?: boolean;
  /** The move, if it was not the best. */
  readonly asked?: Asked | null;
  readonly onSelect: (index: number) => void;
}

function MoveItem(props: ItemProps) {
  const { state, view } = useApp();
  const { index, words, side, value, current, loops = false, asked = null, onSelect } = props;
  const line = useCatalogue(MOVE_LINE);
  const { loopMark } = useCatalogue(LINE);
  const button = (
    <button
      type="button"
      class="item move-item"
      aria-current={current ? 'step' : undefined}
      tabIndex={current ? 0 : -1}
      onClick={() => onSelect(index)}
    >
      <span class="number">{index}</span>
      <span class="words">
        <MoveText parts={words} />
      </span>
      {loops && (
        <span class="loop" role="img" aria-label={loopMark} title={loopMark}>
          ↻
        </span>
      )}
      {value !== null && <span class={`chip ${value.winner}`}>{line.short(value)}</span>}
    </button>
  );
  return (
    <li class={side ?? 'start'}>
      {asked === null ? (
        button
      ) : (
        <WhyBad asked={asked} isOnBoard={() => isOnBoard(view.peek(), state)} isStop={current}>
          {() => button}
        </WhyBad>
      )}
    </li>
  );
}

/** Moves the focus to an item if another item of the list has it; returns whether it did. */
function moveFocus(list: HTMLOListElement | null, index: number): boolean {
  const button = list?.children[index]?.querySelector('button') ?? null;
  const { activeElement } = document;
  if (button === null || activeElement === button || !list?.contains(activeElement)) return false;
  button.focus({ preventScroll: true });
  return true;
}

/** Scrolls the list, not the page, until its item is visible. */
function keepInSight(list: HTMLOListElement | null, index: number): void {
  const item = list?.children[index];
  if (list === null || !(item instanceof HTMLElement)) return;
  const top = item.offsetTop;
  const bottom = top + item.offsetHeight;
  if (top < list.scrollTop) list.scrollTop = top - item.offsetHeight;
  else if (bottom > list.scrollTop + list.clientHeight)
    list.scrollTop = bottom + item.offsetHeight - list.clientHeight;
}
