import '../../page/controls/item.css';
import { useApp } from '../../page/app-context.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { answerText } from '../contest/model/contest.ts';
import type { BatchRun } from '../contest/run.ts';
import { Windowed } from '../windowed.tsx';
import { compareOf } from './compare.ts';
import type { Difference } from './model/compare.ts';
import { COMPARE } from './words.ts';

const HEIGHT = 60;

/** Every line that differs; choosing one opens it above. */
export function CompareList({ differences, run }: { differences: readonly Difference[]; run: BatchRun }) {
  const state = compareOf(useApp());
  const { list } = useCatalogue(COMPARE);
  return (
    <Windowed
      label={list}
      count={differences.length}
      height={HEIGHT}
      minWidth={Number.POSITIVE_INFINITY}
      scrolled={state.scrolled}
      start={state.shown.value}
      item={(index, tabIndex) => {
        const difference = differences[index];
        if (difference === undefined) return null;
        return (
          <button
            type="button"
            class="item difference-row"
            tabIndex={tabIndex}
            aria-current={state.shown.value === index}
            onClick={() => {
              state.chosen.value = index;
            }}
          >
            <DifferenceWords difference={difference} run={run} />
          </button>
        );
      }}
    />
  );
}

function DifferenceWords({ difference, run }: { difference: Difference; run: BatchRun }) {
  const texts = useCatalogue(COMPARE);
  const { board, line, kind } = difference;
  return (
    <>
      <span class="where">{texts.where(board, line)}</span>
      <span class="chip broken">{texts.short[kind]}</span>
      <span class="values">
        {board !== null && (
          <>
            {texts.expected} <b>{expectedOf(difference, run)}</b>{' '}
          </>
        )}
        {texts.found} <b>{foundWords(texts, difference)}</b>
      </span>
    </>
  );
}

/** The right answer of the difference's board, as the contest writes it. */
export function expectedOf({ board }: Difference, run: BatchRun): string {
  return answerText(board === null ? null : (run.rows[board - 1]?.value ?? null));
}

/** What the line says, or that it says nothing. */
export function foundWords(texts: { nothing: string; blank: string }, { found }: Difference): string {
  if (found === null) return texts.nothing;
  return found === '' ? texts.blank : found;
}
