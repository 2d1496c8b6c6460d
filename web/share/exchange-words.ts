import type { RejectedDrop } from '../page/app-context.ts';
import { LARGEST_FILE } from '../page/exchange.ts';
import type { Catalogue } from '../page/words/catalogue.ts';
import { memory } from '../page/words/memory.ts';

const en = {
  intro:
    'Paste a contest text (“id T”, then T boards) or the rows of one board: . free, # obstacle, X pawn, O general.',
  dropHint: 'You can also drop a file anywhere on the page.',
  forms:
    'You can also paste a sample copied from a problem page (or its Markdown), or a link to this page. Ctrl+V works anywhere, even without this dialog.',
  text: 'Contest text',
  file: 'Open a file',
  open: 'Load the board',
  current: 'Insert the current board',
  copy: 'Copy the text',
  copied: 'Copied',
  download: 'Download .in',
  failed: 'The text cannot be read; the board stays as it is.',
  refused: (refused: RejectedDrop) =>
    refused.code === 'several'
      ? `These are ${refused.count} files. The editor takes only one; the board stays as it is.`
      : `The file “${refused.name}” is too large for the editor: ${memory(refused.bytes)}, at most ${memory(LARGEST_FILE)}. The judge bench takes larger ones; the board stays as it is.`,
  place: (line: number, column: number) => `Line ${line}, column ${column}:`,
};

const zh: typeof en = {
  intro: '粘贴输入格式的文本（“id T”，随后 T 个棋盘），或一个棋盘的各行：. 空地，# 障碍，X 卒，O 帅。',
  dropHint: '也可以把文件拖到页面任意位置。',
  forms: '也可以粘贴从题面或 Markdown 复制的样例，或本页的链接。不打开此窗口，在页面任意位置按 Ctrl+V 也行。',
  text: '输入格式的文本',
  file: '打开文件',
  open: '载入棋盘',
  current: '填入当前棋盘',
  copy: '复制文本',
  copied: '已复制',
  download: '下载 .in',
  failed: '无法读取这段文本，棋盘保持不变。',
  refused: (refused) =>
    refused.code === 'several'
      ? `这里有 ${refused.count} 个文件，编辑器一次只读取一个；棋盘保持不变。`
      : `文件“${refused.name}”对编辑器来说太大：${memory(refused.bytes)}，最多 ${memory(LARGEST_FILE)}。更大的文件可在“出题与评测”中使用；棋盘保持不变。`,
  place: (line, column) => `第 ${line} 行第 ${column} 列：`,
};

/** The sentences of the dialog for contest texts. */
export const EXCHANGE: Catalogue<typeof en> = { en, zh };
