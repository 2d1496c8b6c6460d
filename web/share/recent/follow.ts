import { effect, untracked } from '@preact/signals';
import { parseAddress } from '../../model/address.ts';
import { sameBoard } from '../../model/board.ts';
import type { Drawing } from '../../model/drawing.ts';
import type { State } from '../../model/state.ts';
import { INITIAL_FRAGMENT, visit } from '../../page/address.ts';
import type { App } from '../../page/app-context.ts';
import { SAMPLES } from '../../page/examples/samples.ts';
import type { SharedList } from '../../page/shared-list.ts';
import { type Recent, withBoard, withoutUnnamed, withValue } from './model/recents.ts';
import { linkOf, Sessions } from './model/sessions.ts';
import { recentsOf } from './recents.ts';

/** The links of the samples, which have buttons of their own. */
const AT_HAND: ReadonlySet<string> = new Set(SAMPLES.map(({ board }) => `b=${board}`));

/** What was drawn when the page was opened. */
interface Start {
  readonly drawing: Drawing;
  /** Number of boards opened until then. */
  readonly opened: number;
}

/** Lists what is drawn, opened and solved from the start on. */
export function followBoards(app: App, start: Start): void {
  const { state } = app;
  const recents = recentsOf(app);
  const isListed = (link: string) => recents.list.peek().some((each) => each.link === link);
  const sessions = new Sessions({ atHand: AT_HAND, isListed }, start.drawing, {
    opened: start.opened,
    isOpened: isOpenedByLink(app),
  });
  effect(() => {
    const drawing = state.drawing.value;
    const opened = state.opened.value;
    const isSecret = isUnfinishedPuzzle(state);
    untracked(() => {
      const step = sessions.follow(drawing, { opened, isOpened: isChosen(state) }, isSecret);
      if (step === null) return;
      const { link, replaced } = step;
      if (link !== null) recents.change((list) => withBoard(list, { link, time: Date.now() }, replaced));
      else if (replaced !== null) recents.change((list) => withoutUnnamed(list, replaced));
    });
    noteValue(state, recents);
  });
}

function noteValue({ analysis }: State, recents: SharedList<Recent>): void {
  if (analysis.value.status !== 'solved') return;
  const { question, solution } = analysis.value;
  untracked(() => recents.change((list) => withValue(list, linkOf(question), solution.value)));
}

/** Whether the page was opened with a link to its board, and not by a reload. */
function isOpenedByLink({ damaged }: App): boolean {
  const { link } = parseAddress(INITIAL_FRAGMENT.slice(1));
  return visit() === 'navigate' && link !== '' && damaged.peek() === null;
}

/** Whether the board opened was chosen; of a file only its first board is, and the others are looked through. */
function isChosen({ collection, drawing }: State): boolean {
  const others = collection.peek()?.boards.slice(1) ?? [];
  return !others.some((board) => sameBoard(board, drawing.peek().board));
}

/** A puzzle is listed when it is over or given up. */
function isUnfinishedPuzzle({ game, gameOver, awaited, drawing }: State): boolean {
  if (awaited.value === drawing.value.board) return true;
  return game.value?.isPuzzle === true && !gameOver.value;
}
