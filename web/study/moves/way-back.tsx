import { useLayoutEffect } from 'preact/hooks';
import { useApp } from '../../page/app-context.ts';
import { listenToKeys } from '../../page/keys.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { MOVES } from './words.ts';

/**
 * Covers the board while it previews another position: a press, the button or Escape ends the preview, and does nothing else. A
 * mouse ends it by leaving, so the button is for fingers, keys and a pinned preview.
 */
export function WayBack() {
  const app = useApp();
  const { preview } = app.state;
  const { back } = useCatalogue(MOVES);
  const end = () => {
    preview.value = null;
  };
  useLayoutEffect(() => listenToKeys(app, ({ key }) => (key === 'Escape' ? end : null)), [app]);
  return (
    <div
      class={preview.value?.isPinned ? 'way-back pinned' : 'way-back'}
      role="presentation"
      onPointerDown={(event) => {
        event.stopPropagation();
        end();
      }}
    >
      <button type="button" class="button" tabIndex={-1} aria-keyshortcuts="Escape" onClick={end}>
        {back}
      </button>
    </div>
  );
}
