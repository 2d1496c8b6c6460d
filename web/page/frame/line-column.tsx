import { Share } from '../../share/share.tsx';
import { LinePanel } from '../../study/line/line-panel.tsx';
import { useApp } from '../app-context.ts';
import { lazyView } from '../controls/lazy-view.tsx';
import { Examples } from '../examples/examples.tsx';

const CollectionPicker = lazyView(() =>
  import('../../share/collection.tsx').then((part) => part.CollectionPicker),
);

/** What comes after the verdict: the line, and ways to take the board elsewhere or to another one. It is fetched as one part, so that nothing of it moves the rest. */
export function LineColumn() {
  const { state } = useApp();
  return (
    <>
      <LinePanel />
      {state.collection.value !== null && <CollectionPicker />}
      <Share />
      <Examples />
    </>
  );
}
