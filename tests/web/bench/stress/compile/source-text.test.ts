import { expect, it } from 'vitest';
import { beginsWithEverything } from '../../../../../web/bench/stress/compile/model/flags.ts';
import { lineOfAssembly, lineOfLong } from '../../../../../web/bench/stress/compile/model/source-text.ts';

it.each([
  ['long x;', 1],
  ['int a;\nunsigned long h = 7;', 2],
  ['vector<long> v;', 1],
  ['long long x;', 0],
  ['long   long int x;\nunsigned long long y;', 0],
  ['long double d;', 0],
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
  ['#define int long long\n#include <bits/stdc++.h>\n', false],
  ['#include <cstdio>\n#include <bits/stdc++.h>\n', false],
  ['// #include <bits/stdc++.h>\n', false],
])('the precompiled header stands for the first line of %j: %j', (source, is) => {
  expect(beginsWithEverything(source)).toBe(is);
});
