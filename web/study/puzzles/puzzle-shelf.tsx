import { useSignal } from '@preact/signals';
import { useApp } from '../../page/app-context.ts';
import { Thumbnail } from '../../page/board/thumbnail.tsx';
import { Choices } from '../../page/controls/choices.tsx';
import { boardOf } from '../../page/examples/board-of.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { Lessons } from './lessons.tsx';
import { LevelStars } from './level-stars.tsx';
import { LEVELS, puzzleOfDay } from './model/puzzle.ts';
import { rowOn } from './model/record.ts';
import { PUZZLES, puzzlesOf, today } from './puzzles.ts';
import { PUZZLES as WORDS } from './words.ts';

/** The puzzle of the day, and all puzzles by level. */
export function PuzzleShelf() {
  const words = useCatalogue(WORDS);
  return (
    <section class="puzzles stack" aria-label={words.label}>
      <Lessons />
      <Daily />
      <AllPuzzles />
    </section>
  );
}

function Daily() {
  const app = useApp();
  const words = useCatalogue(WORDS);
  const { record, begin } = puzzlesOf(app);
  const puzzle = puzzleOfDay(PUZZLES, today());
  const row = rowOn(record.value, today());
  const isSolved = record.value.solved.has(puzzle.number);
  return (
    <div class="daily">
      <Thumbnail board={boardOf(puzzle.board)} />
      <div class="stack tight start">
        <h3>
          {words.daily} <LevelStars level={puzzle.level} />
        </h3>
        <p>{words.task(puzzle.length)}</p>
        {row > 0 && <p class="muted">{words.row(row)}</p>}
        <button type="button" class="button wide" onClick={() => begin(puzzle)}>
          {isSolved ? words.solveAgain : words.solve}
        </button>
      </div>
    </div>
  );
}

const LEVEL_NUMBERS = Array.from({ length: LEVELS }, (_, index) => String(index + 1));

function AllPuzzles() {
  const { record } = puzzlesOf(useApp());
  const words = useCatalogue(WORDS);
  const isOpen = useSignal(false);
  const level = useSignal('1');
  const solved = PUZZLES.filter(({ number }) => record.value.solved.has(number)).length;
  return (
    <details
      class="all-puzzles"
      open={isOpen.value}
      onToggle={(event) => {
        isOpen.value = event.currentTarget.open;
      }}
    >
      <summary>
        {words.all}{' '}
        <span class="muted">{words.solvedOf(solved, PUZZLES.length, record.value.solved.size - solved)}</span>
      </summary>
      {isOpen.value && (
        <>
          <Choices
            label={words.all}
            chosen={level.value}
            choices={LEVEL_NUMBERS.map((value) => ({
              value,
              name: words.level(Number(value)),
              face: <span aria-hidden="true">{`${value} ★`}</span>,
            }))}
            choose={(value) => {
              level.value = value;
            }}
          />
          <Numbers level={Number(level.value)} />
        </>
      )}
    </details>
  );
}

function Numbers({ level }: { level: number }) {
  const { record, begin } = puzzlesOf(useApp());
  const words = useCatalogue(WORDS);
  return (
    <ul class="puzzle-numbers" aria-label={words.level(level)}>
      {PUZZLES.filter((puzzle) => puzzle.level === level).map((puzzle) => {
        const isSolved = record.value.solved.has(puzzle.number);
        const name = words.number(puzzle.number);
        return (
          <li key={puzzle.number}>
            <button
              type="button"
              class={isSolved ? 'button solved' : 'button'}
              aria-label={isSolved ? `${name}, ${words.solved}` : name}
              onClick={() => begin(puzzle)}
            >
              {puzzle.number}
              {isSolved && <span aria-hidden="true"> ✓</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
