import type { Catalogue } from '../page/words/catalogue.ts';

const en = {
  label: 'Share',
  copyLink: 'Copy link',
  download: 'Download .in',
  picture: 'Picture',
  line: 'Line',
  embed: 'Embed',
  copySvg: 'Copy SVG',
  downloadSvg: 'Download SVG',
  copyPng: 'Copy PNG',
  downloadPng: 'Download PNG',
  withVerdict: 'Verdict in the picture',
  copyText: 'Copy text',
  downloadText: 'Download text',
  copyEmbed: 'Copy embed code',
  linkCopied: 'Link copied',
  svgCopied: 'SVG copied',
  pngCopied: 'PNG copied',
  textCopied: 'Text copied',
  embedCopied: 'Embed code copied',
  notCopied: 'This browser does not let the page copy it. It can be downloaded instead.',
  notDrawn: 'The browser could not draw the PNG. The SVG can be downloaded instead.',
  pictureOf: (rows: number, columns: number) => `Rubicon board, ${rows} × ${columns}`,
};

const zh: typeof en = {
  label: '分享',
  copyLink: '复制链接',
  download: '下载 .in',
  picture: '图片',
  line: '着法',
  embed: '嵌入',
  copySvg: '复制 SVG',
  downloadSvg: '下载 SVG',
  copyPng: '复制 PNG',
  downloadPng: '下载 PNG',
  withVerdict: '在图片中写明结果',
  copyText: '复制文本',
  downloadText: '下载文本',
  copyEmbed: '复制嵌入代码',
  linkCopied: '链接已复制',
  svgCopied: 'SVG 已复制',
  pngCopied: 'PNG 已复制',
  textCopied: '文本已复制',
  embedCopied: '嵌入代码已复制',
  notCopied: '浏览器不允许本页面复制，可以改为下载。',
  notDrawn: '浏览器未能画出 PNG，可以改为下载 SVG。',
  pictureOf: (rows, columns) => `过河卒棋盘，${rows} × ${columns}`,
};

/** The sentences of what can be taken out of the page. */
export const SHARE: Catalogue<typeof en> = { en, zh };
