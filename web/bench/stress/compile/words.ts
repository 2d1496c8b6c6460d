import type { Catalogue } from '../../../page/words/catalogue.ts';
import { counted } from '../../../page/words/shared.ts';
import type { CompilerFlaw } from './compilation.ts';
import type { Violation } from './model/diagnostics.ts';
import type { Explanation } from './model/explain.ts';
import type { Standard } from './model/flags.ts';

/** A violation, and the names at its place in the program, null if they are not recognised. */
export interface NamedViolation {
  readonly violation: Violation;
  readonly function: string | null;
  readonly array: string | null;
}

const en = {
  source: 'Your program in C++',
  placeholder: 'Paste your C++ program here',
  standard: 'Standard',
  standards: { 11: 'C++11', 14: 'C++14', 17: 'C++17', 20: 'C++20' } satisfies Record<Standard, string>,
  start: 'Compile and stress',
  startFirst: (size: string) => `Download the compiler (${size}) and stress`,
  first: (size: string) =>
    `The first time, the page downloads a compiler of about ${size}. Where the browser allows it, it stays in this browser and works offline. If that is too much, compare one output, or run the command:`,
  toCompare: 'Compare one output',
  licences: 'Licences of the compiler',
  needs: (size: string) => `C++ needs a compiler of ${size}, downloaded once.`,
  asJudge: 'Compiled as a judge does, with -O2. freopen has no effect: standard input and output are used.',
  keys: 'Tab indents; Esc, then Tab leaves the field.',
  none: 'This page comes without the C++ compiler. Compile your program to WebAssembly yourself, as described below, or open the page on its website.',
  opening: 'Looking for the compiler in this browser…',
  downloading: (done: string, total: string) => `Downloading the compiler: ${done} of ${total}`,
  preparing: 'Preparing the compiler…',
  compiling: 'Compiling…',
  stopped: 'Stopped.',
  progress: 'Compiler',
  done: (seconds: string) => `Compiled in ${seconds} s.`,
  notStored: 'The browser did not keep the compiler: it is downloaded again on the next visit.',
  errors: (count: number) => `The program does not compile: ${counted(count, 'error')}.`,
  warnings: 'What the compiler noticed',
  place: (line: number, column: number) => `Line ${line}, column ${column}`,
  messages: 'All messages of the compiler',
  lacksHeader:
    'The program leaves out a header, and compiles only because this page includes all of them. Some judges refuse it: include what it uses.',
  long: (line: number) =>
    `Line ${line}: long has 32 bits here and 64 on most judges. If it needs more, use long long.`,
  assemblyAt: (line: number) => `Line ${line} has inline assembly.`,
  flaw: {
    absent:
      'This website leaves out the compiler. Compile your program to WebAssembly yourself, as described below.',
    offline:
      'The compiler could not be downloaded: the connection was lost, or the server does not answer. Try again.',
    damaged: 'The compiler arrived damaged, twice. Try again later.',
    unsupported:
      'This browser cannot run the compiler. Try a newer one, or compile your program to WebAssembly yourself, as described below.',
    time: 'The compiler did not end within two minutes and was stopped. Does a template call itself for ever?',
    crashed: 'The compiler itself crashed on this program. Try another standard, or simplify what it was at.',
    memory:
      'The compiler ran out of memory on this program. Are its arrays larger than 250 MB, or is there a huge one with initial values?',
    stack:
      'The program is nested too deep for the compiler here. Is there a chain of hundreds of else if, or of thousands of operators? Use an array, a switch or a loop instead.',
  } satisfies Record<CompilerFlaw, string>,
  explanation: {
    undeclared:
      'This name is not declared here: a misspelling, a missing declaration or header, or it is declared further down.',
    semicolon: 'A semicolon is missing here.',
    brace: 'A brace, parenthesis or operand is missing or too many, often further up.',
    header: 'There is no such header here. Programs for a judge need only the standard ones.',
    ambiguous:
      'Your own name is also one of the standard library’s, and using namespace std makes both visible. Rename yours.',
    clash: 'The C library already has this name, such as y1, j0 or index. Rename yours.',
    redefinition: 'The same name is defined twice.',
    arguments:
      'No function of this name takes these arguments: look at their number and types. For max and min both must have the same type.',
    types: 'The types do not fit together.',
    main: 'The program needs a function int main().',
    undefined: 'This function is declared and called, but not defined.',
    standard: 'The standard chosen does not have this: choose a newer one.',
    no_exceptions: 'Exceptions work on a judge, but not here: remove try, catch and throw.',
    no_threads: 'Threads exist on a judge, but not here: remove them.',
    no_assembly: 'Inline assembly works on a judge, but not here: write it in C++.',
    no_x86: 'Instructions of x86 processors (SSE, AVX) work on a judge, but not here: write it in plain C++.',
    no_gnu: 'This extension of GCC’s library (pb_ds, tr1, rope) is missing here: use the standard library.',
    no_int128:
      'cout, cin, printf and scanf do not know __int128, on a judge neither: write and read it digit by digit, or convert it to long long.',
    full_width: 'A full-width character, such as ； or （, stands in the code: type it in half width.',
    order:
      'Elements of this type cannot be compared: set, map, sort and priority_queue need bool operator<(const T &) const.',
    overloads:
      'Several functions of this name fit equally well: convert the argument, for example to double.',
    gets: 'C++14 has no gets: use scanf("%s"), fgets or getline.',
    no_return: 'This function ends without a return on some path. With -O2 anything may happen then.',
    not_set: 'This variable is read before it has a value.',
    outside: 'This index lies outside the array.',
    depth:
      'This template needs itself without end, or more than 128 deep, which is too deep here: is the case that ends it missing?',
    constant_depth:
      'This constexpr function calls itself without end, or more than 200 deep, which is too deep here: is the case that ends it missing? If not, leave out constexpr, so that the program itself computes it.',
  } satisfies Record<Explanation, string>,
  violation: ({ violation, function: inside, array }: NamedViolation) => {
    const place = `Line ${violation.line}${inside === null ? '' : ` in ${inside}`}`;
    if (violation.kind === 'divide') return `${place} divides by zero.`;
    if (violation.kind === 'return')
      return `${inside ?? `The function of line ${violation.line}`} ends without returning a value.`;
    const named = array === null ? 'an array' : `${array}, an array`;
    return `${place} accesses index ${violation.index} of ${named} ${violation.array}, which is out of bounds.`;
  },
  checking: 'Looking for accesses out of bounds…',
  /** The program still gives the right answers. */
  unnoticed: 'Here it goes unnoticed; on a judge the program may crash or answer wrongly.',
  toSource: 'Back to the C++ program',
};

const zh: typeof en = {
  source: '你的 C++ 程序',
  placeholder: '把你的 C++ 程序粘贴到这里',
  standard: '语言标准',
  standards: { 11: 'C++11', 14: 'C++14', 17: 'C++17', 20: 'C++20' },
  start: '编译并对拍',
  startFirst: (size) => `下载编译器（${size}）并对拍`,
  first: (size) =>
    `第一次使用时，页面会下载约 ${size} 的编译器；浏览器允许时会存在本地，之后离线也能用。嫌大的话，可以只比对一份输出，或用命令行：`,
  toCompare: '比对一份输出',
  licences: '编译器的许可证',
  needs: (size) => `C++ 需要编译器（${size}，只下载一次）。`,
  asJudge: '像评测机一样用 -O2 编译；freopen 不起作用，照常读写标准输入输出。',
  keys: 'Tab 缩进；先按 Esc 再按 Tab 离开输入框。',
  none: '本页面不带 C++ 编译器。请按下面的说明自行编译成 WebAssembly，或打开网站上的页面。',
  opening: '正在本地查找编译器…',
  downloading: (done, total) => `正在下载编译器：${done} / ${total}`,
  preparing: '正在准备编译器…',
  compiling: '正在编译…',
  stopped: '已停止。',
  progress: '编译器',
  done: (seconds) => `编译完成，用时 ${seconds} s。`,
  notStored: '浏览器没有保存编译器，下次打开要重新下载。',
  errors: (count) => `编译错误：共 ${count} 处。`,
  warnings: '编译器的提醒',
  place: (line, column) => `第 ${line} 行第 ${column} 列`,
  messages: '编译器的全部信息',
  lacksHeader: '程序少写了头文件，这里包含了全部头文件才编译通过。有的评测会编译错误：请补上用到的头文件。',
  long: (line) => `第 ${line} 行：long 在这里是 32 位，在多数评测机上是 64 位。若不够用，请改用 long long。`,
  assemblyAt: (line) => `第 ${line} 行有内联汇编。`,
  flaw: {
    absent: '本网站没有提供编译器。请按下面的说明自行编译成 WebAssembly。',
    offline: '无法下载编译器：网络中断，或服务器没有响应。请重试。',
    damaged: '两次下载的编译器都不完整。请稍后重试。',
    unsupported: '这个浏览器无法运行编译器。请换新版浏览器，或按下面的说明自行编译成 WebAssembly。',
    time: '编译器两分钟内没有结束，已停止。是不是有无限递归的模板？',
    crashed: '编译器在这个程序上崩溃了。请换一个语言标准，或简化相关代码。',
    memory: '编译器内存不足。是不是数组总共超过 250 MB，或有带初值的超大数组？',
    stack:
      '程序嵌套太深，这里的编译器处理不了。是不是连写了几百个 else if，或几千个运算？请改用数组、switch 或循环。',
  },
  explanation: {
    undeclared: '这里没有声明过这个名字：可能拼错了、漏了声明或头文件，或声明在后面。',
    semicolon: '这里缺少分号。',
    brace: '括号不配对，或少了一个操作数，问题往往在更前面。',
    header: '这里没有这个头文件。比赛程序只需要标准头文件。',
    ambiguous: '你的名字与标准库重名，而 using namespace std 使两者都可见。请改名。',
    clash: 'C 库里已有这个名字，例如 y1、j0、index。请改名。',
    redefinition: '同一个名字定义了两次。',
    arguments: '没有哪个同名函数接受这些参数：请检查参数的个数和类型。max、min 的两个参数类型必须相同。',
    types: '类型不匹配。',
    main: '程序需要 int main()。',
    undefined: '这个函数声明并调用了，却没有定义。',
    standard: '所选的语言标准没有它：请选更新的标准。',
    no_exceptions: '评测机支持异常，这里不支持：请去掉 try、catch、throw。',
    no_threads: '评测机有线程，这里没有：请去掉。',
    no_assembly: '评测机支持内联汇编，这里不支持：请改写成 C++。',
    no_x86: '评测机支持 x86 指令（SSE、AVX），这里不支持：请改写成普通 C++。',
    no_gnu: '这里没有 GCC 库的这个扩展（pb_ds、tr1、rope）：请改用标准库。',
    no_int128:
      'cin、cout、scanf、printf 都不支持 __int128，评测机上也一样：请按位输入输出，或转成 long long。',
    full_width: '代码里有全角符号（如“；”“（”）：请改成半角。',
    order:
      '这种元素不能比较：set、map、sort、priority_queue 需要 bool operator<(const T &) const，常见的是漏了 const。',
    overloads: '有几个同名函数同样合适：请转换参数类型，例如转成 double。',
    gets: 'C++14 起没有 gets：请用 scanf("%s")、fgets 或 getline。',
    no_return: '这个函数有的分支没有 return，开 -O2 后结果不可预料。',
    not_set: '这个变量还没有赋值就被读取。',
    outside: '下标超出了数组范围。',
    depth: '模板无限递归，或递归超过 128 层，这里编译不了：是否缺少终止递归的特化？',
    constant_depth:
      'constexpr 函数无限递归，或递归超过 200 层，这里编译不了：是否缺少递归出口？如果不缺，请去掉 constexpr，改在运行时计算。',
  },
  violation: ({ violation, function: inside, array }) => {
    const place = `第 ${violation.line} 行${inside === null ? '' : `（函数 ${inside}）`}`;
    if (violation.kind === 'divide') return `${place}除以零。`;
    if (violation.kind === 'return') return `${place}没有 return，函数却应有返回值。`;
    return `${place}数组越界：数组${array === null ? '' : ` ${array} `}是 ${violation.array}，却访问了下标 ${violation.index}。`;
  },
  checking: '正在检查数组是否越界…',
  unnoticed: '在这里没有影响答案，在评测机上可能崩溃或答错。',
  toSource: '回到 C++ 程序',
};

export const COMPILE: Catalogue<typeof en> = { en, zh };
