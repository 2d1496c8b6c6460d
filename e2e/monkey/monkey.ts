import { act } from './actions.ts';
import type { Hands } from './hands.ts';
import { lookAround } from './in-page.ts';
import { randomOf } from './random.ts';
import { SECONDS, SEED } from './settings.ts';
import { compareVerdict } from './verdict.ts';

/** Actions per visitor: with a seed for each visitor, a fault is reproduced in a minute or two. */
const ACTIONS = 200;
const BETWEEN_VERDICTS = 20;

/** How long (ms) the page may be wider than the window. */
const MOMENT = 2_000;

/** Number of actions listed for a fault. */
const LISTED = 40;

/**
 * Sends visitors to the page until the settings' time is over, each with the next seed. Throws at the first
 * fault, with everything needed to repeat it.
 */
export async function play(hands: Hands): Promise<void> {
  const end = performance.now() + SECONDS * 1_000;
  for (let seed = SEED; performance.now() < end; seed++) {
    const actions = await visit(hands, seed, () => performance.now() < end);
    console.log(`${hands.browser}, SEED=${seed}: ${actions} actions without a fault`);
  }
}

/** Runs one visitor; returns the number of actions. */
async function visit(hands: Hands, seed: number, goesOn: () => boolean): Promise<number> {
  const random = randomOf(seed, 0);
  const comes = {
    language: random() < 0.5 ? 'en' : 'zh-CN',
    theme: random() < 0.3 ? 'dark' : 'light',
  } as const;
  const done: string[] = [];
  try {
    await hands.visit(comes);
    while (done.length < ACTIONS && goesOn()) {
      const action = done.push('fails at');
      done[action - 1] = await act(hands, randomOf(seed, action));
      const fault =
        (await faultSeen(hands)) ?? (action % BETWEEN_VERDICTS === 0 ? await compareVerdict(hands) : null);
      if (fault !== null) throw new Error(fault);
    }
  } catch (caught) {
    const last = done.map((each, index) => `  ${index + 1}. ${each}`).slice(-LISTED);
    const fault = [
      caught instanceof Error ? caught.message : String(caught),
      `after action ${done.length} of make monkey BROWSERS=${hands.browser} SEED=${seed}, ${Object.values(comes).join(', ')}`,
      `address: ${await hands.inPage(() => location.href).catch(() => 'the page does not tell')}`,
      ...last,
    ];
    throw new Error(fault.join('\n'));
  }
  return done.length;
}

/**
 * The page's current fault; null if there is none. Overflow is tolerated for a moment, because the page follows its window with a
 * delay.
 */
async function faultSeen(hands: Hands): Promise<string | null> {
  const begun = performance.now();
  while (true) {
    const seen = await hands.inPage(lookAround);
    if (!seen.isOurs) {
      await hands.load('');
      continue;
    }
    const [problem] = [...(await hands.problems()), ...seen.faults];
    if (problem !== undefined) return problem;
    if (seen.beyond === '') return null;
    if (performance.now() - begun > MOMENT) return seen.beyond;
  }
}
