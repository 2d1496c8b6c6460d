import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kitFiles } from '../../../../web/bench/duipai/kit-files.ts';
import { zipOf } from '../../../../web/bench/worker/zip.ts';
import { readText } from '../../../wasm/module.ts';

const folder = mkdtempSync(join(tmpdir(), 'duipai-'));
const kit = join(folder, 'duipai');
const files = unzipSync(zipOf(kitFiles()));
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(() => {
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  writeFileSync(join(kit, 'mine.cpp'), readText('core/package/texts/std.cpp'));
  writeFileSync(join(kit, 'wrong.cpp'), readText('core/package/texts/wa_stuck.cpp'));
  writeFileSync(join(kit, 'crash.cpp'), 'int main() { return 3; }\n');
  // It leaves out a board where there are six, as in no edge case.
  const short = readText('core/package/texts/std.cpp').replace('scanf("%d %d", &test, &boards);', (line) =>
    [line, '    if (boards == 6) boards--;'].join('\n'),
  );
  writeFileSync(join(kit, 'short.cpp'), short);
});

const textOf = (name: string) => new TextDecoder().decode(files[`duipai/${name}`]);

/** A g++ that compiles a source once: every run of the script compiles the same generator and right program. */
const COMPILER = `#!/bin/sh
for source; do :; done
kept=$(cksum <"$source" | tr ' ' -).kept
[ -e "$kept" ] || "\${CXX:-c++}" -O1 -std=c++14 -o "$kept" "$source" || exit
cp "$kept" "$4"
`;
const compilers = join(folder, 'compilers');
mkdirSync(compilers);
writeFileSync(join(compilers, 'g++'), COMPILER, { mode: 0o755 });

/** The script's exit status and what it prints. */
function duipai(program: string, tests: number) {
  const { status, stdout } = spawnSync('sh', ['duipai.sh', program, `${tests}`], {
    cwd: kit,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${compilers}:${process.env.PATH}` },
  });
  return { status, lines: stdout.trim().split('\n') };
}

describe('the kit', () => {
  it('has a generator, a right program, scripts and ten edge cases', () => {
    const edges = Array.from({ length: 10 }, (_, index) => [`${index + 1}.in`, `${index + 1}.ans`]).flat();
    const names = [...edges, 'README.txt', 'duipai.bat', 'duipai.sh', 'gen.cpp', 'std.cpp'];
    expect(Object.keys(files).sort()).toEqual(names.map((name) => `duipai/${name}`).sort());
  });

  it('has edge cases that the command finds right', () => {
    for (let edge = 1; edge <= 10; edge++) {
      const { stdout } = spawnSync('build/rubicon', { input: textOf(`${edge}.in`), encoding: 'utf8' });
      expect(textOf(`${edge}.ans`)).toBe(stdout);
    }
  });

  it('has a batch file that Windows reads: ASCII, and every line ends with both characters', () => {
    const batch = textOf('duipai.bat');
    expect(batch).toMatch(/^[\r\n\x20-\x7e]*$/);
    expect(batch.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const labels = Array.from(batch.matchAll(/^:(\w+)/gm), ([, label]) => label);
    const called = Array.from(batch.matchAll(/(?:call :|goto )(\w+)/g), ([, label]) => label);
    expect([...new Set(called)].sort()).toEqual(labels.sort());
  });
});

describe('the script', () => {
  it('lets a right program pass', () => {
    const { status, lines } = duipai('mine.cpp', 3);
    expect(lines.at(-1)).toBe('AC: no difference in 3 random tests.');
    expect(status).toBe(0);
  }, 60_000);

  it('stops at the first edge case that a program gets wrong', () => {
    const { status, lines } = duipai('wrong.cpp', 3);
    expect(lines.slice(0, 4)).toEqual(['WA on 1.in: < yours, > right', '1c1', '< Tie', '---']);
    expect(status).toBe(1);
  }, 60_000);

  it('stops at a random test that a program gets wrong', () => {
    const { status, lines } = duipai('short.cpp', 100);
    expect(lines[0]).toBe('The ten edge cases are right.');
    expect(lines[1]).toBe('WA on random.in: < yours, > right');
    expect(status).toBe(1);
  }, 60_000);

  it('tells a crash', () => {
    expect(duipai('crash.cpp', 1)).toEqual({ status: 1, lines: ['RE: exit status 3 on 1.in'] });
  }, 60_000);

  it('has a generator whose boards are within the limits, other ones for other seeds', () => {
    const inputs = Array.from(
      { length: 20 },
      (_, index) => spawnSync(join(kit, 'gen.exe'), [`${index}`], { encoding: 'utf8' }).stdout,
    );
    expect(new Set(inputs).size).toBe(20);
    const named = inputs.map((input, seed) => {
      const file = join(folder, `seed-${seed}.in`);
      writeFileSync(file, input);
      return file;
    });
    const { stdout } = spawnSync('build/rubicon', ['validate', ...named], { encoding: 'utf8' });
    expect(stdout.match(/: valid: id 0/g)).toHaveLength(20);
  });
});
