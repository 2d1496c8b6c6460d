/** Language standards to choose from, with GNU extensions, as judges compile. */
export const STANDARDS = ['11', '14', '17', '20'] as const;

export type Standard = (typeof STANDARDS)[number];

export const DEFAULT_STANDARD: Standard = '14';

/** File names in the compiler's file system. */
export const SOURCE = 'main.cpp';
export const OBJECT = 'main.o';
export const PROGRAM = 'main.wasm';

/** Where the compiler finds its headers and libraries. */
export const LIBRARY = '/usr';

/** Header with the whole standard library, and its compiled form, which compiles a program in a third of the time. */
export const EVERYTHING = 'bits/stdc++.h';
export const PRECOMPILED = 'everything.pch';

/** Defined for the light form of that header. */
export const LIGHT = 'RUBICON_LIGHT';

/** Names that only its full form declares, one a line; few programs have one of them. */
export const SELDOM = 'lib/seldom.txt';

/** Our own object file, linked before the C library, and its source. */
export const JUDGE_OBJECT = 'lib/judge.o';
export const JUDGE_SOURCE = 'judge.cpp';

/** Stack size (bytes) of a program, in its own memory. */
export const STACK = 64 * 2 ** 20;

/** What a judge's compiler defines, and what the C and C++ libraries need to offer as much as a judge's. */
const DEFINED = [
  'ONLINE_JUDGE',
  '_WASI_EMULATED_PROCESS_CLOCKS',
  '_WASI_EMULATED_SIGNAL',
  '_WASI_EMULATED_MMAN',
  '_WASI_EMULATED_GETPID',
  '_LIBCPP_ENABLE_CXX17_REMOVED_RANDOM_SHUFFLE',
  '_LIBCPP_ENABLE_CXX17_REMOVED_AUTO_PTR',
  '_LIBCPP_ENABLE_CXX17_REMOVED_BINDERS',
];

/** Warnings that point at mistakes; all others are off, and errors that a judge's compiler does not make. */
const WARNINGS = ['return-type', 'uninitialized', 'sometimes-uninitialized', 'array-bounds'];

/** Link-time optimization: without it, object files hold zeroed arrays in full. */
const OPTIMIZED = ['-O2', '-flto=full', '-flto-unit', '-vectorize-loops', '-vectorize-slp'];

/**
 * No instructions that fill or copy memory: V8 cannot stop a loop of nothing else. Instead functions of the C library are
 * called, where it can.
 */
const STOPPABLE = ['-bulk-memory', '-bulk-memory-opt'].flatMap((name) => ['-target-feature', name]);

/** Recursion deeper than this is an error with a line; in Chromium's workers the compiler's stack ends at about twice as much. */
const DEPTHS = ['-ftemplate-depth=128', '-fconstexpr-depth=200'];

/** What every run of the compiler has in common; a precompiled header is valid only for the same. */
const COMMON = [
  'clang++',
  '-cc1',
  ...['-triple', 'wasm32-unknown-wasip1', '-target-cpu', 'generic', '-mrelocation-model', 'static'],
  ...['-mframe-pointer=none', '-ffp-contract=off', '-fno-rounding-math', '-mconstructor-aliases'],
  ...['-fvisibility=hidden', '-fdeprecated-macro', '-fskip-odr-check-in-gmf', '-fgnuc-version=4.2.1'],
  ...['-disable-free', '-resource-dir', LIBRARY, '-isysroot', LIBRARY],
  ...['c++/v1', '', 'wasm32-wasip1'].flatMap((folder) => [
    '-internal-isystem',
    `${LIBRARY}/include/${folder}`,
  ]),
  ...['-ferror-limit', '50', '-Wno-everything', ...WARNINGS.map((name) => `-W${name}`)],
  ...DEFINED.flatMap((name) => ['-D', name]),
  ...OPTIMIZED,
  ...STOPPABLE,
  ...DEPTHS,
];

export interface Options {
  readonly standard: Standard;
  /** Reports what is undefined at run time: see CHECKS. */
  readonly isChecked: boolean;
  /** Includes the whole standard library before the program. */
  readonly withEverything: boolean;
  /** Takes it from the precompiled header. */
  readonly isPrecompiled: boolean;
  /** Takes the light form where the program includes it. */
  readonly isLight: boolean;
}

/** Arguments of the compiler for the program's source. */
export function compileArguments(options: Options): string[] {
  const { standard, isChecked, withEverything, isPrecompiled, isLight } = options;
  return [
    ...COMMON,
    `-std=gnu++${standard}`,
    ...(isChecked ? CHECKS : []),
    ...(isLight ? ['-D', LIGHT] : []),
    ...(!withEverything ? [] : isPrecompiled ? ['-include-pch', PRECOMPILED] : ['-include', EVERYTHING]),
    ...['-emit-llvm-bc', '-main-file-name', SOURCE, '-o', OBJECT, '-x', 'c++', SOURCE],
  ];
}

/** Accesses out of an array's bounds, divisions by zero and missing returns call the handlers of judge.cpp. */
const CHECKS = ['-fsanitize=array-bounds,integer-divide-by-zero,return'];

/** Arguments to precompile the header with the whole standard library. */
export function precompileArguments(standard: Standard): string[] {
  return [
    ...COMMON,
    `-std=gnu++${standard}`,
    ...['-emit-pch', '-fno-pch-timestamp', '-o', PRECOMPILED],
    ...['-x', 'c++-header', `${LIBRARY}/include/${EVERYTHING}`],
  ];
}

/** Arguments to compile our own object file. */
export const JUDGE_ARGUMENTS: readonly string[] = [
  ...COMMON,
  `-std=gnu++${DEFAULT_STANDARD}`,
  ...['-emit-llvm-bc', '-main-file-name', JUDGE_SOURCE, '-o', OBJECT, '-x', 'c++', JUDGE_SOURCE],
];

/** Arguments to list, on standard error, the headers that a form of the header with the whole standard library reads. */
export function listArguments(standard: Standard, isLight: boolean): string[] {
  return [
    ...COMMON,
    `-std=gnu++${standard}`,
    ...(isLight ? ['-D', LIGHT] : []),
    ...['-Eonly', '-H', '-sys-header-deps', '-x', 'c++', `${LIBRARY}/include/${EVERYTHING}`],
  ];
}

/** Arguments to list all of a program's unknown names, without guesses at what was meant. */
export function checkArguments(standard: Standard): string[] {
  return [
    ...COMMON,
    `-std=gnu++${standard}`,
    ...['-fsyntax-only', '-ferror-limit', '0', '-fno-spell-checking', '-fno-caret-diagnostics'],
    ...['-x', 'c++', SOURCE],
  ];
}

const LIBRARIES = [
  ...['c++', 'c++abi', 'wasi-emulated-process-clocks', 'wasi-emulated-signal'],
  ...['wasi-emulated-mman', 'wasi-emulated-getpid', 'c-printscan-long-double', 'c'],
];

/** Arguments of the linker. The stack lies below all data, so that its overflow traps. */
export const LINK_ARGUMENTS: readonly string[] = [
  ...['wasm-ld', '-m', 'wasm32', '--strip-all', '--stack-first', '-z', `stack-size=${STACK}`],
  `-L${LIBRARY}/lib/wasm32-wasip1`,
  `${LIBRARY}/lib/wasm32-wasip1/crt1-command.o`,
  ...[OBJECT, `${LIBRARY}/${JUDGE_OBJECT}`],
  ...LIBRARIES.map((name) => `-l${name}`),
  `${LIBRARY}/lib/wasm32-unknown-wasip1/libclang_rt.builtins.a`,
  ...['-o', PROGRAM],
];

const FIRST_INCLUDE =
  /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/|#\s*pragma[^\n]*\n)*#\s*include\s*<bits\/stdc\+\+\.h>/;

/** Whether the precompiled header says what the program's own first line would: nothing comes before that line. */
export function beginsWithEverything(source: string): boolean {
  return FIRST_INCLUDE.test(source);
}
