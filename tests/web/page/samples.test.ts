import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { boardOf } from '../../../web/page/examples/board-of.ts';
import { SAMPLES } from '../../../web/page/examples/samples.ts';
import { MOVE_LINE } from '../../../web/page/words/line-words.ts';
import { parseBoards } from '../../../web/solver/worker/contest.ts';
import { load } from '../../wasm/module.ts';

const data = (name: string) => readFileSync(new URL(`../../data/${name}`, import.meta.url), 'utf8');
const rubicon = await load();

describe('the samples of the page', () => {
  it("are the contest's, with its answers", () => {
    expect(SAMPLES.map(({ board }) => boardOf(board))).toEqual(parseBoards(rubicon, data('sample1.in')));
    const answers = data('sample1.ans').trimEnd().split('\n');
    expect(SAMPLES.map(({ value }) => MOVE_LINE.en.short(value))).toEqual(answers);
  });
});
