import './refutation.css';
import type { ComponentChildren } from 'preact';
import { moveWords } from '../../model/line.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { MOVE_LINE } from '../../page/words/line-words.ts';
import type { Asked } from './model/asked.ts';
import { type Replay, useReplay } from './use-replay.ts';
import { REFUTATION } from './words.ts';

interface Props {
  readonly asked: Asked;
  readonly replay: Replay;
  /** Whether Tab reaches it. */
  readonly isStop?: boolean;
  readonly children: ComponentChildren;
}

/** The button that asks why a move was not the best. */
export function WhyButton({ asked, replay, isStop = true, children }: Props) {
  const line = useCatalogue(MOVE_LINE);
  const { whyBad } = useCatalogue(REFUTATION);
  const { pointing, kept, toggle } = replay;
  return (
    <button
      type="button"
      class="button small"
      aria-label={whyBad(line.move(moveWords(asked.board, asked.position, asked.move)))}
      aria-expanded={kept !== null}
      tabIndex={isStop ? 0 : -1}
      onFocus={pointing.onFocus}
      onClick={toggle}
    >
      {children}
    </button>
  );
}

/** The same beside the move just made, on a phone: the answers are kept in the row of the move in the list below. */
export function WhyHere({ asked, isOnBoard }: { asked: Asked; isOnBoard: () => boolean }) {
  const { whyHere } = useCatalogue(REFUTATION);
  const replay = useReplay(asked, isOnBoard);
  return (
    <span class="why-here" onFocusOut={replay.kept === null ? replay.pointing.onBlur : undefined}>
      <WhyButton asked={asked} replay={replay}>
        {whyHere}
      </WhyButton>
    </span>
  );
}
