import './zooming.css';
import { useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { isZoomed, zoomTo } from '../../model/zoom.ts';
import { useApp } from '../app-context.ts';
import { useCatalogue } from '../words/catalogue.ts';
import { CELLS } from './cell-words.ts';
import { zoomWithTwoFingers } from './two-fingers.ts';

/** Has two fingers zoom the board in whose frame it stands, and leads back to the whole. */
export function Zooming() {
  const { state } = useApp();
  const { whole } = useCatalogue(CELLS);
  const mark = useRef<HTMLDivElement>(null);
  const frameOf = () => mark.current?.closest<HTMLElement>('.board-frame') ?? null;
  useSignalEffect(() => {
    const zoom = state.zoom.value;
    const frame = frameOf();
    frame?.style.setProperty('--zoom', String(zoom));
    frame?.classList.toggle('zoomed', zoom > 1);
  });
  useEffect(() => {
    const frame = frameOf();
    return frame === null ? undefined : zoomWithTwoFingers(frame, state);
  }, [state]);
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
