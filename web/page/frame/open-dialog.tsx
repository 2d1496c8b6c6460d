import { useApp } from '../app-context.ts';
import { Dialog } from '../controls/dialog.tsx';
import { lazyView } from '../controls/lazy-view.tsx';

/** What stands in the dialogs. */
const DIALOGS = {
  exchange: lazyView(() => import('../../share/exchange.tsx').then((part) => part.Exchange)),
  help: lazyView(() => import('../../help/help.tsx').then((part) => part.Help)),
};

/** The dialog that is open, which is there before what stands in it. */
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
