import type { Failure } from '../../model/failure.ts';
import { useTexts } from '../app-context.ts';
import { type Catalogue, useCatalogue } from './catalogue.ts';
import { memory } from './memory.ts';
import { counted, grouped } from './shared.ts';

type Sentences = Readonly<Partial<Record<Failure['code'], (failure: Failure) => string>>>;

const WORDS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const inWords = (count: number) => WORDS[count] ?? String(count);

/** What the browser lacks, what the memory is too small for, or what is wrong with a text, a file or a form. */
export const FAILURES: Catalogue<Sentences> = {
  en: {
    out_of_memory: ({ expected }) =>
      `The browser did not provide the memory needed (${memory(expected)}). Close other pages and try again, or make the board smaller.`,
    too_large: ({ expected, found }) =>
      `This board is too large to be solved here: it needs ${memory(found)} of memory, and at most ${memory(expected)} can be used. Fewer rows, fewer columns or more obstacles help.`,
    header_expected: () =>
      'Expected two numbers here, the id and the number of boards, such as “0 1”. A board alone can be given as its bare rows.',
    size_expected: ({ expected }) =>
      `Expected the size of board ${expected} here: its rows and columns, such as “5 5”.`,
    rows_out_of_range: ({ found }) => `Expected 1 to 32 rows, found ${found}.`,
    columns_out_of_range: ({ found }) => `Expected 1 to 32 columns, found ${found}.`,
    bad_cell: () =>
      'Expected a cell here: “.” free, “#” obstacle, “X” pawn or “O” general. Nothing else may stand in a board.',
    row_too_short: ({ expected, found }) =>
      `Expected ${counted(expected, 'cell')} in this row, found ${grouped(found)}.`,
    row_too_long: ({ expected, found }) =>
      `Expected ${counted(expected, 'cell')} in this row, found ${grouped(found)}.`,
    rows_missing: ({ expected, found }) =>
      `Expected ${counted(expected, 'row')} in this board, but the text ends after ${grouped(found)}.`,
    boards_missing: ({ expected, found }) =>
      `Expected ${counted(expected, 'board')}, but the text ends after ${grouped(found)}.`,
    text_after_end: () => 'Expected the end of the text here: all T boards of line 1 have been read.',
    empty_text: () =>
      'The text is empty. Expected a contest text (“id T”, then the boards) or the rows of one board.',
    no_pawn: () => 'The board needs a black pawn and has none.',
    many_pawns: ({ found }) => `The board needs one black pawn and has ${inWords(found)}.`,
    few_generals: ({ found }) => `The board needs two red generals and has ${inWords(found)}.`,
    many_generals: ({ found }) => `The board needs two red generals and has ${inWords(found)}.`,
    no_such_size: () => 'There is no board of this kind with these numbers of rows and columns.',
    unreadable: () => 'The file cannot be read. Choose it again.',
    unsupported: () =>
      'This browser, or the frame around the page, has no WebAssembly or no web workers, which the solver needs. The board can still be drawn.',
    no_simd: () =>
      'This browser or processor lacks WebAssembly SIMD, which the solver needs. The board can still be drawn.',
  },
  zh: {
    out_of_memory: ({ expected }) =>
      `浏览器未能提供所需的内存（${memory(expected)}）。请关闭其他页面后重试，或缩小棋盘。`,
    too_large: ({ expected, found }) =>
      `棋盘太大，无法在此求解：需要 ${memory(found)} 内存，上限为 ${memory(expected)}。请减少行数、列数，或增加障碍。`,
    header_expected: () =>
      '此处应为两个数：测试点编号和棋盘个数，例如“0 1”。只有一个棋盘时，也可以直接给出它的各行。',
    size_expected: ({ expected }) => `此处应为第 ${expected} 个棋盘的行数和列数，例如“5 5”。`,
    rows_out_of_range: ({ found }) => `行数应为 1 到 32，而不是 ${found}。`,
    columns_out_of_range: ({ found }) => `列数应为 1 到 32，而不是 ${found}。`,
    bad_cell: () => '此处应为一个格子：“.”空地、“#”障碍、“X”卒或“O”帅，棋盘中不能有其他字符。',
    row_too_short: ({ expected, found }) => `此行应有 ${expected} 格，实有 ${found} 格。`,
    row_too_long: ({ expected, found }) => `此行应有 ${expected} 格，实有 ${found} 格。`,
    rows_missing: ({ expected, found }) => `此棋盘应有 ${expected} 行，但文本只给出 ${found} 行就结束了。`,
    boards_missing: ({ expected, found }) => `应有 ${expected} 个棋盘，但文本只给出 ${found} 个就结束了。`,
    text_after_end: () => '文本应在此结束：第 1 行给出的 T 个棋盘已全部读完。',
    empty_text: () => '文本是空的。应为输入格式（“id T”，随后 T 个棋盘），或一个棋盘的各行。',
    no_pawn: () => '棋盘上还缺一个黑卒。',
    many_pawns: ({ found }) => `棋盘上只能有一个黑卒，现有 ${found} 个。`,
    few_generals: ({ found }) => `棋盘上还缺${found === 0 ? '两' : '一'}个红帅。`,
    many_generals: ({ found }) => `棋盘上只能有两个红帅，现有 ${found} 个。`,
    no_such_size: () => '这样的行数和列数下没有这一类棋盘。',
    unreadable: () => '无法读取文件，请重新选择。',
    unsupported: () => '此浏览器或外层框架没有 WebAssembly 或 Web Worker，无法求解，仍可编辑棋盘。',
    no_simd: () => '此浏览器或处理器不支持 WebAssembly SIMD，无法求解，仍可编辑棋盘。',
  },
};

/** The sentence for any failure. */
export function useFailureSentence(): (failure: Failure) => string {
  const { crashed, ...others } = useTexts().failure;
  const atOnce: Readonly<Partial<Record<Failure['code'], string>>> = others;
  const later = useCatalogue(FAILURES);
  return (failure) => atOnce[failure.code] ?? later[failure.code]?.(failure) ?? crashed;
}
