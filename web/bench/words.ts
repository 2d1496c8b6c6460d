import type { Catalogue } from '../page/words/catalogue.ts';

const en = {
  label: 'Judge bench',
  tools: {
    label: 'Tools',
    batch: 'Batch',
    compare: 'Compare',
    stress: 'Stress',
    mistakes: 'Mistakes',
    generate: 'Generate',
    mine: 'Mine',
    records: 'Records',
  },
  intro: {
    batch: 'Paste or choose a whole contest file to get the answer to every board.',
    compare:
      'Paste or drop the output of your own program to find every line that differs and the mistake behind them.',
    stress: 'Paste your C++: it is compiled here and runs on board after board until it fails.',
    mistakes: 'The classic mistakes of this problem, each with the smallest board known that shows it.',
    generate: 'Contest files by kind, size and density; the same seed gives the same files.',
    mine: 'Searches for ever longer games until you stop it.',
    records:
      'The longest games known on every size up to 10×10 and on larger ones; framed numbers are proven.',
  },
  example: {
    boards: 'Try it with the five samples',
    output: 'Try it with the samples and a faulty output',
  },
  toStress: {
    tells:
      'Stress runs the program itself: it finds the smallest file that breaks it and, where something is kept from one board to the next, what.',
    open: 'Open Stress',
  },
};

const zh: typeof en = {
  label: '出题与评测',
  tools: {
    label: '工具',
    batch: '批量求解',
    compare: '比对输出',
    stress: '对拍',
    mistakes: '典型错误',
    generate: '造数据',
    mine: '找最长局',
    records: '纪录',
  },
  intro: {
    batch: '粘贴或选择整个输入文件，逐个求出每个棋盘的答案。',
    compare: '粘贴或拖入你的输出，找出每一行不同，并判断程序错在哪。',
    stress: '粘贴你的 C++ 程序，在页面里编译，在成千上万个棋盘上对拍，直到出错。',
    mistakes: '这道题的典型错误，各配一个能暴露它的、已知最小的棋盘。',
    generate: '按类型、大小和障碍密度生成数据，随机种子相同则数据相同。',
    mine: '不停寻找更长的对局，直到你停下。',
    records: '10×10 以内各种尺寸及更大尺寸上已知的最长对局，加框的数已证明是最大。',
  },
  example: { boards: '用五个样例试试', output: '用样例和一份有错的输出试试' },
  toStress: {
    tells: '对拍会直接运行你的程序，找出让它出错的最小数据；如果是多测没清空，还会指出是什么没清空。',
    open: '打开对拍',
  },
};

export const BENCH: Catalogue<typeof en> = { en, zh };
