import { dismissNotice } from '../../model/notices.ts';
import { undo } from '../../model/undo.ts';
import { useApp } from '../app-context.ts';
import { IconButton } from '../controls/button.tsx';
import { DIALOG } from '../controls/dialog-words.ts';
import { CLOSE_PICTURE } from '../pictures/edit-pictures.ts';
import { useCatalogue } from '../words/catalogue.ts';
import { LINE_DROPPED } from './line-dropped-words.ts';

/** The notice that an edit has made the position shown, after `ply` moves, the start, or has moved a piece; with a button to undo that. */
export function LineDropped({ id, ply }: { id: number; ply: number }) {
  const { state, place } = useApp();
  const { close } = useCatalogue(DIALOG);
  const { dropped, carried, undo: undoWords } = useCatalogue(LINE_DROPPED);
  if (place.value !== 'analysis') return null;
  return (
    <div class="notice info" role="status">
      <p>{ply > 0 ? dropped(ply) : carried}</p>
      <button type="button" class="button wide" onClick={() => undo(state)}>
        {undoWords}
      </button>
      <IconButton label={close} picture={CLOSE_PICTURE} onPress={() => dismissNotice(state, id)} />
    </div>
  );
}
