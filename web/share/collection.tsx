import { useEffect, useRef } from 'preact/hooks';
import { closeCollection, openFromCollection } from '../model/collection.ts';
import type { Collection } from '../model/state.ts';
import { useApp } from '../page/app-context.ts';
import { Thumbnail } from '../page/board/thumbnail.tsx';
import { IconButton } from '../page/controls/button.tsx';
import { collectionKeeping, seenBoards } from '../page/kept-collection.ts';
import { NotKept } from '../page/not-kept.tsx';
import { CLOSE_PICTURE } from '../page/pictures/edit-pictures.ts';
import { NEXT_PICTURE, PREVIOUS_PICTURE } from '../page/pictures/step-pictures.ts';
import { useCatalogue } from '../page/words/catalogue.ts';
import { COLLECTION } from './collection-words.ts';

/** Boards shown per page of the list. */
const SHOWN = 12;

/** The boards of an imported text; one of them is open in the editor. */
export function CollectionPicker() {
  const { state } = useApp();
  const collection = state.collection.value;
  return collection === null ? null : <Picker collection={collection} />;
}

function Picker({ collection }: { collection: Collection }) {
  const { state } = useApp();
  const words = useCatalogue(COLLECTION);
  const card = useRef<HTMLElement>(null);
  // Out of view, it would seem as if only one board had arrived.
  useEffect(() => {
    if (collection.boards !== seenBoards.value) card.current?.scrollIntoView({ block: 'nearest' });
    seenBoards.value = collection.boards;
  }, [collection.boards]);
  return (
    <section ref={card} class="card collection" aria-label={words.label}>
      <div class="card-head">
        <h2>{words.label}</h2>
        <IconButton label={words.close} picture={CLOSE_PICTURE} onPress={() => closeCollection(state)} />
      </div>
      <Stepper collection={collection} />
      <Page collection={collection} />
      <NotKept keeping={collectionKeeping.value} />
    </section>
  );
}

function Stepper({ collection: { boards, index } }: { collection: Collection }) {
  const { state } = useApp();
  const words = useCatalogue(COLLECTION);
  const show = (target: number) => openFromCollection(state, target);
  return (
    <div class="controls">
      <IconButton
        label={words.previous}
        picture={PREVIOUS_PICTURE}
        disabled={index === 0}
        onPress={() => show(index - 1)}
      />
      <input
        type="number"
        aria-label={words.number}
        min={1}
        max={boards.length}
        value={index + 1}
        onChange={(event) => show(Number(event.currentTarget.value) - 1)}
      />
      <IconButton
        label={words.next}
        picture={NEXT_PICTURE}
        disabled={index === boards.length - 1}
        onPress={() => show(index + 1)}
      />
      <span>{words.at(index + 1, boards.length)}</span>
    </div>
  );
}

function Page({ collection: { boards, index } }: { collection: Collection }) {
  const { state } = useApp();
  const words = useCatalogue(COLLECTION);
  const begin = Math.floor(index / SHOWN) * SHOWN;
  return (
    <ul class="boards">
      {boards.slice(begin, begin + SHOWN).map((board, offset) => (
        <li key={begin + offset}>
          <button
            type="button"
            class="button board-button"
            aria-label={words.open(begin + offset + 1)}
            aria-current={begin + offset === index}
            onClick={() => openFromCollection(state, begin + offset)}
          >
            <Thumbnail board={board} />
          </button>
        </li>
      ))}
    </ul>
  );
}
