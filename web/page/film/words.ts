import type { Catalogue } from '../words/catalogue.ts';

const en = {
  again: 'Try again',
  making: (made: number, all: number) => `Making the GIF: picture ${made} of ${all}`,
  cancel: 'Cancel',
  done: (size: string, seconds: number) => `The GIF is ready: ${size}, ${seconds} s.`,
  download: 'Download GIF',
  send: 'Send GIF to…',
  notSent: 'The browser could not send the GIF. Download it instead.',
  failed: 'This browser could not make the GIF.',
};

const zh: typeof en = {
  again: '重试',
  making: (made, all) => `正在生成 GIF：第 ${made} 帧，共 ${all} 帧`,
  cancel: '取消',
  done: (size, seconds) => `GIF 已生成：${size}，时长 ${seconds} 秒。`,
  download: '下载 GIF',
  send: '发送 GIF 到…',
  notSent: '浏览器未能发送 GIF，请改为下载。',
  failed: '本浏览器未能生成 GIF。',
};

/** The sentences of a film that is made. */
export const FILM: Catalogue<typeof en> = { en, zh };
