import { type Signal, signal } from '@preact/signals';
import type { ComponentType, VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { useTexts } from '../app-context.ts';

type Loaded<P> = ComponentType<P> | 'loading' | 'failed';

/** A view whose code is fetched when it is first shown, so that the board and its verdict come before it. */
export function lazyView<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ((props: P) => VNode | null) & { readonly fetch: () => void } {
  const loaded: Signal<Loaded<P> | null> = signal(null);
  const fetch = () => {
    if (loaded.value !== null && loaded.value !== 'failed') return;
    loaded.value = 'loading';
    load().then(
      (view) => {
        loaded.value = view;
      },
      () => {
        loaded.value = 'failed';
      },
    );
  };
  const Lazy = (props: P) => {
    useEffect(fetch, []);
    const View = loaded.value;
    if (View === null || View === 'loading') return null;
    if (View === 'failed') return <NotLoaded retry={fetch} />;
    return <View {...props} />;
  };
  return Object.assign(Lazy, { fetch });
}

function NotLoaded({ retry }: { retry: () => void }) {
  const { part } = useTexts();
  return (
    <div class="not-loaded">
      <p class="problem" role="alert">
        {part.failed}
      </p>
      <button type="button" class="button wide" onClick={retry}>
        {part.again}
      </button>
    </div>
  );
}
