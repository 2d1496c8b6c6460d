import './refutation.css';
import '../../page/controls/moves.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useApp } from '../../page/app-context.ts';
import { IconButton } from '../../page/controls/button.tsx';
import { CLOSE_PICTURE } from '../../page/pictures/edit-pictures.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { JUDGEMENT, judgementWords } from '../judgement-words.ts';
import type { Asked } from './model/asked.ts';
import { Replies } from './replies.tsx';
import { type Replay, useReplay } from './use-replay.ts';
import { WhyButton } from './why-button.tsx';
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
  const words = useCatalogue(REFUTATION);
  const replay = useReplay(asked, isOnBoard);
  const { pointing, kept, close } = replay;
  const { onPointerMove, onPointerLeave, onBlur } = pointing;
  const row = useRef<HTMLDivElement>(null);
  const answers = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (kept === null) return;
    // Scrolls as many of the answers into view as fit below the move.
    answers.current?.scrollIntoView({ block: 'nearest' });
    row.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [kept]);
  return (
    <div
      ref={row}
      class="why-bad"
      data-replay
      onPointerMove={onPointerMove}
      onPointerLeave={onPointerLeave}
      onFocusOut={onBlur}
    >
      {children(pointing)}
      <WhyButton asked={asked} replay={replay} isStop={isStop}>
        {words.why}
      </WhyButton>
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
