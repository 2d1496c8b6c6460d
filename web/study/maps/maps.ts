import { type Signal, signal } from '@preact/signals';
import type { Piece, Side } from '../../../wasm/rubicon.ts';
import type { Placement } from '../../page/board/placement.ts';
import { perApp } from '../../page/per-app.ts';
import type { ToggleRun } from './model/toggle-run.ts';

export interface MapChoice {
  readonly map: 'placement' | 'obstacles';
  readonly piece: Piece;
  /** The side to move on the placement map; null: that of the position shown. */
  readonly side: Side | null;
}

/** State shared by the maps' panel and their layer on the board. */
export interface Maps {
  readonly choice: Signal<MapChoice>;
  /** The newest placement map, kept until the next is ready; null if there is none. */
  readonly placement: Signal<Placement | null>;
  readonly run: Signal<ToggleRun | null>;
  /** The cell under the pointer or with the focus. */
  readonly pointed: Signal<number | null>;
}

/** The state of the maps, which survives switching panels. */
export const mapsOf = perApp<Maps>(() => ({
  choice: signal({ map: 'placement', piece: 'pawn', side: null }),
  placement: signal(null),
  run: signal(null),
  pointed: signal(null),
}));

export function choose({ choice }: Maps, changed: Partial<MapChoice>): void {
  choice.value = { ...choice.value, ...changed };
}
