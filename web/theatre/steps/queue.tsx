import { useMemo } from 'preact/hooks';
import type { Board } from '../../../wasm/rubicon.ts';
import { boardAt } from '../../model/line.ts';
import { Thumbnail } from '../../page/board/thumbnail.tsx';
import { Pixels } from '../../page/pictures/pixels.tsx';
import { useCatalogue } from '../../page/words/catalogue.ts';
import type { Frame } from '../model/frame.ts';
import type { Queued } from '../model/scene.ts';
import { markText } from '../stage/caption.ts';
import { SIDE_PICTURES } from '../stage/pictures.ts';
import { PinButton } from '../why/pin-button.tsx';
import { THEATRE } from '../words.ts';
import { sayPosition } from './say.ts';

/** How long the queue is, its head and the next few positions. */
export function QueueView({ board, frame }: { board: Board; frame: Frame }) {
  const texts = useCatalogue(THEATRE);
  return (
    <section class="card queue" aria-label={texts.queue}>
      <h2>
        {texts.queue} <span class="waiting">{texts.waiting(frame.waiting)}</span>
      </h2>
      {frame.next.length === 0 ? (
        <p class="muted">{texts.emptyQueue}</p>
      ) : (
        <ol class="queue-list">
          {frame.next.map((queued, index) => (
            <li key={frame.step + index} class={index === 0 ? 'head' : undefined}>
              <QueuedPosition board={board} queued={queued} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function QueuedPosition({ board, queued: { position, value } }: { board: Board; queued: Queued }) {
  const texts = useCatalogue(THEATRE);
  const shown = useMemo(() => boardAt(board, position), [board, position]);
  const name = texts.queued(sayPosition(texts, board, position), texts.value(value));
  return (
    <PinButton
      board={board}
      position={position}
      class="queued"
      name={name}
      style={{ '--shape': board.columns / board.rows }}
    >
      <Thumbnail board={shown} />
      <span class="stage-mark">
        <Pixels picture={SIDE_PICTURES[position.side]} name="stage-sign" />
        {markText({ decided: true, value }, position.side)}
      </span>
    </PinButton>
  );
}
