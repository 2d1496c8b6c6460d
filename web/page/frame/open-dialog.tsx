import { useApp } from '../app-context.ts';
import { Dialog } from '../controls/dialog.tsx';
import { lazyView } from '../controls/lazy-view.tsx';

/** The contents of the dialogs. */
const DIALOGS = {
  exchange: lazyView(() => import('../../share/exchange.tsx').then((part) => part.Exchange)),
  recent: lazyView(() => import('../../share/recent/recent-dialog.tsx').then((part) => part.RecentDialog)),
  worksheet: lazyView(() => import('../../share/worksheet/worksheet.tsx').then((part) => part.Worksheet)),
  help: lazyView(() => import('../../help/help.tsx').then((part) => part.Help)),
};

/** The open dialog; it appears before its content is loaded. */
export function OpenDialog() {
  const name = useApp().dialog.value;
  if (name === null) return null;
  const Content = DIALOGS[name];
  return (
    <Dialog key={name} name={name}>
      <Content />
    </Dialog>
  );
}
