import { test } from 'vitest';
import { play } from './monkey.ts';
import { SECONDS, SEED } from './settings.ts';
import { WebKitHands } from './webkit-hands.ts';

test('random actions do not break the page', () => play(new WebKitHands(), SECONDS, SEED));
