import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readArchive, writeArchive } from '../../../../../web/bench/stress/compile/model/archive.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** Calls `use` with a new folder that holds these files. */
function inFolder<T>(files: Readonly<Record<string, Uint8Array>>, use: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'rubicon-archive-'));
  try {
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('reads what tar writes, folders left out', () => {
  const long = bytes('x'.repeat(1000));
  const entries = inFolder({ 'a.h': bytes('int a;\n'), empty: bytes(''), long }, (folder) => {
    execFileSync('tar', ['--format=ustar', '--exclude=all.tar', '-cf', 'all.tar', '-C', folder, '.'], {
      cwd: folder,
    });
    return readArchive(readFileSync(join(folder, 'all.tar')));
  });
  const read = new Map(entries.map(({ path, bytes }) => [path, Buffer.from(bytes).toString()]));
  expect([read.get('./a.h'), read.get('./empty'), read.get('./long')]).toEqual([
    'int a;\n',
    '',
    'x'.repeat(1000),
  ]);
  expect([...read.keys()].sort()).toEqual(['./a.h', './empty', './long']);
});

it('reads an empty file at the very end, whether or not the blocks that end an archive are there', () => {
  const archive = writeArchive([{ path: 'empty', bytes: bytes('') }]);
  const END = 1024;
  for (const whole of [archive, archive.subarray(0, -END)])
    expect(readArchive(whole)).toEqual([{ path: 'empty', bytes: bytes('') }]);
});

it('writes what tar reads, with the two empty blocks at its end', () => {
  const archive = writeArchive([
    { path: 'bits/stdc++.h', bytes: bytes('// all\n') },
    { path: 'b', bytes: bytes('y'.repeat(513)) },
  ]);
  expect(archive.subarray(-1024).every((byte) => byte === 0)).toBe(true);
  inFolder({ 'all.tar': archive }, (folder) => {
    execFileSync('tar', ['-xf', 'all.tar'], { cwd: folder });
    expect(readFileSync(join(folder, 'bits/stdc++.h'), 'utf8')).toBe('// all\n');
    expect(readFileSync(join(folder, 'b'), 'utf8')).toBe('y'.repeat(513));
  });
});

it('refuses a path that does not fit', () => {
  expect(() => writeArchive([{ path: 'p'.repeat(101), bytes: bytes('') }])).toThrow('too long');
});
