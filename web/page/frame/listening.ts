import { useLayoutEffect } from 'preact/hooks';
import { useApp } from '../app-context.ts';
import { listenToKeys, pageKey } from '../keys.ts';

/** Takes the page's keys; shows nothing. */
export function Listening(): null {
  const app = useApp();
  useLayoutEffect(() => listenToKeys(app, pageKey), [app]);
  return null;
}
