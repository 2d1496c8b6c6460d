import type { Side, Value } from '../../../wasm/rubicon.ts';
import type { Direction } from '../../model/line.ts';

/** Words of sentences in several parts. The first view's own catalogues do without, to stay small. */
interface Words {
  readonly side: Readonly<Record<Side, string>>;
  readonly direction: Readonly<Record<Direction, string>>;
  readonly moves: (count: number) => string;
  readonly value: (value: Value) => string;
}

const numbers = new Intl.NumberFormat('en');

/** A number in English, with its thousands apart: 12,345. Chinese writes 12345. */
export const grouped = (count: number) => numbers.format(count);

export const counted = (count: number, one: string) => `${grouped(count)} ${one}${count === 1 ? '' : 's'}`;

export const EN: Words = {
  side: { red: 'Red', black: 'Black' },
  direction: { u: 'up', d: 'down', l: 'left', r: 'right' },
  // As the contest prints a distance.
  moves: (count) => `${count} ${count === 1 ? 'move' : 'moves'}`,
  value: (value) => {
    if (value.winner === 'tie') return 'tie';
    const side = EN.side[value.winner];
    return value.distance === 0 ? `${side} has won` : `${side} wins in ${EN.moves(value.distance)}`;
  },
};

export const ZH: Words = {
  side: { red: '红方', black: '黑方' },
  direction: { u: '上', d: '下', l: '左', r: '右' },
  moves: (count) => `${count} 步`,
  value: (value) => {
    if (value.winner === 'tie') return '平局';
    const side = ZH.side[value.winner];
    return value.distance === 0 ? `${side}已胜` : `${side} ${ZH.moves(value.distance)}胜`;
  },
};
