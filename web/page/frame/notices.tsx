import { useApp } from '../app-context.ts';
import { afterVerdict } from './after-verdict-lazy.ts';

const NoticeView = afterVerdict.view((part) => part.NoticeView);

/** The page's notices, until they are dismissed. */
export function Notices() {
  const { state, texts } = useApp();
  return (
    <section class="notices" aria-label={texts.value.notices}>
      {state.notices.value.map((notice) => (
        <NoticeView key={notice.id} {...notice} />
      ))}
    </section>
  );
}
