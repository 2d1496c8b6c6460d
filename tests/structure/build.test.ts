import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const makefile = readFileSync('Makefile', 'utf8');

/** The value of a Makefile variable with a compiler that builds for this machine. */
function variableFor(machine: string, name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'rubicon-compiler-'));
  const compiler = join(folder, 'cc');
  writeFileSync(compiler, `#!/bin/sh\necho ${machine}\n`);
  chmodSync(compiler, 0o755);
  try {
    const printed = execFileSync('make', ['-pn', 'help', `CC=${compiler}`], {
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    });
    const line = printed.split('\n').find((text) => text.startsWith(`${name} := `));
    return line?.slice(name.length + 4) ?? '';
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the build', () => {
  it('targets the machine of the compiler, which need not be this one', () => {
    expect(variableFor('aarch64-linux-gnu', 'PROCESSOR')).toBe('aarch64');
    expect(variableFor('aarch64-linux-gnu', 'LIBRARY')).not.toContain('_avx2.c');
    expect(variableFor('x86_64-linux-gnu', 'LIBRARY')).toContain('_avx2.c');
  });

  it('is what the scripts of npm start', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(Object.keys(scripts).sort()).toEqual(['dev', 'start', 'test']);
    for (const command of Object.values<string>(scripts)) {
      expect(command).toMatch(/^make [a-z]+$/);
      expect(makefile).toMatch(new RegExp(`^${command.slice(5)}:`, 'm'));
    }
  });

  it('has the standard, folders and definitions of C that editors are told', () => {
    const told = readFileSync('.ci/compile_flags.txt', 'utf8');
    const allIn = (text: string, pattern: RegExp) =>
      [...new Set(Array.from(text.matchAll(pattern), ([, part = '']) => part))].sort();
    expect(allIn(told, /^-std=(.+)$/gm)).toEqual(allIn(makefile, / -std=(\S+)/g));
    expect(allIn(told, /^-I(.+)$/gm).map((path) => join('.ci', path))).toEqual(
      allIn(makefile, / -I(\S+)/g).map(normalize),
    );
    // Except the fault of a program that the page's tests compile.
    const defined = allIn(makefile, / -D(\w+)=/g).filter((name) => name !== 'FAULT');
    expect(allIn(told, /^-D(\w+)=/gm)).toEqual(defined);
  });
});
