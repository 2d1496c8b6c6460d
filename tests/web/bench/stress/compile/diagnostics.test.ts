import { describe, expect, it } from 'vitest';
import {
  diagnosticsIn,
  lacksHeader,
  violationIn,
} from '../../../../../web/bench/stress/compile/model/diagnostics.ts';
import { explanationOf } from '../../../../../web/bench/stress/compile/model/explain.ts';

/** Messages as Clang 22 printed them. */
const CLASH = `main.cpp:4:5: error: redefinition of 'y1' as different kind of symbol
    4 | int y1;
      |     ^
/usr/include/wasm32-wasip1/math.h:408:13: note: previous definition is here
  408 | double      y1(double);
      |             ^
1 error generated.
`;

const WARNING = `main.cpp:5:64: warning: non-void function does not return a value in all control paths [-Wreturn-type]
    5 | int f(int x){ if(x>3) return 1; puts("main.cpp:1:1: error: 3"); }
      |                                                                 ^
1 warning generated.
`;

const IN_HEADER = `In file included from main.cpp:1:
/usr/include/c++/v1/__algorithm/comp.h:40:62: error: invalid operands to binary expression ('const S' and 'const S')
   40 |     return __lhs < __rhs;
/usr/include/c++/v1/__algorithm/sort.h:900:3: note: in instantiation of function template specialization
main.cpp:19:13: note: in instantiation of function template specialization 'std::sort<S *>' requested here
   19 |             sort(s, s + 3);
main.cpp:2:8: note: candidate function not viable
1 error generated.
`;

describe('the messages of the compiler', () => {
  it('have their place in the program', () => {
    expect(diagnosticsIn(CLASH, 'main.cpp')).toEqual([
      { kind: 'error', line: 4, column: 5, text: "redefinition of 'y1' as different kind of symbol" },
    ]);
  });

  it('are told apart from the lines of the program that are shown with them', () => {
    expect(diagnosticsIn(WARNING, 'main.cpp')).toMatchObject([{ kind: 'warning', line: 5, column: 64 }]);
  });

  it('have the line that leads to them where they are in a header', () => {
    expect(diagnosticsIn(IN_HEADER, 'main.cpp')).toMatchObject([{ kind: 'error', line: 19, column: 13 }]);
  });

  it('have no place where the linker says them, or a file is missing from the start', () => {
    const said = 'wasm-ld: error: main.o: undefined symbol: solve(int)\nerror: unable to open output file\n';
    expect(diagnosticsIn(said, 'main.cpp')).toEqual([
      { kind: 'error', line: 0, column: 0, text: 'main.o: undefined symbol: solve(int)' },
      { kind: 'error', line: 0, column: 0, text: 'unable to open output file' },
    ]);
    expect(
      diagnosticsIn("main.cpp:1:10: fatal error: 'windows.h' file not found\n", 'main.cpp'),
    ).toMatchObject([{ kind: 'error', line: 1, text: "'windows.h' file not found" }]);
  });

  it('tell whether a header is left out', () => {
    expect(lacksHeader("main.cpp:3:3: error: use of undeclared identifier 'memset'\n")).toBe(true);
    expect(lacksHeader("main.cpp:3:3: error: no member named 'sort' in namespace 'std'\n")).toBe(true);
    expect(lacksHeader("main.cpp:3:3: error: no type named 'mt19937' in namespace 'std'\n")).toBe(true);
    expect(lacksHeader("main.cpp:3:3: error: expected ';' at end of declaration\n")).toBe(false);
  });
});

it('a violation is read from what a checked program prints', () => {
  expect(violationIn("bounds 16 72 200000 'int[100005]'")).toEqual({
    ...{ kind: 'bounds', line: 16, column: 72 },
    ...{ index: '200000', array: 'int[100005]' },
  });
  expect(violationIn("bounds 1 2 -1 'char[3]'")).toMatchObject({ index: '-1' });
  expect(violationIn('divide 12 7')).toEqual({ kind: 'divide', line: 12, column: 7 });
  expect(violationIn('return 3 15')).toEqual({ kind: 'return', line: 3, column: 15 });
  expect(violationIn('Assertion failed: bounds')).toBeNull();
  expect(violationIn('divide 12 7 by hand')).toBeNull();
  expect(violationIn('I divide 12 7')).toBeNull();
});

describe('the common errors', () => {
  it.each([
    ['expected expression', 'brace'],
    ["extraneous closing brace ('}')", 'brace'],
    ["redefinition of 'main'", 'redefinition'],
    ['character <U+FF1B> not allowed in an identifier', 'full_width'],
    ["invalid suffix '；' on integer constant", 'full_width'],
    ["no matching function for call to object of type 'const std::less<void>'", 'order'],
    ["member reference base type 'int[10]' is not a structure or union", 'types'],
    ['undefined symbol: main', 'main'],
    ['main.wasm.lto.o: undefined symbol: gets_all', 'undefined'],
    ["duplicate case value '1'", 'redefinition'],
    ['expected unqualified-id', 'brace'],
    ['too many arguments to function call, expected 1, have 2', 'arguments'],
    ['too few arguments to function call, expected 2, have 1', 'arguments'],
    ['constexpr if is a C++17 extension', 'standard'],
    ["no template named 'optional' in namespace 'std'", 'standard'],
    ["no type named 'byte' in namespace 'std'", 'standard'],
    ["no template named 'enable_if_t'", 'standard'],
    ["no template named 'optional'; did you mean 'std::optional'?", 'undeclared'],
    ["no template named 'vectr'; did you mean 'vector'?", 'undeclared'],
    ["no member named 'clamp' in namespace 'std'; did you mean '__clamp'?", 'standard'],
    ["use of undeclared identifier 'popcount'; did you mean '__popcount'?", 'standard'],
    ["use of undeclared identifier 'gcd'; did you mean 'std::gcd'?", 'undeclared'],
    ["use of undeclared identifier 'size'", 'undeclared'],
    ["use of undeclared identifier 'is_same_v'; did you mean 'is_same'?", 'standard'],
    ["unknown type name 'byte'", 'standard'],
    ["'auto' not allowed in lambda parameter before C++14", 'standard'],
    ["'auto' not allowed in function prototype", 'standard'],
    ["too few template arguments for class template 'greater'", 'standard'],
    ["no member named 'starts_with' in 'std::string'", 'standard'],
    ['unexpected character <U+201C>', 'full_width'],
    [
      "invalid operands to binary expression ('const Pair' (aka 'const pair<int, int>') and 'const Pair' (aka 'const pair<int, int>'))",
      'order',
    ],
    ["invalid operands to binary expression ('const A' and 'const B')", 'types'],
    [
      "invalid operands to binary expression ('const A' (aka 'const int') and 'const B' (aka 'const S'))",
      'types',
    ],
  ])('%s', (text, explanation) => {
    expect(explanationOf({ text }, '14')).toBe(explanation);
  });

  it.each([
    ["use of undeclared identifier 'thread'; did you mean 'fread'?", 'no_threads'],
    ['main.o: undefined symbol: pthread_create', 'no_threads'],
    ["use of undeclared identifier '_mm256_add_epi32'", 'no_x86'],
    [
      "use of overloaded operator '<<' is ambiguous (with operand types 'ostream' (aka 'basic_ostream<char>') and '__int128')",
      'no_int128',
    ],
    ["'bits/extc++.h' file not found", 'no_gnu'],
    ["no member named 'recursive_timed_mutex' in namespace 'std'", 'no_threads'],
    ["use of undeclared identifier 'pthread_t'", 'no_threads'],
    ["use of undeclared identifier '_mm_add_epi32'", 'no_x86'],
  ])('name what a judge has and the page has not: %s', (text, explanation) => {
    expect(explanationOf({ text }, '14')).toBe(explanation);
  });

  it('are not explained by a standard where there is none newer', () => {
    expect(explanationOf({ text: "no member named 'sotr' in namespace 'std'" }, '20')).toBe('undeclared');
    expect(explanationOf({ text: "use of undeclared identifier 'gcd'" }, '20')).toBe('undeclared');
    expect(explanationOf({ text: "use of undeclared identifier 'gcd'" }, '17')).toBe('standard');
    expect(explanationOf({ text: 'deducing this is a C++23 extension' }, '20')).toBeNull();
  });

  it('are all; of another there is no explanation', () => {
    expect(explanationOf({ text: 'static assertion failed' }, '14')).toBeNull();
    // Which of them lacks its arguments may be the newest standard or the program.
    expect(
      explanationOf({ text: "use of class template 'vector' requires template arguments" }, '14'),
    ).toBeNull();
    // No standard has these.
    expect(explanationOf({ text: "no member named 'contains' in 'std::vector<int>'" }, '14')).toBeNull();
    expect(explanationOf({ text: "no member named 'contains' in 'Tree'" }, '14')).toBeNull();
    const parameter =
      "use of class template 'std::vector' requires template arguments; argument deduction not allowed in function prototype";
    expect(explanationOf({ text: parameter }, '14')).toBeNull();
  });
});
