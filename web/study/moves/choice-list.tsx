import '../../page/controls/item.css';
import '../../page/controls/moves.css';
import { useSignal } from '@preact/signals';
import type { TargetedKeyboardEvent } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Position, ValuedMove } from '../../../wasm/rubicon.ts';
import { playMove } from '../../model/explore.ts';
import { directionOf, moveWords } from '../../model/line.ts';
import { sameMove } from '../../model/variations.ts';
import { useApp } from '../../page/app-context.ts';
import { ChoiceArrow } from '../../page/board/choice-arrow.tsx';
import { MoveText } from '../../page/controls/move-text.tsx';
import { isOnBoard, type LineView } from '../../page/line-view.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { MOVE_LINE } from '../../page/words/line-words.ts';
import { JUDGEMENT, judgementWords } from '../judgement-words.ts';
import { isBest, judgeMove } from '../model/judgement.ts';
import { previewOnHover } from '../pointing.ts';
import type { Replay } from '../refutation/use-replay.ts';
import { WhyBad } from '../refutation/why-bad.tsx';
import { MOVES } from './words.ts';

interface Props {
  readonly view: LineView;
  readonly position: Position;
  readonly choices: readonly ValuedMove[];
}

/** The moves with their values and judgements: one tab stop; the arrow keys move within it. */
export function ChoiceList({ view, position, choices }: Props) {
  const { label } = useCatalogue(MOVES);
  const list = useRef<HTMLOListElement>(null);
  const stop = useSignal(0);
  useLayoutEffect(() => {
    stop.value = 0;
  }, [position, stop]);
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLOListElement>) => {
    const next = rowAfter(event.key, stop.value, choices.length);
    if (next === null) return;
    event.preventDefault();
    stop.value = next;
    list.current?.querySelectorAll<HTMLElement>('.choice')[next]?.focus();
  };
  return (
    <ol ref={list} class="choices" aria-label={label} onKeyDown={onKeyDown}>
      {choices.map((choice, index) => (
        // Keyed by index, so that a row keeps the focus and the pointer when the moves change.
        <li key={index} class={position.side}>
          <Choice
            view={view}
            position={position}
            choice={choice}
            best={choices[0] ?? choice}
            isStop={index === stop.value}
            onStop={() => {
              stop.value = index;
            }}
          />
        </li>
      ))}
    </ol>
  );
}

function rowAfter(key: string, row: number, count: number): number | null {
  const target = { ArrowUp: row - 1, ArrowDown: row + 1, Home: 0, End: count - 1 }[key];
  return target === undefined ? null : Math.min(Math.max(target, 0), count - 1);
}

interface ChoiceProps {
  readonly view: LineView;
  readonly position: Position;
  readonly choice: ValuedMove;
  readonly best: ValuedMove;
  readonly isStop: boolean;
  readonly onStop: () => void;
}

function Choice({ view, position, choice, best, isStop, onStop }: ChoiceProps) {
  const { state } = useApp();
  const line = useCatalogue(MOVE_LINE);
  const judgement = judgeMove(best.value, choice.value, position.side);
  const isCurrent = () => isOnBoard(view, state);
  const isNext = sameMove(choice, view.moves[view.ply]);
  const button = ({ onFocus, ...pointing }: Partial<Replay['pointing']>) => (
    <button
      type="button"
      class="item choice"
      tabIndex={isStop ? 0 : -1}
      {...pointing}
      onFocus={(event) => {
        onStop();
        onFocus?.(event);
      }}
      onClick={() => {
        if (isCurrent()) playMove(state, choice);
      }}
    >
      <svg class={`glyph ${directionOf(view.board, choice)}`} viewBox=".15 -.3 .6 .6" aria-hidden="true">
        <ChoiceArrow value={choice.value} best={isBest(judgement)} />
      </svg>
      <span class="words">
        <MoveText parts={line.moveParts(moveWords(view.board, position, choice))} />
      </span>{' '}
      <span class={`chip ${choice.value.winner}`}>{line.short(choice.value)}</span>{' '}
      <span class="judgement">{judgementWords(useCatalogue(JUDGEMENT), judgement, choice.value)}</span>
      {isNext && <NextMark />}
    </button>
  );
  if (isBest(judgement)) {
    return button(previewOnHover(state.preview, [choice], isCurrent));
  }
  const asked = { board: view.board, position, move: choice, after: choice.value, judgement };
  return (
    <WhyBad asked={asked} isOnBoard={isCurrent} isStop={isStop}>
      {({ onFocus }) => button({ onFocus })}
    </WhyBad>
  );
}

/** Marks the line's next move. */
function NextMark() {
  const { next } = useCatalogue(MOVES);
  return (
    <span class="next" role="img" aria-label={next} title={next}>
      ▸
    </span>
  );
}
