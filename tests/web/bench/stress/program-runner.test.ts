import { expect, it } from 'vitest';
import { ProgramRunner } from '../../../../web/bench/stress/program-runner.ts';
import { failed } from '../../../../web/solver/thread.ts';
import { bundled } from '../../support/bundled.ts';
import { contestant } from '../../support/contestant.ts';
import { scriptOf } from '../../support/worker-script.ts';

const script = scriptOf(await bundled('web/bench/stress/worker/runner.ts'));

it('once closed it runs nothing any more, in no new worker either', async () => {
  const runner = new ProgramRunner(script, { seconds: 10, memory: 2 ** 26 });
  expect(await runner.load(contestant('').buffer)).toEqual({ ok: true, value: null });
  runner.close();
  expect(await runner.run({ input: new Uint8Array(), outputMost: 1 })).toEqual(failed('closed'));
});
