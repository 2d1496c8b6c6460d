import './zooming.css';
import { effect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { isZoomed, zoomTo } from '../../model/zoom.ts';
import { useApp } from '../app-context.ts';
import { useCatalogue } from '../words/catalogue.ts';
import { CELLS } from './cell-words.ts';
import { zoomWithTwoFingers } from './two-fingers.ts';

/** Has two fingers zoom the board in whose frame it stands, and leads back to the whole. */
export function Zooming({ of = '.board-frame' }: { of?: string }) {
  const { state } = useApp();
  const { whole } = useCatalogue(CELLS);
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = mark.current?.closest<HTMLElement>(of);
    if (!frame) return;
    // At once, for what moves the board under the fingers measures it.
    const unfollow = effect(() => {
      frame.style.setProperty('--zoom', String(state.zoom.value));
      frame.classList.toggle('zoomed', isZoomed(state));
    });
    const unlisten = zoomWithTwoFingers(frame, state);
    return () => {
      unfollow();
      unlisten();
    };
  }, [state, of]);
  return (
    <div ref={mark} class="zooming">
      {isZoomed(state) && (
        <button type="button" class="button" onClick={() => zoomTo(state, 1)}>
          {whole}
        </button>
      )}
    </div>
  );
}
