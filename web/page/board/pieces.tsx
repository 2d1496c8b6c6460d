import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { Position } from '../../../wasm/rubicon.ts';
import { cellsWith, GENERAL, PAWN } from '../../model/board.ts';
import { previewPositions } from '../../model/preview.ts';
import type { State } from '../../model/state.ts';
import { useApp } from '../app-context.ts';
import { GENERAL_PICTURE, PAWN_PICTURE } from '../pictures/pictures.ts';
import { Pixels } from '../pictures/pixels.tsx';
import { placeOf } from './view-order.ts';

interface Piece {
  readonly key: string;
  readonly kind: 'general' | 'pawn';
  readonly cell: number;
  readonly taken: boolean;
}

/** The pieces over the cells. Each keeps its element along the line, so that moves are animated. */
export function Pieces() {
  const { state } = useApp();
  const board = state.board.value;
  const flipped = state.flipped.value;
  const drawing = useVersion(state.drawing.value.board);
  const previewed = previewPositions(state)?.at(-1);
  const how = state.stroke.value !== null ? ' held' : previewed !== undefined ? ' previewed' : '';
  return (
    <div key={drawing} class={`pieces${how}`} aria-hidden="true">
      {piecesOf(state, previewed).map(({ key, kind, cell, taken }) => {
        const { x, y } = placeOf(board, cell, flipped);
        return (
          <Placed key={key} class={taken ? `piece ${kind} taken` : `piece ${kind}`} x={x} y={y}>
            <Pixels picture={kind === 'pawn' ? PAWN_PICTURE : GENERAL_PICTURE} name={kind} />
          </Placed>
        );
      })}
    </div>
  );
}

/** A version that changes with the object, so that pieces are animated only along the line of one board. */
function useVersion(object: object): number {
  const seen = useRef({ object, version: 0 });
  if (seen.current.object !== object) seen.current = { object, version: seen.current.version + 1 };
  return seen.current.version;
}

function Placed(props: { class: string; x: number; y: number; children: ComponentChildren }) {
  const style = { '--x': props.x, '--y': props.y };
  return (
    <div class={props.class} style={style}>
      {props.children}
    </div>
  );
}

function piecesOf(state: State, previewed: Position | undefined): Piece[] {
  const board = state.board.value;
  const position = previewed ?? state.positions.value[state.ply.value];
  if (position === undefined) {
    const drawn = (kind: Piece['kind'], cells: number[]) =>
      cells.map((cell, index) => ({ key: `${kind}${index}`, kind, cell, taken: false }));
    return [...drawn('general', cellsWith(board, GENERAL)), ...drawn('pawn', cellsWith(board, PAWN))];
  }
  const { generals, pawn, side } = position;
  const shared = (cell: number) => cell === pawn;
  return [
    ...generals.map((cell, index) => ({
      key: `general${index}`,
      kind: 'general' as const,
      cell,
      taken: side === 'red' && shared(cell),
    })),
    { key: 'pawn0', kind: 'pawn', cell: pawn, taken: side === 'black' && generals.some(shared) },
  ];
}
