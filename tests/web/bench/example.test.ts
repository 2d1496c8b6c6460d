import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadMistakes } from '../../../wasm/bench/load-mistakes.ts';
import { EXAMPLE_INPUT, EXAMPLE_OUTPUT } from '../../../web/bench/example.ts';
import { setOf } from '../../../web/bench/mistakes/model/mistakes.ts';
import { BENCH_MISTAKES } from '../../../web/bench/mistakes/words.ts';
import { load } from '../../wasm/module.ts';

const rubicon = await load();
const bench = await loadMistakes(new WebAssembly.Module(readFileSync('build/module/bench.wasm')));

describe('the example of the bench', () => {
  it("is the contest's sample", () => {
    const sample = readFileSync(new URL('../../data/sample1.in', import.meta.url), 'utf8');
    expect(EXAMPLE_INPUT).toBe(sample);
  });

  it('has the output of a program in which Black cannot capture', () => {
    const answers = rubicon.parseContest(EXAMPLE_INPUT).map((board) => {
      const run = bench.open(board, setOf('no_capture'));
      run.step();
      const value = run.value(rubicon.position(board, 'red'));
      run.close();
      return BENCH_MISTAKES.en.answer(value);
    });
    expect(EXAMPLE_OUTPUT).toBe(`${answers.join('\n')}\n`);
  });
});
