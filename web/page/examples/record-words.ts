import type { Goal } from '../../../wasm/bench/mine.ts';
import type { Catalogue } from '../words/catalogue.ts';

/** A short score, and the name of its record. */
export type Short = readonly [what: string, why: string];

const en = {
  label: 'Records',
  of: {
    red: (score: number) => `Longest win for Red: ${score} moves`,
    black: (score: number) => `Longest win for Black: ${score} moves`,
    unique: (score: number) => `Only one winning first move: Red wins in ${score} moves`,
    forced: (score: number) => `Most forced moves in a row: ${score}`,
    tie: (score: number) => `Longest line before a tie repeats: ${score} moves`,
  } satisfies Record<Goal, (score: number) => string>,
  short: {
    red: (score: number): Short => [`Red ${score}`, 'longest win for Red'],
    black: (score: number): Short => [`Black ${score}`, 'longest win for Black'],
    unique: (score: number): Short => [`Red ${score}`, 'only one winning first move'],
    forced: (score: number): Short => [`${score} forced moves`, 'in a row'],
    tie: (score: number): Short => [`Tie ${score}`, 'moves until it repeats'],
  } satisfies Record<Goal, (score: number) => Short>,
  longest: (score: number, size: number) =>
    `Longest game known, on ${size} × ${size}: Red wins in ${score} moves`,
  shortLongest: (score: number, size: number): Short => [`Red ${score}`, `longest known, ${size} × ${size}`],
};

const zh: typeof en = {
  label: '纪录',
  of: {
    red: (score) => `红方最长胜局：${score} 步`,
    black: (score) => `黑方最长胜局：${score} 步`,
    unique: (score) => `首步唯一：红方 ${score} 步胜`,
    forced: (score) => `最长连续唯一着法：${score} 步`,
    tie: (score) => `最长不重复平局：${score} 步`,
  },
  short: {
    red: (score) => [`红方 ${score}`, '红方最长胜局'],
    black: (score) => [`黑方 ${score}`, '黑方最长胜局'],
    unique: (score) => [`红方 ${score}`, '首步唯一'],
    forced: (score) => [`唯一着法 ${score} 步`, '最长连续'],
    tie: (score) => [`平局 ${score} 步`, '之后才重复'],
  },
  longest: (score, size) => `已知最长的对局，${size} × ${size}：红方 ${score} 步胜`,
  shortLongest: (score, size) => [`红方 ${score}`, `已知最长，${size} × ${size}`],
};

/** The sentences of the records. */
export const RECORDS: Catalogue<typeof en> = { en, zh };
