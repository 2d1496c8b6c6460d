import './hand.css';
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { columnOf, markAt, rowOf } from '../../model/board.ts';
import { directionOf } from '../../model/line.ts';
import { handOf, pressOn } from '../../model/press.ts';
import { type App, useApp } from '../../page/app-context.ts';
import { useSaid } from '../../page/controls/use-said.ts';
import { type KeyAction, listenToKeys } from '../../page/keys.ts';
import { GENERAL_PICTURE, PAWN_PICTURE } from '../../page/pictures/pictures.ts';
import { Pixels } from '../../page/pictures/pixels.tsx';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { type BoardPoint, listenToHand } from './hand-pointer.ts';
import { HAND } from './hand-words.ts';
import { HintMark } from './hint-mark.tsx';
import { emptyHand, type HandMove, stepsAtHand, touchCell } from './model/hand.ts';
import { refusalOf } from './model/refusal.ts';
import { MoveTargets } from './move-targets.tsx';

/** Moves pieces by pointer and keys, and shows the piece in the hand and where it may go. */
export function HandArea() {
  const app = useApp();
  const area = useRef<HTMLDivElement>(null);
  const dragged = useSignal<BoardPoint | null>(null);
  useLayoutEffect(() => listenToKeys(app, handKey), [app]);
  useLayoutEffect(() => {
    const board = area.current?.parentElement;
    return board ? listenToHand(board, app, dragged) : undefined;
  }, [app, dragged]);
  const isHeld = handOf(app.state).from !== null;
  return (
    <div ref={area} class="hand-area">
      <HintMark />
      <MoveTargets />
      {dragged.value !== null && isHeld && <Dragged point={dragged.value} />}
      <HandAnnouncer />
      <Refused />
    </div>
  );
}

/** Handles keys on a cell of the grid, and Escape everywhere. */
function handKey(event: KeyboardEvent, target: Element, { state }: App): KeyAction | null {
  if (event.key === 'Escape') return handOf(state).from === null ? null : () => emptyHand(state);
  const cell = target instanceof HTMLElement ? target.dataset.cell : undefined;
  const touches = (event.key === 'Enter' || event.key === ' ') && !event.ctrlKey && !event.metaKey;
  if (!touches || cell === undefined) return null;
  const press = pressOn(state, Number(cell));
  return press === 'hand' || press === 'carry' ? () => touchCell(state, Number(cell)) : null;
}

/** The piece being dragged. */
function Dragged({ point: { x, y } }: { point: BoardPoint }) {
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
    const targets = (stepsAtHand(state) ?? []).filter((move) => move.from === from);
    const cell = texts.value.cell(rowOf(board, from) + 1, columnOf(board, from) + 1, markAt(board, from));
    const value = (move: HandMove) => (state.valuesHidden.value ? null : move.value);
    return hand.taken(
      cell,
      targets.map((move) => ({ direction: directionOf(board, move), value: value(move) })),
    );
  };
  return (
    <p class="visually-hidden" aria-live="polite" data-testid="hand">
      {sentence()}
    </p>
  );
}

/** Why a press had no effect, for a moment; that there is no piece is seen. */
function Refused() {
  const { state } = useApp();
  const hand = useCatalogue(HAND);
  const { said, say } = useSaid();
  const refusal = refusalOf(state);
  const isTold = refusal !== null && refusal !== 'nothing';
  useEffect(() => {
    say(isTold ? hand.refused(refusal, state.side.value) : '');
  }, [state.hand.value]);
  return isTold && said.value !== '' ? (
    <p class="refused" aria-hidden="true">
      {said}
    </p>
  ) : null;
}
