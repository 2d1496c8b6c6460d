import type { Catalogue } from '../../page/words/catalogue.ts';

const en = {
  title: 'On your machine',
  tells:
    'A generator, a right program, ten edge cases and scripts for Windows, Linux and macOS that run your program until it errs, without this page. It needs g++.',
  take: 'Download the kit',
};

const zh: typeof en = {
  title: '离线对拍',
  tells:
    '数据生成器、标程、10 组边界数据和对拍脚本（Windows、Linux、macOS），不打开网页也能对拍，直到你的程序出错。需要 g++。',
  take: '下载对拍包',
};

export const DUIPAI: Catalogue<typeof en> = { en, zh };
