import { type Signal, signal } from '@preact/signals';
import type { Board, Census, Piece, Side } from '../../../wasm/rubicon.ts';
import type { Failure } from '../../model/failure.ts';
import { positionsAlong, startPosition } from '../../model/line.ts';
import type { App } from '../../page/app-context.ts';
import type { Placement } from '../../page/board/placement.ts';
import type { Stepping } from '../../page/controls/stepping-keys.ts';
import { perApp } from '../../page/per-app.ts';
import { type Course, ends } from './model/along.ts';
import { lastLayer, layerOf } from './model/wave.ts';
import type { WavePace } from './model/wave-pace.ts';

/** Layers per second. */
export const SPEEDS = ['2', '5', '15'] as const;

export interface WaveChoice {
  readonly piece: Piece;
  /** The side to move; null for that of the start position. */
  readonly side: Side | null;
  readonly speed: (typeof SPEEDS)[number];
  /** Whether the pieces follow best play from the drawn position, layer by layer. */
  readonly follows: boolean;
}

/** The count of all positions on one pattern of obstacles. */
export type Count = { readonly pattern: Board } & (
  | { readonly status: 'counting'; readonly fraction: number }
  | { readonly status: 'counted'; readonly census: Census }
  | { readonly status: 'cancelled' }
  | { readonly status: 'failed'; readonly failure: Failure }
);

/** State that the views of the layers share. */
export interface Wave {
  readonly choice: Signal<WaveChoice>;
  /** The placement map of the start position. */
  readonly map: Signal<Placement | null>;
  readonly count: Signal<Count | null>;
  readonly layer: Signal<number>;
  readonly playing: Signal<boolean>;
  /** The hovered or focused cell. */
  readonly pointed: Signal<number | null>;
}

/** The state of the layers per App. */
export const waveOf = perApp<Wave>(({ layer }) => ({
  choice: signal({ piece: 'pawn', side: null, speed: '5', follows: false }),
  map: signal(null),
  count: signal(null),
  layer,
  playing: signal(false),
  pointed: signal(null),
}));

/** Whether new cells pop; not at high speed, because many moving cells would look like obstacles. */
const POPS_UP_TO = 5;

export function pops({ playing, choice }: Wave): boolean {
  return !playing.value || Number(choice.value.speed) <= POPS_UP_TO;
}

/** Best play from the drawn position to its end; null for a tie or without a solution. */
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

/** The last known layer of the board. */
export function lastOf(wave: Wave): number {
  const map = wave.map.value;
  return lastLayer(censusOf(wave), map?.status === 'known' ? map.map : null);
}

/** The layer shown: 0..lastOf. */
export function layerShown(wave: Wave): number {
  return Math.min(wave.layer.value, lastOf(wave));
}

/** The layer of the start position; null for a tie or if it is unknown. */
export function drawnLayer({ state }: App): number | null {
  const value = state.solution.value?.value;
  return value === undefined ? null : layerOf(value);
}

/** Goes to a layer and stops playback. */
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

/** The stepper of the layers. */
export function waveStepping(wave: Wave): Stepping {
  return {
    first: () => goTo(wave, 0),
    previous: () => goTo(wave, layerShown(wave) - 1),
    next: () => goTo(wave, layerShown(wave) + 1),
    last: () => goTo(wave, lastOf(wave)),
    play: () => togglePlaying(wave),
  };
}

/** Shows the layer that playback has reached `elapsed` ms later; it stops at the last. */
export function playWave(app: App, wave: Wave, pace: WavePace, elapsed: number): void {
  const [layer, last] = [layerShown(wave), lastOf(wave)];
  const speed = Number(wave.choice.peek().speed);
  const next = pace.layerAfter(elapsed, { layer, last, drawn: drawnLayer(app), speed });
  if (next !== layer) show(wave, next);
  if (next === last) wave.playing.value = false;
}

function show(wave: Wave, layer: number): void {
  wave.layer.value = Math.min(Math.max(layer, 0), lastOf(wave));
}
