import { computed } from '@preact/signals';
import type { Side, Value } from '../../../wasm/rubicon.ts';
import { type Board, markAt, OBSTACLE } from '../../model/board.ts';
import type { BoardMap } from '../../model/board-map.ts';
import { placementMark, placementValues } from '../../model/placement-map.ts';
import type { App } from '../../page/app-context.ts';
import type { Placement } from '../../page/board/placement.ts';
import { perApp } from '../../page/per-app.ts';
import { type Maps, mapsOf } from './maps.ts';
import { changeOf, toggleMark } from './model/toggle-map.ts';
import type { ToggleRun } from './model/toggle-run.ts';
import { MAPS, type MapsTexts } from './words.ts';

const derivedMap = perApp((app) =>
  computed(() => shownMap(mapsOf(app), app.state.board.value, MAPS[app.language.value])),
);

/** The selected map of the board. */
export function boardMapOf(app: App): BoardMap | null {
  return derivedMap(app).value;
}

/** The selected map; null while the newest is that of a board of another size. */
function shownMap({ choice, placement, run }: Maps, board: Board, texts: MapsTexts): BoardMap | null {
  if (choice.value.map === 'obstacles') {
    const known = run.value;
    return known !== null && isOfSize(known.target.board, board) ? showToggles(known, texts) : null;
  }
  const known = placement.value;
  if (known?.status !== 'known' || !isOfSize(known.board, board)) return null;
  return showPlacement(known, choice.value.side ?? known.position.side, texts);
}

const isOfSize = (a: Board, b: Board) => a.rows === b.rows && a.columns === b.columns;

function showPlacement(
  { position, piece, map }: Extract<Placement, { status: 'known' }>,
  side: Side,
  texts: MapsTexts,
): BoardMap {
  const values = placementValues(map, position, piece, side);
  return {
    marks: values.map(placementMark),
    words: values.map((value) => (value === null ? '' : texts.value(value))),
    aside: texts.aside,
    lifted: piece,
  };
}

function showToggles({ target, before, order, values }: ToggleRun, texts: MapsTexts): BoardMap {
  const { board } = target;
  const words: string[] = Array.from({ length: board.rows * board.columns }, () => '');
  for (const cell of order) {
    const doing = markAt(board, cell) === OBSTACLE ? 'removing' : 'adding';
    const after = values[cell];
    words[cell] = after === undefined ? texts.untried : toggleWords(before, after, doing, texts);
  }
  const marks = words.map((_, cell) => toggleMark(before, values[cell]));
  return { marks, words, aside: texts.aside, lifted: null };
}

function toggleWords(before: Value, after: Value, doing: 'adding' | 'removing', texts: MapsTexts): string {
  const change = changeOf(before, after);
  if (change.kind === 'same') return texts.same(doing);
  const more = change.kind === 'count' ? texts.later(change.by) : texts.insteadOf(before);
  return texts.changed(doing, after, more);
}
