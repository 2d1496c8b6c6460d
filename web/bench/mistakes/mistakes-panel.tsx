import './mistakes.css';
import { useSignalEffect } from '@preact/signals';
import { Fragment } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { useApp } from '../../page/app-context.ts';
import { Thumbnail } from '../../page/board/thumbnail.tsx';
import type { Feature } from '../../page/feature.ts';
import { openBoard } from '../../page/open-board.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { benchOf } from '../bench.ts';
import { ToStress } from '../to-stress.tsx';
import { followChosen, mistakesOf } from './mistakes.ts';
import { CodeLines, MistakeDetail } from './mistakes-detail.tsx';
import { QUEUE } from './model/code.ts';
import { EXAMPLES, GROUPS, type Mistake, MOST_STATES, SHOWN, setOf, statesOf } from './model/mistakes.ts';
import { BENCH_MISTAKES } from './words.ts';

/** The classic mistakes of the problem. */
function MistakesPanel() {
  const app = useApp();
  const state = mistakesOf(app);
  const { mistakes } = benchOf(app);
  useSignalEffect(() => {
    if (mistakes.value === null) return;
    state.chosen.value = mistakes.value;
    state.on.value = 'smallest';
    mistakes.value = null;
    requestAnimationFrame(() =>
      document.querySelector('.mistake-detail')?.scrollIntoView({ block: 'nearest' }),
    );
  });
  useEffect(() => followChosen(app, state), [app, state]);
  return (
    <section class="mistakes">
      <MistakeList />
    </section>
  );
}

/** What is chosen opens in its place, below the row of its card; of several the first has it. */
function MistakeList() {
  const app = useApp();
  const { chosen } = mistakesOf(app);
  const texts = useCatalogue(BENCH_MISTAKES);
  const first = SHOWN.findIndex((mistake) => (chosen.value & setOf(mistake)) !== 0);
  const pressed = useRef<{ readonly card: HTMLElement; readonly top: number } | null>(null);
  const press = (card: HTMLElement) => {
    pressed.current = { card, top: card.getBoundingClientRect().top };
  };
  // What closes above a card does not take it from under the pointer.
  useLayoutEffect(() => {
    if (pressed.current === null) return;
    const { card, top } = pressed.current;
    pressed.current = null;
    scrollBy(0, card.getBoundingClientRect().top - top);
  }, [first]);
  return (
    <section class="card mistake-list" aria-label={texts.list}>
      <h2>{texts.list}</h2>
      {GROUPS.map((group) => (
        <MistakeGroup key={group.name} group={group} open={SHOWN[first]} press={press} />
      ))}
      <h3>{texts.small.group}</h3>
      <p class="mistake-kept">
        <strong>{texts.small.title}</strong> {texts.small.does(statesOf(MOST_STATES))}
      </p>
      <CodeLines changes={[QUEUE]} />
      <button type="button" class="button" onClick={() => openBoard(app, MOST_STATES)}>
        {texts.small.open}
      </button>
      <h3>{texts.kept.group}</h3>
      <p class="mistake-kept">
        <strong>{texts.kept.title}</strong> {texts.kept.does}
      </p>
      <ToStress />
    </section>
  );
}

interface GroupProps {
  readonly group: (typeof GROUPS)[number];
  /** The mistake that is open, in whatever group. */
  readonly open: Mistake | undefined;
  /** Called with a card before it is chosen. */
  readonly press: (card: HTMLElement) => void;
}

function MistakeGroup({ group, open, press }: GroupProps) {
  const texts = useCatalogue(BENCH_MISTAKES);
  const id = useId();
  return (
    <>
      <h3 id={id}>{texts.groups[group.name]}</h3>
      <ol aria-labelledby={id}>
        {group.mistakes.map((mistake: Mistake) => (
          <Fragment key={mistake}>
            <li>
              <MistakeCard mistake={mistake} number={SHOWN.indexOf(mistake) + 1} press={press} />
            </li>
            {mistake === open && (
              <li class="opened">
                <MistakeDetail />
              </li>
            )}
          </Fragment>
        ))}
      </ol>
    </>
  );
}

interface CardProps {
  readonly mistake: Mistake;
  readonly number: number;
  /** Called with the card before it is chosen. */
  readonly press: (card: HTMLElement) => void;
}

function MistakeCard({ mistake, number, press }: CardProps) {
  const { chosen, on } = mistakesOf(useApp());
  const texts = useCatalogue(BENCH_MISTAKES);
  const { title } = texts.mistakes[mistake];
  const { board, right, wrong } = EXAMPLES[mistake];
  return (
    <button
      type="button"
      class="mistake-card"
      aria-pressed={(chosen.value & setOf(mistake)) !== 0}
      aria-label={texts.card(number, title, right, wrong)}
      onClick={(event) => {
        press(event.currentTarget);
        chosen.value = setOf(mistake);
        on.value = 'smallest';
      }}
    >
      <span class="mistake-picture">
        <Thumbnail board={board} />
      </span>
      <span class="mistake-title">
        {number}. {title}
      </span>
      <span class="mistake-answers">
        <span class={`chip ${right.winner}`}>✓ {texts.answer(right)}</span>
        <span class={`chip ${wrong.winner}`}>✗ {texts.answer(wrong)}</span>
      </span>
    </button>
  );
}

export const FEATURE: Feature = { Panel: MistakesPanel };
