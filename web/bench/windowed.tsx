import './windowed.css';
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren, TargetedKeyboardEvent } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { observeSize } from '../page/observe-size.ts';

interface Props {
  readonly label: string;
  readonly count: number;
  /** Height of an item (px). */
  readonly height: number;
  /** Minimum width of an item (px); Infinity for one item a row. */
  readonly minWidth: number;
  /** Scroll offset (px), owned by the caller so that it survives unmounting. */
  readonly scrolled: Signal<number>;
  /** Index of the item that gets the focus first. */
  readonly start: number;
  /** Content of an item; its button gets `tabIndex`. */
  readonly item: (index: number, tabIndex: 0 | -1) => ComponentChildren;
}

/** Virtualized list: renders only the visible items. Arrow and page keys, Home and End move the focus. */
export function Windowed({ label, count, height, minWidth, scrolled, start, item }: Props) {
  const box = useRef<HTMLUListElement>(null);
  const size = useSignal({ width: 0, height: 0 });
  const active = useSignal(start);
  const wantsFocus = useRef(false);

  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return;
    const unobserve = observeSize(current, () => {
      size.value = { width: current.clientWidth, height: current.clientHeight };
    });
    current.scrollTop = scrolled.value;
    return unobserve;
  }, [size, scrolled]);

  useLayoutEffect(() => {
    active.value = start;
    if (box.current !== null) scrollTo(box.current, start);
  }, [start]);

  const columns = Math.max(1, Math.floor(size.value.width / minWidth));
  const rowOf = (index: number) => Math.floor(index / columns);
  const scrollTo = (list: HTMLElement, index: number) => {
    if (size.value.height === 0) return;
    const top = rowOf(index) * height;
    list.scrollTop = Math.min(top, Math.max(list.scrollTop, top + height - list.clientHeight));
  };
  const last = count - 1;
  const held = Math.min(active.value, last);
  const from = Math.max(0, (Math.floor(scrolled.value / height) - 1) * columns);
  const to = Math.min(last, (Math.ceil((scrolled.value + size.value.height) / height) + 1) * columns - 1);
  const shown = new Set(Array.from({ length: Math.max(0, to - from + 1) }, (_, offset) => from + offset));
  if (held >= 0) shown.add(held);

  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    const focused = box.current?.querySelector<HTMLElement>('[tabindex="0"]');
    // As little as needed, where focus() may centre.
    focused?.focus({ preventScroll: true });
    focused?.scrollIntoView({ block: 'nearest' });
  });

  const onKeyDown = (event: TargetedKeyboardEvent<HTMLUListElement>) => {
    const page = Math.max(1, Math.floor(size.value.height / height)) * columns;
    const step = {
      ArrowRight: 1,
      ArrowLeft: -1,
      ArrowDown: columns,
      ArrowUp: -columns,
      PageDown: page,
      PageUp: -page,
      End: count,
      Home: -count,
    }[event.key];
    if (step === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    active.value = Math.max(0, Math.min(last, held + step));
    wantsFocus.current = true;
    scrollTo(event.currentTarget, active.value);
  };
  return (
    <ul
      ref={box}
      class="windowed"
      aria-label={label}
      style={{ '--rows': rowOf(last) + 1, '--columns': columns, '--height': `${height}px` }}
      onScroll={(event) => {
        scrolled.value = event.currentTarget.scrollTop;
      }}
      onKeyDown={onKeyDown}
      onFocusIn={(event) => {
        const index = Number((event.target as HTMLElement).closest('li')?.dataset.index ?? active.value);
        active.value = index;
      }}
    >
      {[...shown]
        .sort((a, b) => a - b)
        .map((index) => (
          <li
            key={index}
            data-index={index}
            aria-posinset={index + 1}
            aria-setsize={count}
            style={{ '--row': rowOf(index), '--column': index % columns }}
          >
            {item(index, index === held ? 0 : -1)}
          </li>
        ))}
    </ul>
  );
}
