import './hand.css';
import { useSignal } from '@preact/signals';
import type { TargetedPointerEvent } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { columnOf, markAt, rowOf } from '../../model/board.ts';
import { directionOf } from '../../model/line.ts';
import type { State } from '../../model/state.ts';
import { type App, useApp } from '../../page/app-context.ts';
import { cellUnder } from '../../page/board/view-order.ts';
import { type KeyAction, listenToKeys } from '../../page/keys.ts';
import { GENERAL_PICTURE, PAWN_PICTURE } from '../../page/pictures/pictures.ts';
import { Pixels } from '../../page/pictures/pixels.tsx';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { HAND } from './hand-words.ts';
import { HintMark } from './hint-mark.tsx';
import { emptyHand, handOf, movesAtHand, putDown, touchCell } from './model/hand.ts';
import { refusalOf } from './model/refusal.ts';
import { MoveTargets } from './move-targets.tsx';

/** One press, from down to up. */
interface Press {
  readonly pointer: number;
  readonly cell: number;
  /** Whether the piece was picked up by an earlier press. */
  readonly again: boolean;
}

/** A point on the board in units of cells, as seen on the screen. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** Covers the board and turns pointer input into moves: press a piece and a target, or drag the piece there. */
export function HandArea() {
  const app = useApp();
  const { state } = app;
  useLayoutEffect(() => listenToKeys(app, handKey), [app]);
  const pressed = useRef<Press | null>(null);
  const dragged = useSignal<Place | null>(null);
  const isHeld = handOf(state).from !== null;
  type PointerHandler = (event: TargetedPointerEvent<HTMLDivElement>) => void;

  const press: PointerHandler = (event) => {
    const cell = cellAt(state, event);
    if (cell === null || pressed.current !== null || event.button !== 0) return;
    const again = handOf(state).from === cell;
    if (!again) touchCell(state, cell);
    if (handOf(state).from !== cell) return;
    pressed.current = { pointer: event.pointerId, cell, again };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const drag: PointerHandler = (event) => {
    if (pressed.current?.pointer !== event.pointerId) return;
    const isAway = dragged.value !== null || cellAt(state, event) !== pressed.current.cell;
    if (isAway && handOf(state).from === pressed.current.cell) dragged.value = placeUnder(state, event);
  };
  const release: PointerHandler = (event) => {
    const press = endPress(event);
    if (press === null || handOf(state).from !== press.cell) return;
    const cell = cellAt(state, event);
    if (cell !== null && cell !== press.cell) putDown(state, cell);
    else if (press.again && cell !== null && !press.moved) touchCell(state, cell);
  };
  const endPress: (event: PointerEvent) => (Press & { readonly moved: boolean }) | null = (event) => {
    const press = pressed.current;
    if (press?.pointer !== event.pointerId) return null;
    const moved = dragged.value !== null;
    pressed.current = null;
    dragged.value = null;
    return { ...press, moved };
  };
  return (
    <div
      role="presentation"
      class="hand-area"
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={endPress}
      onLostPointerCapture={endPress}
    >
      <HintMark />
      <MoveTargets />
      {dragged.value !== null && isHeld && <Dragged place={dragged.value} />}
      <HandAnnouncer />
    </div>
  );
}

/** Handles keys on a cell of the grid, and Escape everywhere. */
function handKey(event: KeyboardEvent, target: Element, { state }: App): KeyAction | null {
  if (event.key === 'Escape') return handOf(state).from === null ? null : () => emptyHand(state);
  const cell = target instanceof HTMLElement ? target.dataset.cell : undefined;
  const touches = (event.key === 'Enter' || event.key === ' ') && !event.ctrlKey && !event.metaKey;
  return touches && cell !== undefined ? () => touchCell(state, Number(cell)) : null;
}

function cellAt(state: State, event: TargetedPointerEvent<HTMLDivElement>): number | null {
  const rectangle = event.currentTarget.getBoundingClientRect();
  return cellUnder(state.board.value, state.flipped.value, rectangle, event);
}

function placeUnder(state: State, event: TargetedPointerEvent<HTMLDivElement>): Place {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  const { rows, columns } = state.board.value;
  const x = ((event.clientX - left) / width) * columns - 0.5;
  const y = ((event.clientY - top) / height) * rows - 0.5;
  return { x, y };
}

/** The piece being dragged. */
function Dragged({ place: { x, y } }: { place: Place }) {
  const { state } = useApp();
  const [name, picture] =
    state.side.value === 'red' ? (['general', GENERAL_PICTURE] as const) : (['pawn', PAWN_PICTURE] as const);
  return (
    <div class={`piece dragged ${name}`} style={{ '--x': x, '--y': y }}>
      <Pixels picture={picture} name={name} />
    </div>
  );
}

/** Announces the picked-up piece, and why a press had no effect. */
function HandAnnouncer() {
  const { state, texts } = useApp();
  const hand = useCatalogue(HAND);
  const sentence = () => {
    const board = state.board.value;
    const refusal = refusalOf(state);
    if (refusal !== null) return hand.refused(refusal, state.side.value);
    const { from } = handOf(state);
    if (from === null) return '';
    const targets = (movesAtHand(state) ?? []).filter((move) => move.from === from);
    const cell = texts.value.cell(rowOf(board, from) + 1, columnOf(board, from) + 1, markAt(board, from));
    return hand.taken(
      cell,
      targets.map((move) => directionOf(board, move)),
    );
  };
  return (
    <p class="visually-hidden" aria-live="polite" data-testid="hand">
      {sentence()}
    </p>
  );
}
