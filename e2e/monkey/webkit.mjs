// Sends visitors to WebKit for MONKEY_SECONDS, each in a browser of its own. Usage: webkit.mjs
//
// WebKitGTK 2.50 now and then aborts in its own garbage collector, whatever the page does at that time. A visitor whose browser
// crashed is therefore repeated once: a crash that the page causes comes again.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const end = performance.now() + Number(process.env.MONKEY_SECONDS ?? 60) * 1_000;
const secondsLeft = () => Math.max(0, (end - performance.now()) / 1_000);

function isWithoutFault(seed) {
  const { status } = spawnSync('node_modules/.bin/vitest', ['run', '--config=e2e/monkey/vitest.config.ts'], {
    env: { ...process.env, SEED: seed, MONKEY_SECONDS: secondsLeft(), MONKEY_VISITORS: 1 },
    stdio: 'inherit',
  });
  return status === 0;
}

const hasCrashed = () => readFileSync('build/webkit.log', 'utf8').includes('WebProcess CRASHED');

const crashed = [];
let seed = Number(process.env.SEED ?? 1);
for (; secondsLeft() > 0; seed++) {
  if (isWithoutFault(seed)) continue;
  if (!hasCrashed()) process.exit(1);
  crashed.push(seed);
  if (!isWithoutFault(seed)) process.exit(1);
}
console.log(
  `webkit: crashed and passed when repeated: ${crashed.map((seed) => `SEED=${seed}`).join(', ') || 'none'}`,
);
