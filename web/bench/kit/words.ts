import { grouped } from '../../page/words/shared.ts';

/** What the forms of the bench have in common. */
const en = {
  wrong: (field: string, least: number, most: number) =>
    `${field}: expected a number from ${grouped(least)} to ${grouped(most)}.`,
  roll: 'Another seed',
};

const zh: typeof en = {
  wrong: (field, least, most) => `${field}应为 ${least} 到 ${most} 的整数。`,
  roll: '换一个随机种子',
};

export const KIT = { en, zh };
