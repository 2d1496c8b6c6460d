import { test } from 'vitest';
import { play } from './monkey.ts';
import { WebKitHands } from './webkit-hands.ts';

test('random actions do not break the page', () => play(new WebKitHands()));
