import { test } from 'vitest';
import { play } from './monkey.ts';
import { SECONDS, SEED } from './settings.ts';
import { WebKitHands } from './webkit-hands.ts';

test('nothing that is done to the page breaks it', () => play(new WebKitHands(), SECONDS, SEED));
