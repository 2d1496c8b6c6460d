import { render } from 'preact';
import { type App, AppContext } from '../../page/app-context.ts';
import { MineElsewhere } from './mine-elsewhere.tsx';

let isShown = false;

/** From now on the page says, wherever one looks, that the search goes on. It stands beside the page, whose first view need not know of it. */
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
