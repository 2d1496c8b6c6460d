import type { DifferenceKind } from '../../../wasm/bench/compare.ts';
import { grouped } from '../../page/words/shared.ts';

/** What the forms and results of the bench have in common. */
const en = {
  wrong: (field: string, least: number, most: number) =>
    `${field}: expected a number from ${grouped(least)} to ${grouped(most)}.`,
  roll: 'Another seed',
  difference: {
    winner: 'The other side wins.',
    count: 'The winner is right, the number of moves is not.',
    tie: 'A tie where there is none.',
    win: 'A win instead of a tie.',
    malformed: 'Not an answer: expected a line like “Red 75”, “Black 2” or “Tie”.',
    missing: 'The line is missing.',
    extra: 'One line too many: every board already has its answer.',
  } satisfies Record<DifferenceKind, string>,
};

const zh: typeof en = {
  wrong: (field, least, most) => `${field}应为 ${least} 到 ${most} 的整数。`,
  roll: '换一个随机种子',
  difference: {
    winner: '胜方相反。',
    count: '胜方正确，步数不对。',
    tie: '判为平局，其实有胜负。',
    win: '判出胜负，其实是平局。',
    malformed: '不是答案：应为“Red 75”“Black 2”或“Tie”这样的一行。',
    missing: '缺少这一行。',
    extra: '多出一行：所有棋盘都已有答案。',
  },
};

export const KIT = { en, zh };
