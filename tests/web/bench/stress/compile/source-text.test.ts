import { expect, it } from 'vitest';
import { beginsWithEverything } from '../../../../../web/bench/stress/compile/model/flags.ts';
import {
  arrayAt,
  functionAt,
  lineOfAssembly,
  lineOfLong,
  lineOfWord,
  wordsOf,
} from '../../../../../web/bench/stress/compile/model/source-text.ts';

it.each([
  ['long x;', 1],
  ['int a;\nunsigned long h = 7;', 2],
  ['vector<long> v;', 1],
  ['long long x;', 0],
  ['long   long int x;\nunsigned long long y;', 0],
  ['long double d;', 0],
  ['long unsigned long x;\nlong  signed  long int y;', 0],
  ['int four;\nlong unsigned longest;', 2],
  ["int four = 'long';", 0],
  ['puts("a \\"long\\" way");', 0],
  ['char quote = \'\\"\'; long x; puts("");', 1],
  ['char quote = \'"\'; long x; puts("");', 1],
  ['/**/ long x; /**/', 1],
  ['// long ago\nint belong; puts("too long");\n/* long\n */ int longest;', 0],
])('the first long that is not long long: %j', (source, line) => {
  expect(lineOfLong(source)).toBe(line);
});

it.each([
  ['int a;\n__asm__("nop");', 2],
  ['asm volatile("" ::: "memory");', 1],
  ['// asm\nint chasm; puts("asm");', 0],
])('the first inline assembly: %j', (source, line) => {
  expect(lineOfAssembly(source)).toBe(line);
});

it.each([
  ['#include <bits/stdc++.h>\n', true],
  ['// mine\n/* P9169 */\n#pragma GCC optimize("O3")\n\n#include<bits/stdc++.h>\n', true],
  ['# pragma once\n# include <bits/stdc++.h>\n', true],
  ['#define int long long\n#include <bits/stdc++.h>\n', false],
  ['#include <cstdio>\n#include <bits/stdc++.h>\n', false],
  ['// #include <bits/stdc++.h>\n', false],
])('the precompiled header stands for the first line of %j: %j', (source, is) => {
  expect(beginsWithEverything(source)).toBe(is);
});

/** A place of a program, marked by @, and the program without the mark. */
function placed(marked: string): [source: string, line: number, column: number] {
  const before = marked.slice(0, marked.indexOf('@'));
  const lines = before.split('\n');
  return [marked.replace('@', ''), lines.length, (lines.at(-1)?.length ?? 0) + 1];
}

it.each([
  ['int q[5];\nvoid push(int s) {\n  if (s) { @q[9] = s; }\n}\n', 'push'],
  ['void f() { a[1] = 2; } void g() { @a[3] = 4; }', 'g'],
  ['struct Graph {\n  int q[9];\n  void add(int u, int v) const {\n    @q[u] = v;\n  }\n};', 'add'],
  ['struct S { int a; S(int x) : a(x), b(0) { @q[1] = 0; } };', 'S'],
  ['auto look(pair<int, int> p) -> vector<int> { for (int i = 0; i < 3; i++) { @q[i]++; } }', 'look'],
  ['struct Graph { int at (int i)const{ return @q[i]; } };', 'at'],
  ['int sum(int (*f)(int, int)) { return @q[f(1, 2)]; }', 'sum'],
  ['#define rep(i, n) for (int i = 0; i < n; i++)\nsigned main() {\n  rep(i, 9) { @q[i] = 0; }\n}', 'main'],
  ['int main() {\n  auto visit = [&](int x) { @q[x] = 1; };\n}', 'main'],
  ['// void old() {\nint main() { puts("}"); char c = \'}\'; @q[c] = 1; }', 'main'],
  ['#define OPEN {\nint f() { return 1; }\nint x = @q[9];', null],
  ['int a = f(1), b[2] = { @q[9] };', null],
  ['namespace my { int n = @q[9]; }', null],
])('the function around a place: %j', (marked, name) => {
  expect(functionAt(...placed(marked))).toBe(name);
});

it.each([
  ['w = 1, @q[tail++] = s;', 'q'],
  ['@ans [3]', 'ans'],
  ['node->@next[c]', 'next'],
  ['scanf("%s", row @+ 1)', 'row'],
  ['f(2) @+ 1', null],
  ['@(a + 1)[2]', null],
  ['@"abc"[7]', null],
  ['@x + y[2]', null],
])('the array accessed at a place: %j', (marked, name) => {
  expect(arrayAt(...placed(marked))).toBe(name);
});

it('the first line with a word in its code', () => {
  const source = '// gets\nint tickets; char s[9] = "gets";\nint main() { gets(s); }\n';
  expect(lineOfWord(source, 'gets')).toBe(3);
  expect(lineOfWord(source, 'get')).toBe(0);
});

it('the words of a program are those of its code, whole', () => {
  const source =
    "// not this\n{ }\nint main() { return x1 + 2e9 + seen_at; } /* nor these */ char quote = 'c';\n";
  expect([...wordsOf(source)]).toEqual(['int', 'main', 'return', 'x1', 'seen_at', 'char', 'quote']);
});
