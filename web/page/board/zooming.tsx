import './zooming.css';
import { effect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { isZoomed, zoomTo } from '../../model/zoom.ts';
import { useApp } from '../app-context.ts';
import { useCatalogue } from '../words/catalogue.ts';
import { CELLS } from './cell-words.ts';
import { zoomWithTwoFingers } from './two-fingers.ts';

/** Enables two-finger zoom in the board's frame, and offers a button back to the whole board. */
export function Zooming({ of = '.board-frame' }: { of?: string }) {
  const { state } = useApp();
  const { whole } = useCatalogue(CELLS);
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = mark.current?.closest<HTMLElement>(of);
    if (!frame) return;
    // Synchronously, because the panning code measures the board.
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
