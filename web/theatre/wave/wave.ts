import { type Signal, signal } from '@preact/signals';
import type { Board, Census, Piece, Side } from '../../../wasm/rubicon.ts';
import { positionsAlong, startPosition } from '../../model/line.ts';
import type { Failure } from '../../model/state.ts';
import type { App } from '../../page/app-context.ts';
import type { Placement } from '../../page/board/placement.ts';
import type { Stepping } from '../../page/controls/stepping-keys.ts';
import { perApp } from '../../page/per-app.ts';
import { type Course, ends } from './model/along.ts';
import { lastLayer, layerOf } from './model/wave.ts';

/** Layers a second. */
export const SPEEDS = ['2', '5', '15'] as const;

/** The playing rests for so many milliseconds where the start position is decided. */
const REST = 2500;

export interface WaveChoice {
  readonly piece: Piece;
  /** The side to move; null is that of the start position. */
  readonly side: Side | null;
  readonly speed: (typeof SPEEDS)[number];
  /** Whether the pieces go along with best play from the drawn position, layer by layer. */
  readonly follows: boolean;
}

/** The count of all positions on one pattern of obstacles. */
export type Count = { readonly pattern: Board } & (
  | { readonly status: 'counting'; readonly fraction: number }
  | { readonly status: 'counted'; readonly census: Census }
  | { readonly status: 'cancelled' }
  | { readonly status: 'failed'; readonly failure: Failure }
);

/** What the views of the wave share. */
export interface Wave {
  readonly choice: Signal<WaveChoice>;
  /** The placement map of the start position. */
  readonly map: Signal<Placement | null>;
  readonly count: Signal<Count | null>;
  readonly layer: Signal<number>;
  readonly playing: Signal<boolean>;
  /** The cell that is pointed at or has the focus. */
  readonly pointed: Signal<number | null>;
}

/** The wave of the page: it stays as it was left when something else is looked at. */
export const waveOf = perApp<Wave>(({ layer }) => ({
  choice: signal({ piece: 'pawn', side: null, speed: '5', follows: false }),
  map: signal(null),
  count: signal(null),
  layer,
  playing: signal(false),
  pointed: signal(null),
}));

/** Faster, what lights up does not pop: so many cells on the move would look like obstacles. */
const POPS_UP_TO = 5;

export function pops({ playing, choice }: Wave): boolean {
  return !playing.value || Number(choice.value.speed) <= POPS_UP_TO;
}

/** Best play from the drawn position, where it comes to an end; null for a tie, and where nothing is solved. */
export function courseOf({ state }: App): Course | null {
  const solution = state.solution.value;
  const { board, side } = state.drawing.value;
  const start = startPosition(board, side);
  if (solution === null || start === null || !ends(solution)) return null;
  return { positions: positionsAlong(start, solution.moves), values: solution.values };
}

export function chooseWave({ choice }: Wave, changed: Partial<WaveChoice>): void {
  choice.value = { ...choice.value, ...changed };
}

export function censusOf({ count }: Wave): Census | null {
  return count.value?.status === 'counted' ? count.value.census : null;
}

/** The last layer of the board, as far as it is known. */
export function lastOf(wave: Wave): number {
  const map = wave.map.value;
  return lastLayer(censusOf(wave), map?.status === 'known' ? map.map : null);
}

/** The layer shown: 0..lastOf. */
export function layerShown(wave: Wave): number {
  return Math.min(wave.layer.value, lastOf(wave));
}

/** The layer at which the start position is decided; null where it is a tie or not known. */
export function drawnLayer({ state }: App): number | null {
  const value = state.solution.value?.value;
  return value === undefined ? null : layerOf(value);
}

/** Goes to a layer by hand, which stops the playing. */
export function goTo(wave: Wave, layer: number): void {
  wave.playing.value = false;
  show(wave, layer);
}

/** Starts playing, from the beginning when the last layer is shown, or pauses. */
function togglePlaying(wave: Wave): void {
  const starts = !wave.playing.value && lastOf(wave) > 0;
  if (starts && layerShown(wave) === lastOf(wave)) show(wave, 0);
  wave.playing.value = starts;
}

/** Goes through the layers. */
export function waveStepping(wave: Wave): Stepping {
  return {
    first: () => goTo(wave, 0),
    previous: () => goTo(wave, layerShown(wave) - 1),
    next: () => goTo(wave, layerShown(wave) + 1),
    last: () => goTo(wave, lastOf(wave)),
    play: () => togglePlaying(wave),
  };
}

/** One layer of the playing; at the last one it stops. */
export function playNext(wave: Wave): void {
  show(wave, layerShown(wave) + 1);
  if (layerShown(wave) === lastOf(wave)) wave.playing.value = false;
}

/** For how long the layer shown stays while the wave plays, in milliseconds. */
export function stayOf(app: App, wave: Wave): number {
  return layerShown(wave) === drawnLayer(app) ? REST : 1000 / Number(wave.choice.value.speed);
}

function show(wave: Wave, layer: number): void {
  wave.layer.value = Math.min(Math.max(layer, 0), lastOf(wave));
}
