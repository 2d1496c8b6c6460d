import type { Goal } from '../../../wasm/bench/mine.ts';
import type { Catalogue } from '../words/catalogue.ts';

const en = {
  label: 'Records on 10 × 10',
  of: {
    red: (score: number) => `Longest win for Red: ${score} moves`,
    black: (score: number) => `Longest win for Black: ${score} moves`,
    unique: (score: number) => `Only one winning first move: Red wins in ${score} moves`,
    forced: (score: number) => `Most forced moves in a row: ${score}`,
    tie: (score: number) => `Longest line before a tie repeats: ${score} moves`,
  } satisfies Record<Goal, (score: number) => string>,
};

const zh: typeof en = {
  label: '10 × 10 的纪录',
  of: {
    red: (score) => `红方最长胜局：${score} 步`,
    black: (score) => `黑方最长胜局：${score} 步`,
    unique: (score) => `首步唯一：红方 ${score} 步胜`,
    forced: (score) => `最长连续唯一着法：${score} 步`,
    tie: (score) => `最长不重复平局：${score} 步`,
  },
};

export const RECORDS: Catalogue<typeof en> = { en, zh };
