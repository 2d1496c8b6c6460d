import type { TargetedKeyboardEvent } from 'preact';
import { useRef } from 'preact/hooks';
import { STUDIES, type Study, useApp } from '../app-context.ts';
import { lazyView } from '../lazy-view.tsx';

const PANELS: Readonly<Record<Study, ReturnType<typeof lazyView<object>>>> = {
  moves: lazyView(() => import('./study/moves-panel.tsx').then((part) => part.MovesPanel)),
  why: lazyView(() => import('./study/why-panel.tsx').then((part) => part.WhyPanel)),
  maps: lazyView(() => import('./study/maps-panel.tsx').then((part) => part.MapsPanel)),
  play: lazyView(() => import('./study/play-panel.tsx').then((part) => part.PlayPanel)),
};

const HiddenPanel = lazyView(() => import('./study/hidden-panel.tsx').then((part) => part.HiddenPanel));

/** What there is to learn about the position shown, one panel at a time. */
export function StudyCard() {
  const { state, study, texts } = useApp();
  const { study: names } = texts.value;
  const Panel = state.valuesHidden.value && study.value !== 'play' ? HiddenPanel : PANELS[study.value];
  return (
    <section class="card study" aria-label={names.label}>
      <Tabs />
      <div
        role="tabpanel"
        id="study-panel"
        class="study-panel"
        aria-labelledby={`study-${study.value}`}
        key={study.value}
      >
        <Panel />
      </div>
    </section>
  );
}

function Tabs() {
  const { study, texts } = useApp();
  const { study: names } = texts.value;
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLDivElement>) => {
    const next = studyAfter(event.key, study.value);
    if (next === null) return;
    event.preventDefault();
    study.value = next;
    list.current?.querySelector<HTMLElement>(`#study-${next}`)?.focus();
  };
  return (
    <div ref={list} class="tabs" role="tablist" aria-label={names.label} onKeyDown={onKeyDown}>
      {STUDIES.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          id={`study-${each}`}
          class="tab"
          aria-selected={each === study.value}
          aria-controls="study-panel"
          tabIndex={each === study.value ? 0 : -1}
          onClick={() => {
            study.value = each;
          }}
          onPointerEnter={PANELS[each].fetch}
        >
          {names[each]}
        </button>
      ))}
    </div>
  );
}

function studyAfter(key: string, study: Study): Study | null {
  const at = STUDIES.indexOf(study);
  const count = STUDIES.length;
  const target = { ArrowRight: at + 1, ArrowLeft: at + count - 1, Home: 0, End: count - 1 }[key];
  return target === undefined ? null : (STUDIES[target % count] ?? null);
}
