import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diagnosticsIn, violationIn } from '../../../../../web/bench/stress/compile/model/diagnostics.ts';
import { type Explanation, explanationOf } from '../../../../../web/bench/stress/compile/model/explain.ts';
import { SOURCE, STACK, type Standard } from '../../../../../web/bench/stress/compile/model/flags.ts';
import { COMPILE } from '../../../../../web/bench/stress/compile/words.ts';
import { crashAt } from '../../../../../web/bench/stress/model/crash.ts';
import { FIRST_FORM, type Settings, settingsOf } from '../../../../../web/bench/stress/model/stress.ts';
import { ProgramRunner } from '../../../../../web/bench/stress/program-runner.ts';
import { type Scripts, StressTest } from '../../../../../web/bench/stress/stress-test.ts';
import { checkProgram, runProgram } from '../../../../../web/bench/stress/worker/program.ts';
import type { RunReport } from '../../../../../web/bench/stress/worker/protocol.ts';
import { readData, readText } from '../../../../wasm/module.ts';
import { bundled } from '../../../support/bundled.ts';
import { realCompiler } from '../../../support/compiler.ts';
import { scriptOf } from '../../../support/worker-script.ts';

/*
 * What becomes of programs in C++ as contestants write them: the page's compiler compiles them here, and the page's runner runs
 * them.
 */

const MEMORY = 2 ** 25 + STACK;
const MAX_OUTPUT = 10_000;

const compiler = await realCompiler();
const bundle = (name: string) => bundled(`web/bench/${name}.ts`);
const scripts: Scripts = {
  runner: scriptOf(await bundle('stress/worker/runner')),
  search: scriptOf(await bundle('worker/worker')),
};
/** A runner whose clock stands still. */
const Stalled = scriptOf(`Date.prototype.getTime = () => 0;\n${await bundle('stress/worker/runner')}`);
const sourceOf = (name: string) => readText(`tests/web/bench/stress/compile/programs/${name}.cpp`);

function compile(source: string, standard: Standard = '14', isChecked = false): ArrayBuffer {
  const { program, said } = compiler.compile(source, standard, isChecked);
  if (program === null) throw new Error(said);
  return program;
}

async function run(program: ArrayBuffer, input: string): Promise<RunReport> {
  const checked = await checkProgram(new Uint8Array(program), MEMORY);
  if (checked.refusal !== null) throw new Error(checked.refusal.code);
  return runProgram(checked.module, MEMORY, new TextEncoder().encode(input), MAX_OUTPUT);
}

const folder = mkdtempSync(join(tmpdir(), 'compiler-'));
afterAll(() => rmSync(folder, { recursive: true }));

const textOf = ({ output }: Pick<RunReport, 'output'>) => new TextDecoder().decode(output);

/**
 * Runs a program in a worker and terminates that once the program has written something. In a process of its own, because V8
 * as these tests run it stops every loop.
 */
const ENDING = `
const { Worker } = require('node:worker_threads');
const running = \`
  const { parentPort, workerData } = require('node:worker_threads');
  const module = new WebAssembly.Module(require('node:fs').readFileSync(workerData));
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module))
    (imports[from] ??= {})[name] = () => (name === 'fd_write' && parentPort.postMessage('begun'), 0);
  new WebAssembly.Instance(module, imports).exports._start();\`;
const worker = new Worker(running, { eval: true, workerData: process.argv[1] });
worker.once('message', () => worker.terminate());`;

describe('a program at its limits', () => {
  const program = compile(sourceOf('limits'));

  it.each([
    ['floods its output', 'flood 0', 'output', null],
    ['takes ever more memory', 'memory 7', 'crash', 'memory'],
    ['calls itself too deep', 'deep 10000000', 'stack', 'stack'],
    ['reads where there is no memory', 'wild -4', 'crash', 'bounds'],
    ['divides by zero', 'zero 1', 'crash', 'zero'],
    ['aborts', 'abort 0', 'crash', 'unreachable'],
    ['fails its assertion', 'assert 1', 'crash', 'unreachable'],
  ])('that %s', async (_, input, end, crash) => {
    const result = await run(program, input);
    expect([result.end, crash && crashAt(result.number)]).toEqual([end, crash]);
  });

  it('that calls itself 5,000 deep is none', async () => {
    expect(await run(program, 'deep 5000')).toMatchObject({ end: 'exit', number: 0 });
  });

  it.each(['exit 3', 'status 3'])('that ends with another status: %s', async (input) => {
    expect(await run(program, input)).toMatchObject({ end: 'exit', number: 3 });
  });

  it('says which assertion failed', async () => {
    expect((await run(program, 'assert 1')).said).toMatch(/^Assertion failed: number == 0/);
  });

  it('that exceeds the time limit only once, as on a machine that stalls, is run again', async () => {
    let started = 0;
    const stalledAtFirst = new Proxy(scripts.runner, {
      construct: (Script, [options]) => new (started++ === 0 ? Stalled : Script)(options),
    });
    const runner = new ProgramRunner(stalledAtFirst, { seconds: 1, memory: MEMORY });
    await runner.load(program);
    const input = new TextEncoder().encode('until 1');
    expect(await runner.runSurely({ input, outputMost: MAX_OUTPUT }, (work) => work())).toMatchObject({
      ok: true,
      value: { end: 'exit', number: 0 },
    });
    expect(started).toBe(2);
    runner.close();
  });

  it('that fills memory for ever stops with its worker', () => {
    const file = join(folder, 'fill.wasm');
    writeFileSync(file, new Uint8Array(compile(sourceOf('fill'))));
    const { status } = spawnSync(process.execPath, ['-e', ENDING, file], { timeout: 60_000 });
    expect(status).toBe(0);
  });

  it('whose arrays are too large is refused', async () => {
    const checked = await checkProgram(new Uint8Array(program), STACK + 2 ** 20);
    expect(checked.refusal).toMatchObject({ code: 'memory' });
  });

  it('with checks names the line of what is undefined', async () => {
    const checked = compile(sourceOf('limits'), '14', true);
    const lineWith = (text: string) =>
      sourceOf('limits')
        .split('\n')
        .findIndex((line) => line.includes(text)) + 1;
    const violation = async (input: string) => violationIn((await run(checked, input)).said);
    expect(await violation('bounds 262144')).toMatchObject({
      ...{ kind: 'bounds', line: lineWith('page[number] = 1'), index: '262144', array: 'int[262144]' },
    });
    expect(await violation('zero 1')).toMatchObject({ kind: 'divide', line: lineWith('number / zero') });
    expect(await violation('return 100')).toMatchObject({ kind: 'return', line: lineWith('int index_of') });
    expect(await violation('bounds 262143')).toBeNull();
  });
});

describe('a right program', () => {
  const sample = readData('sample1.in');
  const answers = readData('sample1.ans');

  it('with its own reading, register, freopen, pragmas, long long and a limit of its own is right in C++20', async () => {
    const result = await run(compile(sourceOf('fast'), '20'), sample);
    expect(result).toMatchObject({ end: 'exit', number: 0, wantsFile: false });
    expect(textOf(result)).toBe(answers);
  });
});

describe('the verdict', () => {
  it('is that of the command on the same program, compiled for this machine', async () => {
    const seed = 7;
    const wrong = sourceOf('fast').replaceAll('d != 3 && ', '').replace('d != 0 && ', '');
    expect(wrong).not.toBe(sourceOf('fast'));
    const native = join(folder, 'native');
    writeFileSync(`${native}.cpp`, wrong);
    execFileSync(process.env.CXX ?? 'c++', ['-O2', '-w', '-std=gnu++11', '-o', native, `${native}.cpp`]);
    const command = spawnSync(
      'build/rubicon',
      ['stress', '--json', '--seed', `${seed}`, '--keep', folder, '--', native],
      { encoding: 'utf8' },
    );
    expect(command.status).toBe(1);
    const settings = { ...(settingsOf(FIRST_FORM) as Settings), seed };
    const test = new StressTest(compile(wrong, '11'), settings, scripts, { stack: STACK });
    const found = await test.found();
    const { boards, ...verdict } = JSON.parse(command.stdout);
    expect(found).toMatchObject({ fault: verdict.fault, found: verdict.found, mistakes: verdict.mistakes });
    expect(found).toMatchObject({ difference: verdict.difference, isSmallest: verdict.smallest });
    const kept = (ending: string) => readFileSync(join(folder, `stress-1.${ending}`), 'utf8');
    expect([found?.input, found?.answers]).toEqual([kept('in'), kept('ans')]);
    expect(found && textOf(found)).toBe(kept('out'));
    const { progress } = test.state.value.status === 'done' ? test.state.value.result : { progress: null };
    expect(progress).toMatchObject({ boards: verdict.tried, files: verdict.files });
    expect([boards.length, verdict.mistakes]).toEqual([1, ['down']]);
  });
});

describe('the precompiled header of the whole library', () => {
  const standard = '17';
  const reading = `int seen[3];
int main() {
  int at;
  scanf("%d", &at);
  seen[at] = 1;
  puts("read");
}
`;
  const whole = `#include <bits/stdc++.h>\n${reading}`;

  beforeAll(() => compiler.useHeader(standard, compiler.makeHeader(standard)));

  it('stands for it in a program, and in the same one with checks', async () => {
    const result = await run(compile(whole, standard), '2');
    expect([result.end, textOf(result)]).toEqual(['exit', 'read\n']);
    const { said } = await run(compile(whole, standard, true), '3');
    expect(violationIn(said)).toMatchObject({ kind: 'bounds', line: 6, index: '3', array: 'int[3]' });
  });

  it('serves a program that leaves out a header, which is told', () => {
    const { program, lacksHeader } = compiler.compile(`#include <cctype>\n${reading}`, standard, false);
    expect(program).not.toBeNull();
    expect(lacksHeader).toBe(true);
  });
});

/** Lines of programs, and what stands behind the first error in each. */
const ERRORS: readonly (readonly [string, Explanation])[] = [
  ['int y1;', 'clash'],
  ['int twice(int a) { return a; } int twice(int b) { return b; }', 'redefinition'],
  ['int count; void f1() { count = 1; }', 'ambiguous'],
  ['void f2() { int a = 1 }', 'semicolon'],
  ['void f3() { int a = (1 + 2; }', 'brace'],
  ['void f4() { int inner() { return 1; } }', 'brace'],
  ['void f5() { long long a = 1; max(1, a); }', 'arguments'],
  ['struct S { int a; }; void f6() { S s = 3; }', 'types'],
  ['void f7() { std::optional<int> o; }', 'standard'],
  ['void g1() { int a = gcd(4, 6); }', 'standard'],
  ['void g3() { set<int> s; s.contains(1); }', 'standard'],
  ['void g4() { vector<int> v; ranges::sort(v); }', 'standard'],
  ['void f8() { try { f7(); } catch (...) {} }', 'no_exceptions'],
  ['void f9() { std::thread t; }', 'no_threads'],
  ['void f10() { __m256i v; }', 'no_x86'],
  ['void f11() { __gnu_pbds::tree<int, int> t; }', 'no_gnu'],
  ['void f12() { __int128 x = 1; cout << x; }', 'no_int128'],
  ['void f13() { std::set<S> s; s.insert(S{1}); }', 'order'],
  ['void f14() { S s[3]; sort(s, s + 3); }', 'order'],
  ['void f15() { unsigned u = 1; auto a = abs(u); }', 'overloads'],
  ['void f16() { ans = 1; stringstream known; }', 'undeclared'],
  ['void f17() { Node n; }', 'undeclared'],
  ['double main() { return 0; }', 'main'],
  ['void f18() { int a = 1；}', 'full_width'],
];

const ENDLESS_TEMPLATE =
  'int main() {}\ntemplate <int N> struct F { static const int n = F<N + 1>::n; };\nint all = F<0>::n;';
const DEEP_CONSTANT =
  'constexpr int f(int n) { return n == 0 ? 0 : 1 + f(n - 1); }\nconstexpr int n = f(300);\nint main() {}\n';

/** Programs with one error. */
const ALONE: readonly (readonly [string, Explanation])[] = [
  ['#include <windows.h>', 'header'],
  ['#include <ext/pb_ds/assoc_container.hpp>', 'no_gnu'],
  ['int mian() { return 0; }', 'main'],
  ['int solve(int);\nint main() { return solve(1); }', 'undefined'],
  ['#include <cstdio>\nint main() { char s[9]; gets(s); }', 'gets'],
  ['int main() { int a = 1; asm("bswap %0" : "+r"(a)); return a; }', 'no_assembly'],
  ['int main() {', 'brace'],
  [ENDLESS_TEMPLATE, 'depth'],
  [DEEP_CONSTANT, 'constant_depth'],
];

/** Lines of one program, each with a warning. */
const WARNINGS: readonly (readonly [string, Explanation])[] = [
  ['int f1(int x) { if (x > 3) return 1; }', 'no_return'],
  ['int f2() { int u; return u; }', 'not_set'],
  ['int main() { int a[10]; return a[12]; }', 'outside'],
];

describe('an error is explained', () => {
  const explained = (source: string) => diagnosticsIn(compiler.compile(source, '14', false).said, SOURCE);

  /** The lines behind the beginning of a program, each with what stands behind its first error or warning. */
  const explainedLines = (begin: readonly string[], lines: readonly (readonly [string, Explanation])[]) => {
    const found = explained([...begin, ...lines.map(([line]) => line)].join('\n'));
    return lines.map(([text], index) => {
      const first = found.find(({ line }) => line === begin.length + index + 1);
      return [text, first && explanationOf(first, '14')];
    });
  };

  it('at its line, whichever others there are', () => {
    expect(explainedLines(['#include <bits/stdc++.h>', 'using namespace std;'], ERRORS)).toEqual(ERRORS);
  });

  it('like a warning', () => {
    expect(explainedLines([], WARNINGS)).toEqual(WARNINGS);
  });

  it.each(ALONE)('alone: %j', (source, explanation) => {
    const [first] = explained(source);
    expect(first && explanationOf(first, '14')).toBe(explanation);
  });

  it('where templates or constants need each other too deep, with its line', () => {
    for (const source of [ENDLESS_TEMPLATE, DEEP_CONSTANT])
      expect(explained(source)[0]).toMatchObject({ kind: 'error', line: 2 });
  });

  it('where a semicolon is missing, at the end of its line', () => {
    const [first] = explained('int main() {\n  int a = 1\n  return a;\n}\n');
    expect(first).toMatchObject({ line: 2, column: 12 });
    expect(first && explanationOf(first, '14')).toBe('semicolon');
  });

  it('of each kind', () => {
    const tried = new Set([...ERRORS, ...ALONE, ...WARNINGS].map(([, explanation]) => explanation));
    expect([...tried].sort()).toEqual(Object.keys(COMPILE.en.explanation).sort());
  });
});
