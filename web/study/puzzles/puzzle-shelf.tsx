import { useApp } from '../../page/app-context.ts';
import { Thumbnail } from '../../page/board/thumbnail.tsx';
import { boardOf } from '../../page/examples/board-of.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { AllPuzzles } from './all-puzzles.tsx';
import { Lessons } from './lessons.tsx';
import { LevelStars } from './level-stars.tsx';
import { puzzleOfDay } from './model/puzzle.ts';
import { rowOn } from './model/record.ts';
import { puzzlesOf, today, WEEKS } from './puzzles.ts';
import { PUZZLES as WORDS } from './words.ts';

/** Puzzles to begin with, the puzzle of the day, and all of them. */
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
  const puzzle = puzzleOfDay(WEEKS, today());
  const row = rowOn(record.value, today());
  const isSolved = record.value.solved.has(puzzle.number);
  return (
    <div class="daily">
      <Thumbnail board={boardOf(puzzle.board)} />
      <div class="stack tight start">
        <h3>
          {words.daily} <LevelStars level={puzzle.level} />
        </h3>
        <p>{words.task(puzzle)}</p>
        {row > 0 && <p class="muted">{words.row(row)}</p>}
        <button type="button" class="button wide" onClick={() => begin(puzzle)}>
          {isSolved ? words.solveAgain : words.solve}
        </button>
      </div>
    </div>
  );
}
