import { useSignal } from '@preact/signals';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { RECENT } from './words.ts';

/** Deletes all boards, after a question. */
export function ClearAll({ count, clear }: { count: number; clear: () => void }) {
  const words = useCatalogue(RECENT);
  const isAsked = useSignal(false);
  const ask = (asked: boolean) => () => {
    isAsked.value = asked;
  };
  if (!isAsked.value)
    return (
      <div class="cluster">
        <button type="button" class="button wide" onClick={ask(true)}>
          {words.clear}
        </button>
      </div>
    );
  return (
    <div class="cluster">
      <p role="alert">{words.sure(count)}</p>
      <button type="button" class="button wide" onClick={clear}>
        {words.yes}
      </button>
      {/* biome-ignore lint/a11y/noAutofocus: the question takes the place of the button that asked it */}
      <button type="button" class="button wide" autoFocus onClick={ask(false)}>
        {words.no}
      </button>
    </div>
  );
}
