import { expect, it } from 'vitest';
import { embedCode } from '../../../web/share/embed-code.ts';
import { readXml } from './xml.ts';

it('the code for a frame keeps the address and the title as they are', () => {
  const address = 'https://example.org/a?b="c"&d#b=3/rrb&m=2.1u&embed=1';
  const title = 'Board, 2 × 3 & more';
  const { name, attributes } = readXml(embedCode(address, title).replace(' loading="lazy"', ''));
  expect(name).toBe('iframe');
  expect(attributes).toMatchObject({ src: address, title });
});
