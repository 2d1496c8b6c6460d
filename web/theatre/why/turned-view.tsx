import './why.css';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Board, Position } from '../../../wasm/rubicon.ts';
import { moveWords, positionKey } from '../../model/line.ts';
import { successorsOf } from '../../model/rules.ts';
import { useApp, useTexts } from '../../page/app-context.ts';
import { IconButton } from '../../page/controls/button.tsx';
import { listenToKeys } from '../../page/keys.ts';
import { CLOSE_PICTURE } from '../../page/pictures/edit-pictures.ts';
import { PREVIOUS_PICTURE } from '../../page/pictures/step-pictures.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { MOVE_LINE } from '../../page/words/line-words.ts';
import { sayMark, sayPosition } from '../say.ts';
import { MarkSign } from '../stage/mark-sign.tsx';
import { StageThumbnail } from '../stage/thumbnail.tsx';
import { THEATRE } from '../words.ts';
import { letterOf } from './letter.ts';
import { type Reason, reasonOf, type Successor, type Turned } from './model/reason.ts';
import { type MarkSource, sayReason } from './say-reason.ts';
import { studyAddress } from './study-address.ts';
import { TURNED } from './words.ts';

interface Props {
  readonly board: Board;
  readonly position: Position;
  /** Null until it is known. */
  readonly turned: Turned | null;
  readonly source: MarkSource;
  /** Whether it opened by itself: then it does not take the focus, and waits for the end of the stage's motion. */
  readonly unasked?: boolean;
  readonly close: () => void;
  /** Explains a successor. */
  readonly follow: (position: Position) => void;
  /** Goes back to the previous position; null at the first. */
  readonly back: (() => void) | null;
}

/** The explanation of a position: the position large, its successors small, and why it is won, lost or a tie. */
export function TurnedView({ board, position, turned, source, unasked = false, close, follow, back }: Props) {
  const app = useApp();
  const texts = useCatalogue(TURNED);
  const theatre = useCatalogue(THEATRE);
  const place = useRef<HTMLElement>(null);
  const key = positionKey(position);
  useLayoutEffect(() => {
    if (!unasked) place.current?.focus({ preventScroll: true });
  }, [key, unasked]);
  const isKnown = turned !== null;
  useLayoutEffect(() => {
    if (unasked) return;
    // Scrolls as much of it into view as fits, and its head in any case.
    for (const part of [...(place.current?.children ?? [])].reverse())
      part.scrollIntoView({ block: 'nearest' });
  }, [key, unasked, isKnown]);
  useLayoutEffect(() => listenToKeys(app, ({ key }) => (key === 'Escape' ? close : null)), [app, close]);
  return (
    <section
      ref={place}
      class={unasked ? 'turned unasked' : 'turned'}
      aria-label={`${texts.label}. ${sayPosition(theatre, board, position)}`}
      tabIndex={-1}
    >
      <div class="turned-head">
        <h2>{texts.label}</h2>
        {back !== null && <IconButton label={texts.back} picture={PREVIOUS_PICTURE} onPress={back} />}
        <IconButton label={texts.close} picture={CLOSE_PICTURE} onPress={close} />
      </div>
      {turned === null ? (
        <p role="status">{texts.waiting}</p>
      ) : (
        <Picture board={board} turned={turned} source={source} follow={follow} />
      )}
    </section>
  );
}

function Picture({
  board,
  turned,
  source,
  follow,
}: Pick<Props, 'board' | 'source' | 'follow'> & { turned: Turned }) {
  const { state } = useApp();
  const texts = useCatalogue(TURNED);
  const theatre = useCatalogue(THEATRE);
  const flipped = state.flipped.value;
  const { position, mark, successors, ended } = turned;
  const reason = reasonOf(board, turned);
  const { sentence, rule } = sayReason(texts, position.side, reason, source, ({ ending, winner }) =>
    theatre.over(ending, winner, position.side),
  );
  const decisive = 'decisive' in reason ? reason.decisive : [];
  return (
    <div class="turned-body" style={{ '--shape': board.columns / board.rows }}>
      <div class="turned-large">
        <StageThumbnail board={board} position={position} flipped={flipped} />
        <MarkSign side={position.side} mark={mark} moves={successors.length} ended={ended} />
      </div>
      <div class="turned-why" aria-live="polite">
        <p class="why-sentence">{sentence}</p>
        {rule !== '' && <p class="why-rule">{rule}</p>}
        <ToStudy board={board} position={position} reason={reason} />
      </div>
      {successors.length > 0 && (
        <ol class="turned-small" aria-label={texts.successors}>
          {successors.map((each, index) => (
            <li key={index}>
              <Small
                board={board}
                from={position}
                successor={each}
                letter={letterOf(index)}
                counts={decisive.includes(index)}
                ended={ended}
                follow={follow}
              />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

interface SmallProps {
  readonly board: Board;
  readonly from: Position;
  readonly successor: Successor;
  readonly letter: string;
  /** Whether it gives the position its distance. */
  readonly counts: boolean;
  readonly ended: boolean;
  readonly follow: (position: Position) => void;
}

/** A successor with its mark; a press explains it. */
function Small({
  board,
  from,
  successor: { move, position, mark },
  letter,
  counts,
  ended,
  follow,
}: SmallProps) {
  const { state } = useApp();
  const line = useCatalogue(MOVE_LINE);
  const texts = useCatalogue(TURNED);
  const { colon } = useTexts();
  const theatre = useCatalogue(THEATRE);
  const words = texts.successor(
    letter,
    line.move(moveWords(board, from, move)),
    sayMark(theatre, position, mark, ended),
  );
  return (
    <button
      type="button"
      class={counts ? 'turned-successor counts' : 'turned-successor'}
      aria-label={counts ? words + colon + texts.counts : words}
      title={words}
      onClick={() => follow(position)}
    >
      <StageThumbnail board={board} position={position} move={move} flipped={state.flipped.value} />
      <span class="turned-caption">
        <span aria-hidden="true">{letter}</span>
        <MarkSign
          side={position.side}
          mark={mark}
          moves={successorsOf(board, position).length}
          ended={ended}
        />
      </span>
    </button>
  );
}

/** The link to the proof of the position, unless the game is over. */
function ToStudy({
  board,
  position,
  reason,
}: {
  board: Board;
  position: Position;
  reason: Reason;
}): ComponentChildren {
  const app = useApp();
  const texts = useCatalogue(TURNED);
  if (reason.kind === 'over') return null;
  return (
    <p>
      <a class="turned-link" href={`#${studyAddress(app, board, position)}`}>
        {texts.study}
      </a>
    </p>
  );
}
