import fc from 'fast-check';
import { expect, it } from 'vitest';
import { WriteLimit } from '../../../../web/page/entries/write-limit.ts';

/** Safari's limit. */
const MOST = 100;
const WITHIN = 30_000;

it('never lets the address change more often than Safari allows, for any sequence of requests', () => {
  const wishes = fc.array(fc.record({ after: fc.nat(300), isUrgent: fc.boolean() }), {
    minLength: 120,
    maxLength: 200,
  });
  fc.assert(
    fc.property(wishes, fc.boolean(), (asked, isHurried) => {
      const limit = new WriteLimit();
      const writes: number[] = [];
      let now = 0;
      for (const { after, isUrgent } of asked) {
        now += after;
        now += limit.wait(now, isHurried || isUrgent);
        limit.wrote(now);
        writes.push(now);
      }
      for (const [index, at] of writes.entries())
        expect((writes[index + MOST] ?? Number.POSITIVE_INFINITY) - at).toBeGreaterThan(WITHIN);
    }),
    { numRuns: 50 },
  );
});

it('lets several new entries through at once, and other writes after them', () => {
  const limit = new WriteLimit();
  for (let entry = 0; entry < 10; entry++) {
    expect(limit.wait(0, true)).toBe(0);
    limit.wrote(0);
  }
  expect(limit.wait(0, false)).toBe(3_500);
  expect(limit.wait(3_500, false)).toBe(0);
});
