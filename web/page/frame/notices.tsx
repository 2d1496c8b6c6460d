import { dismissNotice } from '../../model/actions.ts';
import type { Message } from '../../model/state.ts';
import { useApp } from '../app-context.ts';
import { IconButton } from '../controls/button.tsx';
import { lazyView } from '../controls/lazy-view.tsx';
import { Reload } from '../controls/reload.tsx';
import { CLOSE_PICTURE } from '../pictures/pictures.ts';
import { isGone } from '../renewal.ts';
import type { Texts } from '../words/en.ts';

const LineDropped = lazyView(() => import('./line-dropped.tsx').then((part) => part.LineDropped));

const BadLinkPlace = lazyView(() => import('./bad-link-place.tsx').then((part) => part.BadLinkPlace));

/** The page's notices, until they are dismissed. */
export function Notices() {
  const { state, texts } = useApp();
  return (
    <section class="notices" aria-label={texts.value.notices}>
      {state.notices.value.map(({ id, kind, message }) =>
        message.code === 'line_dropped' ? (
          <LineDropped key={id} id={id} ply={message.ply} />
        ) : (
          <div key={id} class={`notice ${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
            <div class="told">
              <p>{sentenceOf(texts.value, message)}</p>
              {message.code === 'bad_link' && (
                <details>
                  <summary>{texts.value.notice.details}</summary>
                  <BadLinkPlace error={message.error} />
                </details>
              )}
            </div>
            {isOfOldVersion(message) && <Reload />}
            <IconButton
              label={texts.value.close}
              picture={CLOSE_PICTURE}
              onPress={() => dismissNotice(state, id)}
            />
          </div>
        ),
      )}
    </section>
  );
}

/** Whether only a reload helps. */
function isOfOldVersion(message: Message): boolean {
  if (message.code === 'failure') return isGone(message.failure);
  return message.code === 'new_version';
}

function sentenceOf(
  { notice, failure, part }: Texts,
  message: Exclude<Message, { code: 'line_dropped' }>,
): string {
  if (isOfOldVersion(message)) return part.renewed;
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
      return failure(message.failure) ?? '';
    case 'new_version':
      return part.renewed;
  }
}
