import { useState } from 'preact/hooks';
import type { Board } from '../../../wasm/rubicon.ts';
import { useApp } from '../../page/app-context.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { distanceOf } from '../model/distance.ts';
import type { Frame, QueueLayer } from '../model/frame.ts';
import type { Queued } from '../model/scene.ts';
import { sayPosition } from '../say.ts';
import { MarkSign } from '../stage/mark-sign.tsx';
import { distanceColour } from '../stage/palette.ts';
import { StageThumbnail } from '../stage/thumbnail.tsx';
import { PinButton } from '../why/pin-button.tsx';
import { THEATRE } from '../words.ts';

/** Number of positions shown at each end. */
const AT_AN_END = 2;

interface Props {
  readonly board: Board;
  readonly frame: Frame;
  /** Whether play is fast, so that new positions would only flicker. */
  readonly still: boolean;
}

/** The queue, coloured by distance: its length, its head, and its tail, where new positions join. */
export function QueueView({ board, frame, still }: Props) {
  const texts = useCatalogue(THEATRE);
  return (
    <section class="card queue" aria-label={texts.queue}>
      <h2>
        {texts.queue} <span class="waiting">{texts.waiting(frame.waiting)}</span>
      </h2>
      {frame.waiting === 0 ? (
        <p class="muted">{texts.emptyQueue}</p>
      ) : (
        <>
          <Strip layers={frame.layers} />
          <Ends board={board} frame={frame} still={still} />
        </>
      )}
    </section>
  );
}

/** The distances in the queue, head to the left: at most two, one apart. */
function Strip({ layers }: { layers: readonly QueueLayer[] }) {
  const texts = useCatalogue(THEATRE);
  return (
    <ul class="queue-layers" aria-label={texts.layers}>
      {layers.map(({ distance, count }) => (
        <li key={distance} style={{ '--distance': distanceColour(distance), flexGrow: count }}>
          <span>{texts.layer(distance, count)}</span>
        </li>
      ))}
    </ul>
  );
}

function Ends({ board, frame, still }: Props) {
  const texts = useCatalogue(THEATRE);
  const { waiting, queued, next, tail } = frame;
  const head = next.slice(0, AT_AN_END);
  const last = tail.slice(tail.length - Math.min(AT_AN_END, waiting - head.length));
  // New positions get new elements; during fast play the elements are reused, because making them is slow.
  const shown = (each: Queued, index: number, place: string) => (
    <QueuedPosition
      key={still ? place : index}
      board={board}
      queued={each}
      isHead={index === queued - waiting}
      comesIn={index === queued - 1 && !still}
    />
  );
  const between = waiting - 2 * AT_AN_END;
  return (
    <>
      <p class="queue-ends" aria-hidden="true">
        <span>{texts.head}</span>
        <span>{texts.tail}</span>
      </p>
      <ol class="queue-list">
        {head.map((each, index) => shown(each, queued - waiting + index, `head ${index}`))}
        {between > 0 && (
          <li key="between" class="between">
            {texts.between(between)}
          </li>
        )}
        {last.map((each, index) => shown(each, queued - last.length + index, `tail ${index}`))}
      </ol>
    </>
  );
}

interface QueuedProps {
  readonly board: Board;
  readonly queued: Queued;
  readonly isHead: boolean;
  /** Whether it slides in when it appears. */
  readonly comesIn: boolean;
}

function QueuedPosition({ board, queued: { position, value }, isHead, comesIn }: QueuedProps) {
  const { state } = useApp();
  const [slides] = useState(comesIn);
  const texts = useCatalogue(THEATRE);
  const name = texts.queued(sayPosition(texts, board, position), texts.value(value));
  return (
    <li class={isHead ? 'head' : slides ? 'comes-in' : undefined}>
      <PinButton
        board={board}
        position={position}
        class="queued"
        name={name}
        style={{
          '--columns': board.columns,
          '--rows': board.rows,
          '--distance': distanceColour(distanceOf(value)),
        }}
      >
        <StageThumbnail board={board} position={position} flipped={state.flipped.value} />
        <MarkSign side={position.side} mark={{ decided: true, value }} />
      </PinButton>
    </li>
  );
}
