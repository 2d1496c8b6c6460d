import { useRef } from 'preact/hooks';
import { moveWords, winnerAtEnd } from '../../model/line.ts';
import { sameVariation } from '../../model/variations.ts';
import { useApp, useTexts } from '../../page/app-context.ts';
import { Heard } from '../../page/controls/heard.tsx';
import type { LineView } from '../../page/line-view.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { MOVE_LINE } from '../../page/words/line-words.ts';
import { LINE } from './words.ts';

/** Announces the current step of the line to screen readers, however it was reached. */
export function HeardStep({ view, isSaid }: { view: LineView; isSaid: () => boolean }) {
  const { playing } = useApp().state;
  const words = useStepWords(view);
  const text = useHasStepped(view) ? words : '';
  return <Heard text={text} passes={playing.value} isSaid={isSaid} testId="step-heard" />;
}

/** Whether the moves shown have changed since this board was opened. */
function useHasStepped(view: LineView): boolean {
  const last = useRef({ view, stepped: false });
  const { view: before, stepped } = last.current;
  if (before !== view) {
    const isSame = before.board === view.board;
    const steps = !sameVariation(before.moves.slice(0, before.ply), view.moves.slice(0, view.ply));
    last.current = { view, stepped: isSame && (stepped || steps) };
  }
  return last.current.stepped;
}

/** The move shown, and its value. */
export function useStepWords({ board, moves, positions, ply, side, solution }: LineView): string {
  const line = useCatalogue(MOVE_LINE);
  const { gap } = useTexts();
  const words = useCatalogue(LINE);
  const [move, before] = [moves[ply - 1], positions[ply - 1]];
  const step =
    move === undefined || before === undefined
      ? words.heardStart
      : words.heardMove(ply, moveWords(board, before, move));
  const value = solution?.values[ply];
  if (solution === null || value === undefined) return step;
  const { ending, loop } = solution;
  if (ply < moves.length) return `${step}${gap}${words.heardValue(value)}`;
  if (ending !== null) return `${step}${gap}${line.end(winnerAtEnd(ending, side), ending, side)}`;
  return `${step}${gap}${words.heardValue(value)}${loop === null ? '' : gap + words.heardLoop}`;
}
