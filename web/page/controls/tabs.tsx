import type { TargetedKeyboardEvent } from 'preact';
import { useRef } from 'preact/hooks';

interface Props<T extends string> {
  readonly label: string;
  /** Prefix of the ids: the tabs are `name-tab`, their panel `name-panel`. */
  readonly name: string;
  readonly tabs: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  readonly chosen: T;
  readonly choose: (tab: T) => void;
  /** Called when the pointer enters a tab, to preload it. */
  readonly expect?: (tab: T) => void;
  /** After a mouse click the arrow keys control the content below. */
  readonly leavesKeys?: boolean;
}

/** Tabs over one panel; arrow keys, Home and End choose, too. */
export function Tabs<T extends string>({
  label,
  name,
  tabs,
  names,
  chosen,
  choose,
  expect,
  leavesKeys,
}: Props<T>) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLDivElement>) => {
    const next = tabAfter(event.key, tabs, chosen);
    if (next === null) return;
    event.preventDefault();
    choose(next);
    list.current?.querySelector<HTMLElement>(`#${name}-${next}`)?.focus();
  };
  return (
    <div ref={list} class="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          id={`${name}-${each}`}
          class="tab"
          aria-selected={each === chosen}
          aria-controls={`${name}-panel`}
          tabIndex={each === chosen ? 0 : -1}
          onClick={(event) => {
            choose(each);
            if (leavesKeys && event.detail > 0) event.currentTarget.blur();
          }}
          onPointerEnter={() => expect?.(each)}
        >
          {names[each]}
        </button>
      ))}
    </div>
  );
}

function tabAfter<T>(key: string, tabs: readonly T[], chosen: T): T | null {
  const at = tabs.indexOf(chosen);
  const count = tabs.length;
  const target = { ArrowRight: at + 1, ArrowLeft: at + count - 1, Home: 0, End: count - 1 }[key];
  return target === undefined ? null : (tabs[target % count] ?? null);
}
