import type { Fault, Leak, Meaning, Stage } from '../../../wasm/bench/stress.ts';
import type { Catalogue } from '../../page/words/catalogue.ts';
import { counted, grouped } from '../../page/words/shared.ts';
import type { Crash } from './model/crash.ts';

/**
 * What a sentence of a fault may need: the number of the run (exit status, or time in ms), the lines printed, the boards of the
 * file, the time limit.
 */
interface FaultFacts {
  readonly number: number;
  readonly lines: number;
  readonly boards: number;
  readonly seconds: number;
}

/** The same search with the machine's own stack. */
export const COMMAND = 'rubicon stress -- ./PROGRAM';

const en = {
  program: 'Your program',
  local: 'It runs only in this page; nothing is uploaded.',
  choose: 'Choose a program',
  drop: 'Drop the program, a .cpp or .wasm file, to run it',
  file: 'One .wasm file.',
  anyFile: 'A .cpp or a .wasm file.',
  dropHint: 'You can also drop it anywhere on the page.',
  given: (name: string, size: string) => `${name}, ${size}`,
  lost: (name: string) => `Programs are not kept over a reload: choose ${name} again.`,
  rejected: {
    several: (count: number) => `${count} files at once are too many: choose one program.`,
    unreadable: 'The file cannot be read. Was it changed or deleted? Choose it again.',
    long: 'The file is longer than 1 MiB, and no judge takes that much: choose the program’s source.',
    not_text: 'The file is not text, or its encoding is unknown: save it as UTF-8 and choose it again.',
    nul: (line: number, column: number) =>
      `Line ${line}, column ${column} of the file is a NUL character: delete it, and choose the file again.`,
  },
  seconds: 'Time limit',
  second: (count: number) => `${count} s`,
  memory: 'Memory limit',
  seed: 'Seed',
  seedHint: 'The same seed tries the same boards, here and with the command.',
  start: 'Run',
  again: 'Run again',
  stop: 'Stop',

  howTo: 'How to compile to WebAssembly yourself',
  howToIntro:
    'The program reads standard input and prints to standard output, without freopen or threads. Any one of these lines compiles it:',
  copyLine: (tool: string) => `Copy the line for ${tool}`,
  copied: 'Line copied.',
  initial: 'If the linker asks for more initial memory, raise the 256 MB, and with it the limit above.',

  against: 'Compare with',
  sides: { ours: 'The right answers', other: 'Other program' },
  otherHint: 'Your own right program or brute force; boards that it does not answer in time are left out.',
  otherSource: 'Other program in C++',
  otherPlaceholder: 'Paste the other C++ program here',
  bringBack: 'Bring back my program',
  chooseOther: 'Choose the other program',
  otherDropHint: 'A file dropped here becomes the other program.',
  rightProgram: 'A right program to read (C++)',
  toOtherSource: 'Back to the other C++ program',
  otherMissing: 'The other program is missing: enter or choose it above, or compare with the right answers.',
  dropEither:
    'Drop a .cpp or .wasm file: on the other program to replace that, anywhere else to run it as yours',
  otherSamples: 'Samples, other program',
  silent: 'Some boards are left out: the other program did not answer them.',
  differ: 'The two programs print different lines.',
  whoIsRight: 'The editor shows whose is right.',

  results: 'Result',
  crashed:
    'While your program ran, this tab crashed. The program is the likely cause: it may read or write outside its arrays, for example by sort with <= in place of <, or take too much memory.',
  none: 'Once your program is there, it runs on the samples, then on thousands of tiny boards, then on every shape and kind, on long games and on full boards. The first board that breaks it is made as small as possible.',
  checking: 'Reading the program…',
  searching: (stage: string) => `Running: ${stage}`,
  stage: {
    tiny: 'tiny boards',
    shapes: 'every shape and kind',
    long: 'long games',
    full: 'full boards',
    again: 'full boards in another order',
  } satisfies Record<Stage, string>,
  shrinking: (boards: number, cells: number) =>
    `It fails. Looking for the smallest case: ${counted(boards, 'board')}, ${counted(cells, 'cell')}.`,
  timing: 'It is late. Finding out whether it is slow or does not end.',
  naming: 'It fails. Looking for the mistake.',
  right: (boards: number) => `Stopped. No fault on ${counted(boards, 'board')}.`,
  rightBeside: (boards: number, leftOut: number, cells: number) =>
    `Stopped. No fault on ${counted(boards, 'board')}. Left out: ${grouped(leftOut)}, the smallest with ${counted(cells, 'cell')}.`,
  stopped: 'Stopped.',
  boards: 'Boards',
  files: 'Files',
  runs: 'Runs',
  leftOut: 'Left out',
  leftOutWhy:
    'Some boards are left out: on them the recursion goes deeper than the browser’s stack, which is smaller than a judge’s. That is no fault of your program. To run it on all boards, compile it for your own machine and use the command:',
  time: 'Time',
  pace: 'Boards a second',
  samples: 'Samples',
  count: grouped,
  elapsed: (seconds: number) => `${seconds.toFixed(1)} s`,

  fault: {
    none: () => 'Nothing is wrong.',
    wrong: () => 'A line is not the board’s answer.',
    empty: () => 'The program ends without printing anything.',
    early: ({ lines, boards }) =>
      `The output is too short: ${counted(lines, 'line')} for ${counted(boards, 'board')}.`,
    extra: ({ boards }) =>
      `The output is too long: more than ${counted(boards, 'line')}, one for each board.`,
    utf16: () => 'The output is UTF-16; a judge reads plain ASCII.',
    endless: () => 'The program does not stop printing.',
    forks: () => 'The program keeps starting processes.',
    crash: () => 'The program crashes.',
    status: ({ number }) => `The exit status is ${number}; judges count anything but 0 as a crash.`,
    time: ({ seconds }) => `The program does not end within ${seconds} s.`,
    slow: ({ number, seconds }) =>
      `The program is too slow: it takes ${(number / 1000).toFixed(2)} s instead of ${seconds} s.`,
    hang: ({ seconds }) => `The program does not end, not even in ten times its time limit of ${seconds} s.`,
    blocked: () => 'The program waits for something and does not end.',
    memory: () => 'The program uses more memory than its limit.',
  } satisfies Record<Fault, (facts: FaultFacts) => string>,
  crash: {
    other: 'The browser does not say how.',
    unreachable:
      'It aborts: a failed assertion, abort(), an uncaught exception, or a function that ends without returning a value.',
    bounds:
      'It accesses memory out of bounds: an array index is out of range, or a pointer is not initialized.',
    stack: `Stack overflow: even a board this small uses up the browser’s stack, so the recursion is probably infinite. If it is meant to go that deep, run ${COMMAND}.`,
    zero: 'It divides by zero.',
    number: 'A number overflows: a division or a conversion has no result.',
    call: 'It calls a function through an invalid pointer.',
    memory: 'It uses more memory than its limit.',
    unsupported: 'It uses something that is not available here, such as signals or the network.',
  } satisfies Record<Crash, string>,
  says: (line: string) => `Its error message: ${line}`,
  wantsFile:
    'It tries to open a file, and there is none here: read standard input and print to standard output.',
  meaning: {
    chance:
      'A second run on the same boards gave the right answers: the result depends on chance, for example on an uninitialized variable or on the time.',
    kept: 'On its own, this board gets the right answer: something is not reset between boards, such as an array, a queue or a counter.',
    slow: 'With fewer boards it ends in time: it is too slow, or something is not reset between boards.',
    several: 'With fewer boards it does not happen.',
    perhaps_kept: 'With fewer boards it does not happen: something may not be reset between boards.',
  } satisfies Record<Meaning, string>,
  leak: {
    winners: 'The mistake: the table of results, or of visited positions, is not cleared between boards.',
    counters: 'The mistake: the counters of moves left are not reset between boards.',
    queue: 'The mistake: the queue is not emptied between boards.',
    distances: 'The mistake: the distances are not cleared between boards.',
    edges: 'The mistake: the lists of moves between positions are not cleared between boards.',
    pieces: 'The mistake: a piece keeps its place from an earlier board: its position is not reset.',
    cells: 'The mistake: cells of an earlier, larger board remain beside a smaller one.',
    part: 'The mistake: only a part of the table of results is cleared between boards.',
    answer: 'The mistake: the answer is not reset between boards, so a tie prints the previous one.',
  } satisfies Record<Leak, string>,
  slower:
    'It actually had twice that time, because a page runs programs more slowly than a judge. On a busy machine even that may be too short: then raise the time limit.',
  unfinished: 'There may be a smaller board that shows it.',
  large:
    'Only large boards show it: every smaller one that was tried gives no fault. Look at the sizes of arrays and queues, and at what grows with the board.',
  tinyRight: 'The tiny boards tried before, of up to 4×4 cells, show no fault.',
  size: 'Size',
  expected: 'Expected',
  found: 'Found',
  blank: 'a blank line',
  mistake: (titles: readonly string[]) => `The mistake: ${titles.join('; and ')}.`,
  nameless: 'The lines do not point to one classic mistake.',
  foundBoards: (count: number) =>
    count === 1 ? 'The board that breaks it' : `The ${count} boards that break it, in this order`,
  board: (number: number) => `Board ${number}`,
  open: 'See best play in the editor',
  openBoard: (number: number) => `See best play in the editor, board ${number}`,
  copyInput: 'Copy the input',
  inputCopied: 'Input copied.',
  download: (ending: string) => `Download ${ending}`,

  refusal: {
    not_wasm:
      'This is not a WebAssembly file. Source code and native programs cannot run here: compile it with one of the lines below.',
    component: 'This is a WebAssembly component. Compile it for wasm32-wasip1 instead of wasip2.',
    not_program: 'This is a library, not a program: it has no _start, or no memory of its own.',
    threads: 'The program needs threads, and there are none here. Compile it without -pthread.',
    foreign_memory:
      'The program imports its memory, and there is none to import here. Link it without --import-memory.',
    memories: 'The program has several memories; here it can have only one. Compile it without multi-memory.',
    memory64:
      'The program is compiled for 64-bit addresses (memory64). Compile it for 32 bits: with Emscripten without -sMEMORY64, with other tools for wasm32-wasip1.',
    newer_memory:
      'The program’s kind of memory is too new to run here. Compile it without new memory features.',
    objects:
      'The program uses objects of the browser (WasmGC), whose memory cannot be limited here. Compile it from a language with memory of its own, such as C++ or Rust.',
    tables:
      'The program’s tables may grow without a limit. Link it without growable tables: with Emscripten without -sALLOW_TABLE_GROWTH, with wasi-sdk without --growable-table.',
    broken: (why: string) => `The file is damaged, or too new for this browser: ${why}`,
    missing: (names: readonly string[], more: number) =>
      `The program needs more than WASI, functions that are missing here: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}. With Emscripten, add -sSTANDALONE_WASM and leave out -fexceptions.`,
    memory: (size: string, limit: string) =>
      `The program starts with ${size} of memory, and the limit is ${limit}.`,
  },
  noMemory: 'The browser has no memory left for the program. Close other pages and try again.',
  runsOn:
    'The program does not end, and the browser cannot stop it: it keeps a processor busy, and no other one is started. Copy what you need, and close this tab.',
};

const zh: typeof en = {
  program: '你的程序',
  local: '程序只在本页面内运行，任何内容都不会上传。',
  choose: '选择程序',
  drop: '松开即可运行这个程序（.cpp 或 .wasm 文件）',
  file: '一个 .wasm 文件。',
  anyFile: '.cpp 或 .wasm 文件。',
  dropHint: '也可以拖到页面任意位置。',
  given: (name, size) => `${name}，${size}`,
  lost: (name) => `重新加载页面后程序不会保留：请重新选择 ${name}。`,
  rejected: {
    several: (count) => `一次给了 ${count} 个文件，太多了，请只选择一个程序。`,
    unreadable: '无法读取文件，可能已被修改或删除，请重新选择。',
    long: '文件超过 1 MiB，评测机不会接受：请选择程序的源代码。',
    not_text: '文件不是文本，或编码无法识别：请另存为 UTF-8 后重新选择。',
    nul: (line, column) => `文件第 ${line} 行第 ${column} 列是 NUL 字符（\\0）：请删除后重新选择。`,
  },
  seconds: '时间限制',
  second: (count) => `${count} s`,
  memory: '内存限制',
  seed: '随机种子',
  seedHint: '随机种子相同，试的棋盘也相同，与命令行一致。',
  start: '开始对拍',
  again: '重新对拍',
  stop: '停止',

  howTo: '如何自行编译成 WebAssembly',
  howToIntro: '程序从标准输入读，向标准输出写，不要用 freopen 和多线程。任选一行编译：',
  copyLine: (tool) => `复制 ${tool} 的编译命令`,
  copied: '命令已复制。',
  initial: '若链接器提示初始内存不足，请把 256MB 调大，上面的内存限制也相应调大。',

  against: '对拍对象',
  sides: { ours: '正确答案', other: '另一个程序' },
  otherHint: '你自己的正确程序或暴力；它来不及回答的棋盘会跳过。',
  otherSource: '另一个 C++ 程序',
  otherPlaceholder: '把另一个 C++ 程序粘贴到这里',
  bringBack: '换回我的程序',
  chooseOther: '选择另一个程序',
  otherDropHint: '拖到这里的文件作为另一个程序。',
  rightProgram: '标程（C++），可对照阅读',
  toOtherSource: '回到另一个 C++ 程序',
  otherMissing: '缺少另一个程序：请在上面输入或选择，或改为与正确答案对拍。',
  dropEither: '松开即可载入 .cpp 或 .wasm 文件：拖到另一个程序处即替换它，拖到别处则作为你的程序运行',
  otherSamples: '样例（另一个程序）',
  silent: '部分棋盘已跳过：另一个程序没有给出答案。',
  differ: '两个程序的输出不同。',
  whoIsRight: '在编辑器中可以看到谁对。',

  results: '结果',
  crashed:
    '上次运行程序时，这个标签页崩溃了，多半是程序造成的：可能数组越界（例如 sort 的比较函数用了 <= 而不是 <），或占用内存过多。',
  none: '有了程序后，先跑样例，再跑几千个很小的棋盘，然后跑各种形状和类型、步数多的棋盘和满规模数据。找到出错的棋盘后，会把它缩到最小。',
  checking: '正在读取程序…',
  searching: (stage) => `正在对拍：${stage}`,
  stage: {
    tiny: '很小的棋盘',
    shapes: '各种形状和类型',
    long: '步数多的棋盘',
    full: '满规模数据',
    again: '满规模数据，打乱顺序',
  },
  shrinking: (boards, cells) => `发现错误，正在缩小：${boards} 个棋盘，共 ${cells} 格。`,
  timing: '发现超时，正在判断是太慢还是不结束。',
  naming: '发现错误，正在判断是哪种典型错误。',
  right: (boards) => `已停止。${boards} 个棋盘全部正确。`,
  rightBeside: (boards, leftOut, cells) =>
    `已停止。${boards} 个棋盘全部正确；另跳过 ${leftOut} 个，其中最小的有 ${cells} 格。`,
  stopped: '已停止。',
  boards: '棋盘',
  files: '文件',
  runs: '运行次数',
  leftOut: '跳过',
  leftOutWhy:
    '部分棋盘已跳过：程序在这些棋盘上递归太深，超出了浏览器的栈空间（比评测机小），这不算程序出错。要测全部棋盘，请编译成本机程序，再用命令行：',
  time: '用时',
  pace: '每秒棋盘',
  samples: '样例',
  count: String,
  elapsed: (seconds) => `${seconds.toFixed(1)} s`,

  fault: {
    none: () => '没有错误。',
    wrong: () => '答案错误：有一行与正确答案不同。',
    empty: () => '没有输出：程序什么都没打印就结束了。',
    early: ({ lines, boards }) => `输出不足：${boards} 个棋盘只输出了 ${lines} 行。`,
    extra: ({ boards }) => `输出过多：${boards} 个棋盘，输出多于 ${boards} 行。`,
    utf16: () => '输出是 UTF-16 编码，评测只认 ASCII。',
    endless: () => '输出超限：程序不停地输出。',
    forks: () => '程序不停地创建进程。',
    crash: () => '运行时错误：程序崩溃。',
    status: ({ number }) => `运行时错误：返回值为 ${number}，应为 0。`,
    time: ({ seconds }) => `超时：${seconds} s 内没有结束。`,
    slow: ({ number, seconds }) =>
      `超时：程序太慢，用了 ${(number / 1000).toFixed(2)} s，限制是 ${seconds} s。`,
    hang: ({ seconds }) => `超时：时间限制 ${seconds} s，放宽到十倍也没有结束。`,
    blocked: () => '程序一直在等待，没有结束。',
    memory: () => '超内存：占用的内存超过限制。',
  },
  crash: {
    other: '浏览器没有给出原因。',
    unreachable: '程序自行中止：assert 失败、abort、未捕获的异常，或函数没有返回值。',
    bounds: '访问了不存在的内存：数组越界，或指针未赋值。',
    stack: `爆栈：这么小的棋盘也用完了浏览器的栈空间，多半是无限递归。如果确实需要递归这么深，请用命令行 ${COMMAND} 再试。`,
    zero: '除以零。',
    number: '数值溢出：除法或类型转换没有结果。',
    call: '通过无效的函数指针调用。',
    memory: '超过内存限制。',
    unsupported: '程序使用了这里没有的功能，例如信号或网络。',
  },
  says: (line) => `程序的错误信息：${line}`,
  wantsFile: '程序要打开文件，但这里没有文件：请改用标准输入和标准输出。',
  meaning: {
    chance: '同样的棋盘再试一次却答对了：结果带有偶然性，例如变量未初始化，或与时间有关。',
    kept: '单独给出这个棋盘时答案正确：多测没清空，例如数组、队列或计数器没有复原。',
    slow: '棋盘少一些就不超时：程序太慢，或多测没清空。',
    several: '棋盘少一些就不会出现。',
    perhaps_kept: '棋盘少一些就不会出现：可能是多测没清空。',
  },
  leak: {
    winners: '典型错误：记录结果（或是否访问过）的数组没有清空，留到了下一组数据。',
    counters: '典型错误：剩余着法数（出度）的数组没有复原，留到了下一组数据。',
    queue: '典型错误：队列没有清空，留到了下一组数据。',
    distances: '典型错误：记录步数的数组没有清空，留到了下一组数据。',
    edges: '典型错误：存边的邻接表没有清空，留到了下一组数据。',
    pieces: '典型错误：记录棋子位置的变量（或计数）没有复原，用的还是前面棋盘上的位置。',
    cells: '典型错误：棋盘数组没有清空，小棋盘外面还留着前面大棋盘的格子。',
    part: '典型错误：记录结果的数组只清空了一部分。',
    answer: '典型错误：记录答案的变量没有复原，平局时输出了上一组的答案。',
  },
  slower: '网页里的程序比评测机上慢，所以实际给了两倍时间。电脑繁忙时可能仍不够，请放宽时间限制再试。',
  unfinished: '可能还有更小的棋盘能暴露它。',
  large: '只有大棋盘才会出错：试过的更小的棋盘都没有问题。请检查数组和队列的大小，以及随棋盘增大的量。',
  tinyRight: '之前试过的很小的棋盘（不超过 4×4）都没有问题。',
  size: '大小',
  expected: '正确答案',
  found: '你的输出',
  blank: '空行',
  mistake: (titles) => `典型错误：${titles.join('；')}。`,
  nameless: '无法归为某一种典型错误。',
  foundBoards: (count) => (count === 1 ? '出错的棋盘' : `依次给出这 ${count} 个棋盘就会出错`),
  board: (number) => `第 ${number} 个棋盘`,
  open: '在编辑器中看最优着法',
  openBoard: (number) => `在编辑器中看最优着法：第 ${number} 个棋盘`,
  copyInput: '复制输入',
  inputCopied: '输入已复制。',
  download: (ending) => `下载 ${ending}`,

  refusal: {
    not_wasm: '这不是 WebAssembly 文件。源代码和本机的可执行文件不能在这里运行，请用下面的任一命令编译。',
    component: '这是 WebAssembly 组件。请编译到 wasm32-wasip1，不要用 wasip2。',
    not_program: '这是库而不是程序：没有 _start，或没有自己的内存。',
    threads: '程序需要多线程，这里没有。编译时请去掉 -pthread。',
    foreign_memory: '程序要从外部导入内存，这里没有。链接时请去掉 --import-memory。',
    memories: '程序有多个内存，这里只能有一个。编译时请不要启用 multi-memory。',
    memory64:
      '程序是按 64 位地址（memory64）编译的。请按 32 位编译：Emscripten 去掉 -sMEMORY64，其他工具用 wasm32-wasip1。',
    newer_memory: '程序的内存类型太新，这里不能运行。编译时请不要启用与内存有关的新特性。',
    objects:
      '程序使用浏览器的对象（WasmGC），这里无法限制其内存。请改用自行管理内存的语言，例如 C++ 或 Rust。',
    tables:
      '程序的表可以无限增长。链接时不要启用可增长的表：Emscripten 去掉 -sALLOW_TABLE_GROWTH，wasi-sdk 去掉 --growable-table。',
    broken: (why) => `文件已损坏，或浏览器版本太旧：${why}`,
    missing: (names, more) =>
      `程序不只依赖 WASI，还需要这里没有的函数：${names.join('、')}${more > 0 ? ` 等 ${names.length + more} 个` : ''}。用 Emscripten 时请加 -sSTANDALONE_WASM，不要加 -fexceptions。`,
    memory: (size, limit) => `程序一开始就要 ${size} 内存，而限制是 ${limit}。`,
  },
  noMemory: '浏览器没有足够的内存运行程序。请关闭其他页面后重试。',
  runsOn:
    '程序没有结束，浏览器也无法终止它：它仍在占用处理器，因此不再运行其他程序。请先复制需要的内容，再关闭这个标签页。',
};

export const STRESS: Catalogue<typeof en> = { en, zh };
