import type { BadLink } from '../../model/state.ts';
import type { Catalogue } from '../words/catalogue.ts';
import { counted, EN } from '../words/shared.ts';

const en = {
  badLink: ({ shown }: BadLink) =>
    ({
      sample: 'This link is damaged, so here is sample 5 instead.',
      last: 'This link is damaged, so here is your last board instead.',
      same: 'This link is damaged. The board stays as it was.',
    })[shown],
  details: 'Details',
  movesDropped: (kept: number, dropped: number) =>
    `${counted(dropped, 'move')} of the link ${dropped === 1 ? 'was' : 'were'} dropped, because the rules do not allow ${dropped === 1 ? 'it' : 'the first of them'} on this board. ${kept === 0 ? 'No move is' : kept === 1 ? 'The first move is' : `The first ${EN.moves(kept)} are`} kept.`,
  variationsDropped: (dropped: number) =>
    `${counted(dropped, 'move')} of the link’s variations ${dropped === 1 ? 'was' : 'were'} dropped, because the rules do not allow ${dropped === 1 ? 'it' : 'them'} on this board. The rest is kept.`,
  linkTooLong: (most: number, dropped: number) =>
    `The link is too long: ${counted(dropped, 'move')} ${dropped === 1 ? 'was' : 'were'} dropped. A link holds a game of ${counted(most, 'move')}, and as many moves in variations; the board and the rest are kept.`,
  fileUnreadable: (name: string) => `The file “${name}” could not be read. Try another one.`,
};

const zh: typeof en = {
  badLink: ({ error, shown }) =>
    `链接${error.key === 'b' ? '里的棋盘' : ''}不完整，${{ sample: '先给你看样例 5', last: '先给你看上次的棋盘', same: '棋盘保持不变' }[shown]}。`,
  details: '详情',
  movesDropped: (kept, dropped) =>
    `链接中有 ${dropped} 步在这个棋盘上不合规则，已舍去；${kept === 0 ? '没有保留任何着法' : `保留了前 ${kept} 步`}。`,
  variationsDropped: (dropped) => `链接的分支中有 ${dropped} 步在这个棋盘上不合规则，已舍去，其余保留。`,
  linkTooLong: (most, dropped) =>
    `链接过长，已舍去 ${dropped} 步。一个链接最多包含 ${most} 步的对局，以及共 ${most} 步的分支；棋盘和其余着法保留。`,
  fileUnreadable: (name) => `无法读取文件“${name}”，请换一个文件。`,
};

/** The page's notices. */
export const NOTICE: Catalogue<typeof en> = { en, zh };
