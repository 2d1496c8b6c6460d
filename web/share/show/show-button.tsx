import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { lazyView } from '../../page/controls/lazy-view.tsx';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { SHOW } from './words.ts';

const Presentation = lazyView(() => import('./presentation.tsx').then((part) => part.Presentation));

/** Begins the presentation, after which it has the focus again: leaving the full screen takes that from the page. */
export function ShowButton() {
  const show = useCatalogue(SHOW);
  const isPresented = useSignal(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasPresented = useRef(false);
  useEffect(() => {
    if (wasPresented.current && !isPresented.value) button.current?.focus();
    wasPresented.current = isPresented.value;
  }, [isPresented.value]);
  return (
    <>
      <button
        ref={button}
        type="button"
        class="button wide"
        onClick={() => {
          isPresented.value = true;
        }}
      >
        {show.open}
      </button>
      {isPresented.value && (
        <Presentation
          close={() => {
            isPresented.value = false;
          }}
        />
      )}
    </>
  );
}
