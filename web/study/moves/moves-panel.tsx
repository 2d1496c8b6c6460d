import './moves.css';
import { winnerAtEnd } from '../../model/line.ts';
import { useApp } from '../../page/app-context.ts';
import { useKeptFocus } from '../../page/controls/kept-focus.ts';
import type { Feature } from '../../page/feature.ts';
import type { LineView } from '../../page/line-view.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { MOVE_LINE } from '../../page/words/line-words.ts';
import { ChoiceList } from './choice-list.tsx';
import { ChoiceMarks } from './choice-marks.tsx';
import { MOVES } from './words.ts';

/** All legal moves of the position shown, best first. */
function MovesPanel() {
  const view = useApp().view.value;
  const position = view.positions[view.ply];
  const place = useKeptFocus(position);
  const choices = view.solution?.choices[view.ply] ?? [];
  return (
    <div ref={place}>
      {choices.length === 0 || position === undefined ? (
        <NoMoves view={view} />
      ) : (
        <ChoiceList view={view} position={position} choices={choices} />
      )}
    </div>
  );
}

/** Why there are no moves: the game is over, or the board is not solved. */
function NoMoves({ view: { solution, side } }: { view: LineView }) {
  const line = useCatalogue(MOVE_LINE);
  const { waiting } = useCatalogue(MOVES);
  const ending = solution?.ending ?? null;
  return (
    <p tabIndex={-1} class={ending === null ? 'muted' : undefined}>
      {ending === null ? waiting : line.end(winnerAtEnd(ending, side), ending, side)}
    </p>
  );
}

export const FEATURE: Feature = { Panel: MovesPanel, Layer: ChoiceMarks };
