import type { Goal } from '../../../wasm/bench/mine.ts';
import type { Catalogue } from '../words/catalogue.ts';

const en = {
  label: 'Records on 10 × 10',
  of: {
    red: (score: number) => `Longest win for Red: ${score} moves`,
    black: (score: number) => `Longest win for Black: ${score} moves`,
    unique: (score: number) => `Red wins in ${score} moves, but by one first move only`,
    forced: (score: number) => `${score} forced moves in a row`,
    tie: (score: number) => `A tie whose best line takes ${score} moves to repeat itself`,
  } satisfies Record<Goal, (score: number) => string>,
};

const zh: typeof en = {
  label: '10 × 10 的纪录',
  of: {
    red: (score) => `红方最长胜局：${score} 步`,
    black: (score) => `黑方最长胜局：${score} 步`,
    unique: (score) => `红方 ${score} 步胜，但第一步只有一种走法能胜`,
    forced: (score) => `连续 ${score} 步强制着法`,
    tie: (score) => `平局：最佳着法走 ${score} 步后局面重复`,
  },
};

export const RECORDS: Catalogue<typeof en> = { en, zh };
