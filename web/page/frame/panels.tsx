import { LinePanel } from '../../study/line/line-panel.tsx';
import { StudyCard } from '../../study/study.tsx';
import { useApp } from '../app-context.ts';
import { lazyView } from '../controls/lazy-view.tsx';
import { unseen } from './unseen-lazy.ts';

const RecordBoards = unseen.beside((part) => part.RecordBoards);
const Share = unseen.view((part) => part.Share);
const CollectionPicker = lazyView(() =>
  import('../../share/collection.tsx').then((part) => part.CollectionPicker),
);

/**
 * Everything after the verdict: the study, the line, and ways to share the board or open another. Loaded as one part, so that the
 * layout shifts only once; what ends a column follows.
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
