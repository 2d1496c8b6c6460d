// Runs programs that may loop for ever, take all memory or fill the disk.
import { spawn } from 'node:child_process';

const WRITTEN_BLOCKS = 131_072; // 64 MB in a file
const FAILED = '[  FAILED  ]'; // as cmocka says it on stderr, once for each test

/** What a program may need when nobody has timed it yet. */
export const unhurried = { cpu: 300, wall: 1800 };

/** What a program that has needed so many seconds may need after a change. */
export function limitsFrom({ cpu, wall }) {
  return { cpu: Math.ceil(3 * cpu) + 2, wall: 10 * wall + 60 };
}

/** The seconds that the shell's `times` tells of its children: user and system, as `1m2.5s 0m0.25s`. */
function secondsFrom(times) {
  const [, minutes, seconds, otherMinutes, otherSeconds] =
    times.match(/\n(\d+)m([\d.]+)s (\d+)m([\d.]+)s/) ?? [];
  return 60 * (Number(minutes) + Number(otherMinutes)) + Number(seconds) + Number(otherSeconds);
}

function killGroup(leader) {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error; // the last of them has ended by itself
  }
}

/**
 * Runs a shell's command in a folder, until its end, its first failed test or a limit: { cpu, wall } in seconds. Resolves to
 * { ok, cpu, wall }, what it has needed in seconds.
 */
export function runWithin(limits, folder, command, { setup = ':', env = {} } = {}) {
  const limit = `ulimit -c 0; ulimit -f ${WRITTEN_BLOCKS}; ulimit -t ${limits.cpu}; ${setup}`;
  const script = `${limit}; ${command} >/dev/null; status=$?; times; exit $status`;
  return new Promise((resolve) => {
    const begun = performance.now();
    const started = spawn('sh', ['-c', script], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true, // a group of its own, that can be ended as one
      env: { ...process.env, MAKEFLAGS: '', CMOCKA_MESSAGE_OUTPUT: 'STDOUT', ...env },
    });
    let [times, said, ended] = ['', '', false];
    const end = () => {
      if (!ended) killGroup(started.pid);
      ended = true;
    };
    const timer = setTimeout(end, limits.wall * 1000);
    started.stdout.setEncoding('utf8').on('data', (text) => {
      times += text;
    });
    started.stderr.setEncoding('utf8').on('data', (text) => {
      said = said.slice(-FAILED.length) + text;
      if (said.includes(FAILED)) end();
    });
    started.on('exit', end); // what it has left behind, too
    started.on('close', (status) => {
      clearTimeout(timer);
      resolve({ ok: status === 0, cpu: secondsFrom(times), wall: (performance.now() - begun) / 1000 });
    });
  });
}
