import { Share } from '../../share/share.tsx';
import { LinePanel } from '../../study/line/line-panel.tsx';
import { StudyCard } from '../../study/study.tsx';
import { useApp } from '../app-context.ts';
import { lazyView } from '../controls/lazy-view.tsx';
import { RecordBoards } from '../examples/record-boards.tsx';

const CollectionPicker = lazyView(() =>
  import('../../share/collection.tsx').then((part) => part.CollectionPicker),
);

/** What comes after the verdict: the study, the line, and ways to take the board elsewhere or to another one. It is fetched as one part, so that nothing of it moves the rest. */
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
