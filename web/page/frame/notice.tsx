import './notice.css';
import { dismissNotice } from '../../model/notices.ts';
import type { Message, Notice } from '../../model/state.ts';
import { undo } from '../../model/undo.ts';
import { useApp, useTexts } from '../app-context.ts';
import { IconButton } from '../controls/button.tsx';
import { DIALOG } from '../controls/dialog-words.ts';
import { lazyView } from '../controls/lazy-view.tsx';
import { Reason } from '../controls/problem.tsx';
import { Reload } from '../controls/reload.tsx';
import { CLOSE_PICTURE } from '../pictures/edit-pictures.ts';
import { isGone } from '../renewal.ts';
import { useCatalogue } from '../words/catalogue.ts';
import { LINE_DROPPED } from './line-dropped-words.ts';
import { NOTICE } from './notice-words.ts';

const BadLinkPlace = lazyView(() => import('./bad-link-place.tsx').then((part) => part.BadLinkPlace));

/** A notice, until it is dismissed. */
export function NoticeView({ id, kind, message }: Notice) {
  const { state } = useApp();
  const { details } = useCatalogue(NOTICE);
  const { close } = useCatalogue(DIALOG);
  if (message.code === 'line_dropped') return <LineDropped id={id} ply={message.ply} />;
  return (
    <div class={`notice ${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
      <div class="words">
        <p>
          <Sentence message={message} />
        </p>
        {message.code === 'bad_link' && (
          <details>
            <summary>{details}</summary>
            <BadLinkPlace error={message.error} />
          </details>
        )}
      </div>
      {isOfOldVersion(message) && <Reload />}
      <IconButton label={close} picture={CLOSE_PICTURE} onPress={() => dismissNotice(state, id)} />
    </div>
  );
}

/** Whether only a reload helps. */
function isOfOldVersion(message: Message): boolean {
  if (message.code === 'failure') return isGone(message.failure);
  return message.code === 'new_version';
}

function Sentence({ message }: { message: Exclude<Message, { code: 'line_dropped' }> }) {
  const { part } = useTexts();
  const notice = useCatalogue(NOTICE);
  switch (message.code) {
    case 'bad_link':
      return notice.badLink(message);
    case 'moves_dropped':
      return notice.movesDropped(message.kept, message.dropped);
    case 'variations_dropped':
      return notice.variationsDropped(message.dropped);
    case 'link_too_long':
      return notice.linkTooLong(message.most, message.dropped);
    case 'file_unreadable':
      return notice.fileUnreadable(message.name);
    case 'failure':
      return <Reason failure={message.failure} />;
    case 'new_version':
      return part.renewed;
  }
}

/**
 * The notice that an edit has made the position shown, after `ply` moves, the start, or has moved a piece;
 * with a button to undo that.
 */
function LineDropped({ id, ply }: { id: number; ply: number }) {
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
