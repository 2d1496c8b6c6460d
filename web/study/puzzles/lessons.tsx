import { useApp } from '../../page/app-context.ts';
import { Thumbnail } from '../../page/board/thumbnail.tsx';
import { boardOf } from '../../page/examples/board-of.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { LESSONS, puzzlesOf } from './puzzles.ts';
import { PUZZLES } from './words.ts';

/** The puzzles to learn with, for visitors who have not solved as many yet. */
export function Lessons() {
  const { record, begin } = puzzlesOf(useApp());
  const words = useCatalogue(PUZZLES);
  const { solved } = record.value;
  if (solved.size >= LESSONS.length) return null;
  return (
    <section class="lessons stack tight" aria-label={words.lessons}>
      <p>{words.lessons}</p>
      <ol class="boards">
        {LESSONS.map((puzzle, index) => {
          const isSolved = solved.has(puzzle.number);
          const name = words.lesson(index + 1);
          return (
            <li key={puzzle.number}>
              <button
                type="button"
                class="button board-button"
                aria-label={isSolved ? `${name}, ${words.solved}` : name}
                onClick={() => begin(puzzle)}
              >
                <Thumbnail board={boardOf(puzzle.board)} />
              </button>
              <span aria-hidden="true">{isSolved ? '✓' : index + 1}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
