import { useCatalogue } from '../../page/words/catalogue.ts';
import { LEVELS } from './model/puzzle.ts';
import { PUZZLES } from './words.ts';

/** The difficulty of a puzzle. */
export function LevelStars({ level }: { level: number }) {
  const words = useCatalogue(PUZZLES);
  return (
    <span class="level-stars" role="img" aria-label={words.level(level)}>
      {'★'.repeat(level)}
      {'☆'.repeat(LEVELS - level)}
    </span>
  );
}
