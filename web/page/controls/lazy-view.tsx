import { type Signal, signal } from '@preact/signals';
import type { ComponentType, VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { filled, inTime } from '../../solver/worker/load-part.ts';
import { useTexts } from '../app-context.ts';
import { checkRenewed, refetchLoaded, renewed } from '../renewal.ts';
import { Reload } from './reload.tsx';

/** Links of style sheets that failed to load; Vite requests each part's style only once. */
const failedStyles = new Set<HTMLLinkElement>();

addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.add(target);
  },
  true,
);

/** Reloads the failed style sheets; rejects if one fails again. */
function fetchFailedStyles(): Promise<unknown> {
  return Promise.all(
    [...failedStyles].map((link) => {
      const next = link.cloneNode() as HTMLLinkElement;
      failedStyles.delete(link);
      link.replaceWith(next);
      return new Promise((resolve, reject) => {
        next.onload = resolve;
        next.onerror = reject;
      });
    }),
  );
}

type Loaded<M> = { readonly part: M } | 'none' | 'loading' | 'failed' | 'failed again';

type View<P> = (props: P) => VNode | null;

/** Code loaded when one of its views is first shown, so that the board and its verdict come first. */
interface LazyPart<M> {
  readonly fetch: () => void;
  /** Fetches the part and calls `use` as soon as it is loaded, be it by a retry. */
  readonly whenLoaded: (use: (part: M) => void) => void;
  /** The part, once it is loaded. */
  readonly now: () => M | undefined;
  /** A view of the part, which shows an error if the part could not be loaded. */
  readonly view: <P extends object>(of: (part: M) => ComponentType<P>) => View<P>;
  /** A view of the part without an error of its own, next to another view that shows it. */
  readonly beside: <P extends object>(of: (part: M) => ComponentType<P>) => View<P>;
}

export function lazyPart<M>(load: () => Promise<M>): LazyPart<M> {
  const loaded: Signal<Loaded<M>> = signal('none');
  const fetch = () => {
    const before = loaded.value;
    if (before === 'loading' || typeof before === 'object') return;
    const isAgain = before !== 'none';
    loaded.value = 'loading';
    const parts = () => Promise.all([load(), fetchFailedStyles()]);
    // A part that comes late is still taken.
    const settle = (now: Loaded<M>) => {
      if (typeof loaded.value === 'string') loaded.value = now;
    };
    const loading = (isAgain ? refetchLoaded().then(parts) : parts()).then(([part]) =>
      settle({ part: filled(part) }),
    );
    inTime(loading).catch(() => {
      settle(isAgain ? 'failed again' : 'failed');
      void checkRenewed();
    });
  };
  const now = () => (typeof loaded.value === 'object' ? loaded.value.part : undefined);
  const whenLoaded = (use: (part: M) => void) => {
    fetch();
    loaded.subscribe((now) => {
      if (typeof now === 'object') use(now.part);
    });
  };
  const shown =
    <P extends object>(of: (part: M) => ComponentType<P>, reports: boolean): View<P> =>
    (props) => {
      useEffect(fetch, []);
      const now = loaded.value;
      if (typeof now === 'object') {
        const View = of(now.part);
        return <View {...props} />;
      }
      if (now === 'none' || now === 'loading' || !reports) return null;
      return <NotLoaded retry={now === 'failed' ? fetch : null} />;
    };
  return { fetch, whenLoaded, now, view: (of) => shown(of, true), beside: (of) => shown(of, false) };
}

/** A part with a single view. */
export function lazyView<P extends object>(
  load: () => Promise<ComponentType<P>>,
): View<P> & { readonly fetch: () => void } {
  const part = lazyPart(load);
  return Object.assign(
    part.view((view) => view),
    { fetch: part.fetch },
  );
}

/**
 * Some browsers never retry a failed import: there, and after a new release, the page must be reloaded. A page without an origin,
 * from disk or in a sandboxed frame, may load nothing.
 */
function NotLoaded({ retry }: { retry: (() => void) | null }) {
  const { part } = useTexts();
  return (
    <div class="not-loaded">
      <p class="problem" role="alert">
        {renewed.value ? part.renewed : self.origin === 'null' ? part.originless : part.failed}
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
