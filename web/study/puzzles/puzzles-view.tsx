import './puzzles.css';
import { useApp } from '../../page/app-context.ts';
import { PuzzleShelf } from './puzzle-shelf.tsx';
import { PuzzleStatus } from './puzzle-status.tsx';
import { puzzlesOf } from './puzzles.ts';

/** The current puzzle, or the list of all; nothing during another game. */
export function PuzzlesView() {
  const app = useApp();
  const { attempt } = puzzlesOf(app);
  if (attempt.value !== null) return <PuzzleStatus attempt={attempt.value} />;
  return app.state.game.value === null ? <PuzzleShelf /> : null;
}
