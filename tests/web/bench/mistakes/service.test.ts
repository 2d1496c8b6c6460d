import { afterAll, describe, expect, it } from 'vitest';
import { EXAMPLES, setOf } from '../../../../web/bench/mistakes/model/mistakes.ts';
import type { MistakesService } from '../../../../web/bench/mistakes/worker/protocol.ts';
import { Thread } from '../../../../web/solver/thread.ts';
import { draw } from '../../../wasm/module.ts';
import { bundled } from '../../support/bundled.ts';
import { scriptOf } from '../../support/worker-script.ts';

const player = new Thread<MistakesService>(scriptOf(await bundled('web/bench/worker/worker.ts')));

afterAll(() => player.end());

/** A board that takes more than one slice. */
const LASTING = draw(`O${'.'.repeat(12)}O${`/${'.'.repeat(14)}`.repeat(12)}/X${'.'.repeat(13)}`);

describe('of what is asked of the player only the latest is answered', () => {
  it('of lines', async () => {
    const { board, right, wrong } = EXAMPLES.down;
    const old = player.ask((service) => service.lines(LASTING, setOf('down')));
    const latest = await player.ask((service) => service.lines(board, setOf('down')));
    expect(await old).toEqual({ ok: true, value: null });
    expect(latest).toMatchObject({
      ok: true,
      value: { board, right: { printed: right }, wrong: { printed: wrong } },
    });
  });

  it('of searches, while lines are played', async () => {
    const old = player.ask((service) => service.smallest(setOf('hurry')));
    const { board } = EXAMPLES.hurry;
    const lines = player.ask((service) => service.lines(board, setOf('hurry')));
    const latest = await player.ask((service) => service.smallest(setOf('order')));
    expect(await old).toEqual({ ok: true, value: null });
    expect(latest).toEqual({ ok: true, value: EXAMPLES.order.board });
    expect(await lines).toMatchObject({ ok: true, value: { board } });
  });
});
