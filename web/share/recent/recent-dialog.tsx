import '../../page/style/primitives.css';
import './recent.css';
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useApp } from '../../page/app-context.ts';
import { DIALOG } from '../../page/controls/dialog-words.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { ClearAll } from './clear-all.tsx';
import { mergeRecents, type Recent, type Recents, without } from './model/recents.ts';
import { RecentRow } from './recent-row.tsx';
import { recentsOf } from './recents.ts';
import { RECENT } from './words.ts';

/** The boards that were drawn, opened or solved, to be opened again, named and deleted. */
export function RecentDialog() {
  const app = useApp();
  const words = useCatalogue(RECENT);
  const shared = recentsOf(app);
  const removed = useSignal<Recents>([]);
  const recents = shared.list.value;
  const isKept = shared.isKept.value;
  const remove = (gone: Recents, next: (recents: Recents) => Recents) => {
    removed.value = gone;
    shared.change(next);
  };
  const body = useFocusKept(recents.length);
  return (
    <div class="stack" ref={body} tabIndex={-1}>
      <p>{recents.length === 0 ? words.empty : words.intro}</p>
      {(recents.length > 0 || !isKept) && <p class="hint">{isKept ? words.kept : words.notKept}</p>}
      <Removed
        gone={removed.value}
        restore={() => {
          const back = removed.value;
          removed.value = [];
          shared.change((recents) => mergeRecents(recents, back));
        }}
      />
      <ul class="recents" aria-label={useCatalogue(DIALOG).recent}>
        {recents.map((recent: Recent) => (
          <RecentRow
            key={recent.link}
            recent={recent}
            remove={() => remove([recent], (list) => without(list, recent.link))}
          />
        ))}
      </ul>
      {recents.length > 0 && <ClearAll count={recents.length} clear={() => remove(recents, () => [])} />}
    </div>
  );
}

/** A deleted row takes the focused button with it: then the dialog's text has the focus, so that Tab goes on from there. */
function useFocusKept(count: number) {
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) body.current?.focus();
  }, [count]);
  return body;
}

function Removed({ gone, restore }: { gone: Recents; restore: () => void }) {
  const words = useCatalogue(RECENT);
  return (
    <div class="cluster">
      <p role="status" class="said">
        {gone.length > 0 && words.removed(gone.length)}
      </p>
      {gone.length > 0 && (
        <button type="button" class="button wide" onClick={restore}>
          {words.restore}
        </button>
      )}
    </div>
  );
}
