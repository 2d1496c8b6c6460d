import { useLayoutEffect } from 'preact/hooks';
import { useApp } from '../app-context.ts';
import { PEN } from '../board/pen.ts';
import { listenToKeys, pageKey } from '../keys.ts';

/** Takes the page's keys, and what is drawn on the board; shows nothing. */
export function Listening(): null {
  const app = useApp();
  useLayoutEffect(() => {
    app.pen.value = PEN;
    return listenToKeys(app, pageKey);
  }, [app]);
  return null;
}
