import { useEffect, useRef } from 'preact/hooks';
import { formatAddress } from '../../model/address-text.ts';
import { addressWith } from '../../page/address.ts';
import { puzzleAt } from '../../page/address-of.ts';
import { useApp } from '../../page/app-context.ts';
import { CopyButton } from '../../page/controls/copy-button.tsx';
import { CopyByHand, useCopying } from '../../page/controls/copying.tsx';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { GLYPHS } from '../play/model/ledger.ts';
import { intoView } from './into-view.ts';
import { Lessons } from './lessons.tsx';
import { LevelStars } from './level-stars.tsx';
import { isSolved } from './model/is-solved.ts';
import { dateOf, puzzleAfter } from './model/puzzle.ts';
import { sharedResult } from './model/shared-result.ts';
import { countSigns, type Sign } from './model/signs.ts';
import { PuzzleSlip } from './puzzle-slip.tsx';
import { type Attempt, PUZZLES, puzzlesOf } from './puzzles.ts';
import { PUZZLES as WORDS } from './words.ts';

const SHOWN: Readonly<Record<Sign, string>> = {
  best: GLYPHS.kept,
  slower: GLYPHS.slower,
  thrown: GLYPHS.thrown,
  hinted: '?',
};

/** The current puzzle: the task, the moves tried, the effect of a wrong one, and the result. */
export function PuzzleStatus({ attempt }: { attempt: Attempt }) {
  const { state } = useApp();
  const words = useCatalogue(WORDS);
  const { puzzle, tried, isAsked } = attempt;
  const task = useRef<HTMLDivElement>(null);
  // Scrolls it into view, because it may have been begun from the examples far below.
  useEffect(() => {
    if (isAsked) task.current?.scrollIntoView({ block: 'nearest' });
  }, [puzzle, isAsked]);
  return (
    <section class="puzzles stack" aria-label={words.label}>
      <div ref={task} class="stack tight">
        <h3>
          {words.number(puzzle)} <LevelStars level={puzzle.level} />
        </h3>
        <p>{words.task(puzzle)}</p>
      </div>
      <Signs signs={tried.map(({ sign }) => sign)} />
      <PuzzleSlip />
      {isSolved(state) && <Solved attempt={attempt} />}
      <Lessons />
    </section>
  );
}

function Signs({ signs }: { signs: readonly Sign[] }) {
  const words = useCatalogue(WORDS);
  if (signs.length === 0) return <p class="muted">{words.none}</p>;
  return (
    <ol class="puzzle-signs" aria-label={words.signs}>
      {signs.map((sign, index) => (
        <li key={`${index}`} class={sign}>
          <span role="img" aria-label={words.sign[sign]} title={words.sign[sign]}>
            {SHOWN[sign]}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Solved({ attempt: { puzzle, tried, day, took } }: { attempt: Attempt }) {
  const app = useApp();
  const { gap } = app.texts.value;
  const words = useCatalogue(WORDS);
  const { record, begin } = puzzlesOf(app);
  const { said, copy, left } = useCopying();
  const signs = tried.map(({ sign }) => sign);
  const isDaily = day !== null && record.value.day === day;
  const copyResult = () => {
    const title = words.result(puzzle, isDaily ? dateOf(day) : null);
    const link = addressWith(formatAddress('', puzzleAt(String(puzzle.number))));
    const { stars, squares, tries, hints, time } = sharedResult(puzzle.level, signs, took ?? 0);
    return copy(`${title} ${stars}\n${words.tries(tries, hints, time)} ${squares}\n${link}\n`, words.copied);
  };
  return (
    <div ref={intoView} class="puzzle-solved">
      <p role="status">
        <strong>{words.done}</strong>
        {gap}
        {words.slips(countSigns(signs, 'thrown'), countSigns(signs, 'hinted'))}
      </p>
      <div class="buttons">
        <CopyButton label={words.copy} copied={words.copied} said={said} onPress={copyResult} />
        <button type="button" class="button wide" onClick={() => begin(puzzleAfter(PUZZLES, puzzle))}>
          {words.next}
        </button>
      </div>
      <CopyByHand left={left} />
      {puzzle.themes.length > 0 && <p>{words.teaches(puzzle.themes)}</p>}
      {isDaily && <p>{words.row(record.value.row)}</p>}
    </div>
  );
}
