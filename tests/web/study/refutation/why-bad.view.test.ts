import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { linkOf, type Rows } from '../../../../e2e/support/boards.ts';
import { afterMove } from '../../../../e2e/support/rules.ts';
import { visit } from '../../support/visit.ts';
import { StudyView } from '../study-view.ts';

/** Red wins in 5, but with this move Black does, by taking the general. */
const ROWS: Rows = ['O..', '.#.', '...', '.X.', '..O'];
const THROWN = 'Red general (5,3) up → (4,3)';
const ANSWER = 'Black pawn (4,2) right → (4,3), takes a general';
const MADE = afterMove(ROWS, THROWN);
const REFUTED = afterMove(MADE, ANSWER);

async function open(): Promise<StudyView> {
  const study = new StudyView(await visit(linkOf(ROWS)));
  await study.findChoices(4);
  return study;
}

const why = ({ panel }: StudyView) =>
  within(panel).getByRole('button', { name: `Why is this move bad? ${THROWN}` });

/** The number of arrows on the board that show the last move. */
const lastMoves = () => document.querySelectorAll('.board .move.last').length;

describe('why a move is bad', () => {
  it('is told by the best answers, on the board and in words, until it is closed', async () => {
    const study = await open();
    const { rubicon } = study;
    await rubicon.user.click(why(study));
    await expect
      .poll(() => study.answers)
      .toHaveTextContent(
        `This move throws the win away: Black wins in 1 move.2 ${ANSWER}Black has won: the pawn has captured a general.`,
      );
    expect(study.numbers()).toEqual(['1', '2']);
    await study.point(study.choices[0] as HTMLElement);
    await study.expectPreview(ROWS, REFUTED);
    await rubicon.user.click(study.answers as HTMLElement);
    await study.expectPreview(ROWS, REFUTED);
    expect(study.answers).not.toBeNull();
    await rubicon.expectMove(0, 5);
    await rubicon.press('Close');
    await study.expectNoPreview();
    expect(study.answers).toBeNull();
  });

  it('is asked by keys, and closed by Escape or a press elsewhere', async () => {
    const study = await open();
    const { rubicon } = study;
    study.choices.at(-1)?.focus();
    await rubicon.user.tab();
    expect(why(study)).toHaveFocus();
    await rubicon.user.keyboard('{Enter}');
    await expect.poll(() => why(study)).toHaveAttribute('aria-expanded', 'true');
    await rubicon.user.keyboard('{Escape}');
    await study.expectNoPreview();
    expect(why(study)).toHaveFocus();
    await study.point(study.choices.at(-1) as HTMLElement);
    await study.expectPreview(ROWS, REFUTED);
    await study.pointAway();
    await rubicon.user.keyboard('{Enter}');
    await expect.poll(() => study.answers).not.toBeNull();
    await rubicon.user.tab();
    expect(document.activeElement).toHaveAccessibleName('Close');
    expect(study.answers).not.toBeNull();
    await rubicon.user.tab();
    await expect.poll(() => study.answers).toBeNull();
    why(study).focus();
    await rubicon.user.keyboard('{Enter}');
    await expect.poll(() => study.answers).not.toBeNull();
    await rubicon.user.click(rubicon.verdict);
    await expect.poll(() => study.answers).toBeNull();
    await study.expectNoPreview();
  });

  it('is asked of a move in the line, too', async () => {
    const study = await open();
    const { rubicon } = study;
    await rubicon.user.click(study.choices.at(-1) as HTMLElement);
    await rubicon.expectMove(1, 2);
    await rubicon.expectBoard(MADE);
    expect(lastMoves()).toBe(1);
    const [inLine] = await within(rubicon.line).findAllByRole('button', {
      name: `Why is this move bad? ${THROWN}`,
    });
    inLine?.focus();
    await study.expectPreview(ROWS, REFUTED);
    expect(lastMoves()).toBe(0);
    await rubicon.user.tab();
    await study.expectNoPreview();
    await rubicon.user.click(inLine as HTMLElement);
    await expect.poll(() => study.answers).toHaveTextContent(ANSWER);
    await rubicon.user.tab();
    expect(study.answers).toHaveTextContent(ANSWER);
    await study.expectPreview(ROWS, REFUTED);
    await rubicon.expectMove(1, 2);
    await rubicon.press('Back to this position');
    await study.expectNoPreview();
    expect(study.answers).toBeNull();
    await rubicon.press('Best line');
    await rubicon.expectMove(0, 5);
    await expect.poll(() => location.hash).toMatch(/[&#]v=0:/);
  });
});
