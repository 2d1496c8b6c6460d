import './refutation.css';
import '../../page/controls/moves.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { moveWords } from '../../model/line.ts';
import { useApp } from '../../page/app-context.ts';
import { IconButton } from '../../page/controls/button.tsx';
import { CLOSE_PICTURE } from '../../page/pictures/pictures.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { MOVE_LINE } from '../../page/words/line-words.ts';
import { JUDGEMENT, judgementWords } from '../judgement-words.ts';
import type { Asked } from './model/asked.ts';
import { Replies } from './replies.tsx';
import { type Replay, useReplay } from './use-replay.ts';
import { REFUTATION } from './words.ts';

interface Props {
  readonly asked: Asked;
  /** Whether the view shows the board's line. */
  readonly isOnBoard: () => boolean;
  /** Whether Tab reaches the button. */
  readonly isStop: boolean;
  /** The row of the move. */
  readonly children: (pointing: Replay['pointing']) => ComponentChildren;
}

/**
 * The row of a move that was not the best, and a button that asks why: the answers are replayed on the board while the row is
 * pointed at; a press keeps them there and in words below, until it is closed.
 */
export function WhyBad({ asked, isOnBoard, isStop, children }: Props) {
  const line = useCatalogue(MOVE_LINE);
  const words = useCatalogue(REFUTATION);
  const replay = useReplay(asked, isOnBoard);
  const { pointing, kept, toggle, close } = replay;
  const { onPointerMove, onPointerLeave, onFocus, onBlur } = pointing;
  const move = line.move(moveWords(asked.board, asked.position, asked.move));
  const answers = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (kept !== null) answers.current?.scrollIntoView({ block: 'nearest' });
  }, [kept]);
  return (
    <div
      class="why-bad"
      data-replay
      onPointerMove={onPointerMove}
      onPointerLeave={onPointerLeave}
      onFocusOut={onBlur}
    >
      {children(pointing)}
      <button
        type="button"
        class="button small"
        aria-label={words.whyBad(move)}
        aria-expanded={kept !== null}
        tabIndex={isStop ? 0 : -1}
        onFocus={onFocus}
        onClick={toggle}
      >
        {words.why}
      </button>
      <div ref={answers} class="answers" role="status">
        {kept !== null && (
          <>
            <IconButton label={words.close} picture={CLOSE_PICTURE} onPress={close} />
            <Verdict asked={asked} />
            <Replies asked={asked} moves={kept} />
          </>
        )}
      </div>
    </div>
  );
}

/** What the move has cost, as a sentence. */
function Verdict({ asked: { judgement, after } }: { asked: Asked }) {
  const { verdict } = useCatalogue(REFUTATION);
  const { result } = useApp().texts.value;
  const wins = 'winner' in judgement ? result.wins(judgement.winner, judgement.distance) : null;
  return <p>{verdict(judgementWords(useCatalogue(JUDGEMENT), judgement, after), wins)}</p>;
}
