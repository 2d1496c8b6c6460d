import { type Signal, useSignal } from '@preact/signals';
import { useApp } from '../../page/app-context.ts';
import { Choices } from '../../page/controls/choices.tsx';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { LevelStars } from './level-stars.tsx';
import { LEVELS, PUZZLE_THEMES, type Puzzle, type PuzzleTheme } from './model/puzzle.ts';
import { PUZZLES, puzzlesOf } from './puzzles.ts';
import { PUZZLES as WORDS } from './words.ts';

/** What is listed: the puzzles of a level, '1' to '5', or of a theme. */
type Listed = PuzzleTheme | `${number}`;

const LEVEL_NUMBERS = Array.from({ length: LEVELS }, (_, index) => `${index + 1}` as const);

/** All puzzles, by level and by theme. */
export function AllPuzzles() {
  const { record } = puzzlesOf(useApp());
  const words = useCatalogue(WORDS);
  const isOpen = useSignal(false);
  const listed = useSignal<Listed>('1');
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
      {isOpen.value && <List listed={listed} />}
    </details>
  );
}

function List({ listed }: { listed: Signal<Listed> }) {
  const words = useCatalogue(WORDS);
  const theme = PUZZLE_THEMES.find((each) => each === listed.value);
  const choose = (value: Listed) => {
    listed.value = value;
  };
  return (
    <div class="stack tight start">
      <Choices
        label={words.levels}
        chosen={listed.value}
        choices={LEVEL_NUMBERS.map((value) => ({
          value,
          name: words.level(Number(value)),
          face: <span aria-hidden="true">{`${value} ★`}</span>,
        }))}
        choose={choose}
      />
      <Choices
        label={words.themes}
        chosen={listed.value}
        choices={PUZZLE_THEMES.map((value) => ({ value, name: words.theme[value].name }))}
        choose={choose}
      />
      {theme !== undefined && <p class="muted">{words.theme[theme].what}</p>}
      <Numbers
        name={theme === undefined ? words.level(Number(listed.value)) : words.theme[theme].name}
        puzzles={PUZZLES.filter(({ level, themes }) =>
          theme === undefined ? `${level}` === listed.value : themes.includes(theme),
        )}
        hasLevels={theme !== undefined}
      />
    </div>
  );
}

function Numbers({
  name,
  puzzles,
  hasLevels,
}: {
  name: string;
  puzzles: readonly Puzzle[];
  hasLevels: boolean;
}) {
  const { record, begin } = puzzlesOf(useApp());
  const words = useCatalogue(WORDS);
  return (
    <ul class="puzzle-numbers" aria-label={name}>
      {puzzles.map((puzzle) => {
        const isSolved = record.value.solved.has(puzzle.number);
        const name = words.number(puzzle);
        return (
          <li key={puzzle.number}>
            <button
              type="button"
              class={isSolved ? 'button solved' : 'button'}
              aria-label={isSolved ? `${name}, ${words.solved}` : name}
              onClick={() => begin(puzzle)}
            >
              {puzzle.place}
              {isSolved && <span aria-hidden="true"> ✓</span>}
            </button>
            {hasLevels && <LevelStars level={puzzle.level} />}
          </li>
        );
      })}
    </ul>
  );
}
