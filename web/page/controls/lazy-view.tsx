import { type Signal, signal } from '@preact/signals';
import type { ComponentType, VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { useTexts } from '../app-context.ts';
import { askWhetherRenewed, renewed } from '../renewal.ts';
import { fetchFailedStyles } from './failed-styles.ts';
import { Reload } from './problem.tsx';

type Loaded<P> = ComponentType<P> | 'loading' | 'failed' | 'failed again';

/** A view whose code is fetched when it is first shown, so that the board and its verdict come before it. */
export function lazyView<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ((props: P) => VNode | null) & { readonly fetch: () => void } {
  const loaded: Signal<Loaded<P> | null> = signal(null);
  const isFailed = () => loaded.value === 'failed' || loaded.value === 'failed again';
  const fetch = () => {
    if (loaded.value !== null && !isFailed()) return;
    const failure = isFailed() ? 'failed again' : 'failed';
    loaded.value = 'loading';
    Promise.all([load(), fetchFailedStyles()]).then(
      ([view]) => {
        loaded.value = view;
      },
      () => {
        loaded.value = failure;
        void askWhetherRenewed();
      },
    );
  };
  const Lazy = (props: P) => {
    useEffect(fetch, []);
    const View = loaded.value;
    if (View === null || View === 'loading') return null;
    if (View === 'failed') return <NotLoaded retry={fetch} />;
    if (View === 'failed again') return <NotLoaded retry={null} />;
    return <View {...props} />;
  };
  return Object.assign(Lazy, { fetch });
}

/** Some browsers never ask again for what they could not fetch once: then, as after a renewal, the page is loaded anew. */
function NotLoaded({ retry }: { retry: (() => void) | null }) {
  const { part } = useTexts();
  return (
    <div class="not-loaded">
      <p class="problem" role="alert">
        {renewed.value ? part.renewed : retry === null ? part.failedAgain : part.failed}
      </p>
      {renewed.value || retry === null ? (
        <Reload />
      ) : (
        <button type="button" class="button wide" onClick={retry}>
          {part.again}
        </button>
      )}
    </div>
  );
}
