// Runs programs that may loop forever, take all memory or fill the disk.
import { spawn } from 'node:child_process';

const WRITTEN_BLOCKS = 131_072; // 64 MB in a file
const FAILED = '[  FAILED  ]'; // cmocka's line on stderr for each failed test

/** Limits (s) for a program that has not been timed yet. */
export const unhurried = { cpu: 300, wall: 1800 };

/** Limits for a mutant of a program that takes these times (s). */
export function limitsFrom({ cpu, wall }) {
  return { cpu: Math.ceil(3 * cpu) + 2, wall: 10 * wall + 60 };
}

/** The children's time (s) in the output of the shell's `times`: user and system, as `1m2.5s 0m0.25s`. */
function secondsFrom(times) {
  const [, minutes, seconds, otherMinutes, otherSeconds] =
    times.match(/\n(\d+)m([\d.]+)s (\d+)m([\d.]+)s/) ?? [];
  return 60 * (Number(minutes) + Number(otherMinutes)) + Number(seconds) + Number(otherSeconds);
}

function killGroup(leader) {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error; // all of them have exited already
  }
}

/**
 * Runs a shell command in a folder until it ends, a test fails or a limit is reached: { cpu, wall } in seconds. Resolves to { ok,
 * cpu, wall }, the times used in seconds.
 */
export function runWithin(limits, folder, command, { setup = ':', env = {} } = {}) {
  const limit = `ulimit -c 0; ulimit -f ${WRITTEN_BLOCKS}; ulimit -t ${limits.cpu}; ${setup}`;
  const script = `${limit}; ${command} >/dev/null; status=$?; times; exit $status`;
  return new Promise((resolve) => {
    const begun = performance.now();
    const started = spawn('sh', ['-c', script], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true, // a process group of its own, which can be killed at once
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
    started.on('exit', end); // kills processes that it has left behind, too
    started.on('close', (status) => {
      clearTimeout(timer);
      resolve({ ok: status === 0, cpu: secondsFrom(times), wall: (performance.now() - begun) / 1000 });
    });
  });
}
