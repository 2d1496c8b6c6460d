import { Share } from '../../share/share.tsx';
import { LinePanel } from '../../study/line/line-panel.tsx';
import { StudyCard } from '../../study/study.tsx';
import { useApp } from '../app-context.ts';
import { lazyView } from '../controls/lazy-view.tsx';
import { RecordBoards } from '../examples/record-boards.tsx';

const CollectionPicker = lazyView(() =>
  import('../../share/collection.tsx').then((part) => part.CollectionPicker),
);

/**
 * Everything after the verdict: the study, the line, and ways to share the board or open another. Loaded as one part, so that the
 * layout shifts only once.
 */
export function Panels() {
  const { state } = useApp();
  return (
    <>
      <div class="column">
        <StudyCard />
        <RecordBoards />
      </div>
      <div class="column">
        <LinePanel />
        {state.collection.value !== null && <CollectionPicker />}
        <Share />
      </div>
    </>
  );
}
