import { useMemo } from 'preact/hooks';
import type { Board } from '../../../../wasm/rubicon.ts';
import { boardAt } from '../../../model/line.ts';
import type { Frame } from '../../../model/theatre/frame.ts';
import type { Queued } from '../../../model/theatre/scene.ts';
import { useTexts } from '../../app-context.ts';
import { useCatalogue } from '../../catalogue.ts';
import { THEATRE } from '../../texts/parts/theatre.ts';
import { sayPosition } from '../../theatre/say.ts';
import { Thumbnail } from '../thumbnail.tsx';

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
  const { line } = useTexts();
  const texts = useCatalogue(THEATRE);
  const shown = useMemo(() => boardAt(board, position), [board, position]);
  const name = `${sayPosition(texts, board, position)}: ${texts.value(value)}`;
  return (
    <div class="queued" role="img" aria-label={name} title={name}>
      <Thumbnail board={shown} />
      <span class={`chip ${value.winner}`}>{line.short(value)}</span>
    </div>
  );
}
