import { expect, it } from 'vitest';
import { InOrder } from '../../../web/solver/in-order.ts';

it('results that arrive in any order are available up to the first gap', () => {
  const found = new InOrder<string>();
  const seen = [3, 1, 0, 4, 2].map((number) => {
    found.put(number, `item ${number}`);
    return found.items.length;
  });
  expect(seen).toEqual([0, 0, 2, 2, 5]);
  expect(found.items).toEqual([0, 1, 2, 3, 4].map((number) => `item ${number}`));
});
