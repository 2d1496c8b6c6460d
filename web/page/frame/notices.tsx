import { useApp } from '../app-context.ts';
import { unseen } from './unseen-lazy.ts';

const NoticeView = unseen.view((part) => part.NoticeView);

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
