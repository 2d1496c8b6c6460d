import { useSignal } from '@preact/signals';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { RECENT } from './words.ts';

/** Deletes all boards, after a question. */
export function ClearAll({ count, clear }: { count: number; clear: () => void }) {
  const words = useCatalogue(RECENT);
  const isAsked = useSignal(false);
  return (
    <div class="cluster">
      {isAsked.value && <p role="alert">{words.sure(count)}</p>}
      {isAsked.value && (
        <button type="button" class="button wide" onClick={clear}>
          {words.yes}
        </button>
      )}
      {/* One button, so that the focus, and a second click, are on the one that deletes nothing. */}
      <button
        type="button"
        class="button wide"
        onClick={() => {
          isAsked.value = !isAsked.value;
        }}
      >
        {isAsked.value ? words.no : words.clear}
      </button>
    </div>
  );
}
