import { render } from 'preact';
import { type App, AppContext } from '../../page/app-context.ts';
import { MineElsewhere } from './mine-elsewhere.tsx';

let isShown = false;

/** Mounts the note about a running search, once. It has a root of its own, so that the first view need not load it. */
export function showElsewhere(app: App): void {
  if (isShown) return;
  isShown = true;
  const root = document.createElement('div');
  document.body.append(root);
  render(
    <AppContext.Provider value={app}>
      <MineElsewhere />
    </AppContext.Provider>,
    root,
  );
}
