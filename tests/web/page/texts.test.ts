import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { en } from '../../../web/page/words/en.ts';
import { pickLanguage } from '../../../web/page/words/language.ts';
import { memory } from '../../../web/page/words/memory.ts';
import { zh } from '../../../web/page/words/zh.ts';

/** Every catalogue of the page: the main one, and one for each part that loads later. */
const CATALOGUES: Record<string, { en: unknown; zh: unknown }> = { page: { en, zh } };
const web = new URL('../../../web/', import.meta.url);
for (const name of readdirSync(web, { recursive: true, encoding: 'utf8' })) {
  if (!/(^|[/-])words\.ts$/.test(name)) continue;
  for (const catalogue of Object.values(await import(new URL(name, web).href))) {
    if (typeof catalogue === 'object') CATALOGUES[name] = catalogue as { en: unknown; zh: unknown };
  }
}

/** Every key with its path; for a sentence with parameters also their number. */
function shapeOf(value: unknown, path = ''): string[] {
  if (typeof value === 'function') return [`${path}()`];
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => shapeOf(inner, `${path}.${key}`));
}

/** The texts without parameters. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

describe('the catalogues', () => {
  it.each(Object.entries(CATALOGUES))('have the same keys: %s', (_, { en, zh }) => {
    expect(shapeOf(zh)).toEqual(shapeOf(en));
  });

  it.each(Object.entries(CATALOGUES))('speak one language each: %s', (_, { en, zh }) => {
    const isChinese = (text: string) => /\p{Script=Han}/u.test(text);
    const isSentence = (text: string) => /[a-z] [a-z]{2}/.test(text);
    expect(textsOf(en).filter(isChinese)).toEqual([]);
    expect(textsOf(zh).filter((text) => isSentence(text) && !isChinese(text))).toEqual([]);
  });
});

describe('the language', () => {
  it.each([
    [['zh-TW', 'en'], 'zh'],
    [['zh'], 'zh'],
    [['de-DE', 'en-GB', 'zh'], 'en'],
    [['fr', 'ZH-cn'], 'zh'],
    [['fr'], 'en'],
    [[], 'en'],
  ] as const)('for %j is %s', (wished, language) => {
    expect(pickLanguage(wished)).toBe(language);
  });
});

describe('memory', () => {
  it.each([
    [1, '1 kB'],
    [50 * 2 ** 20, '50 MB'],
    [2 ** 30, '1 GB'],
    [4.4 * 2 ** 30, '4.4 GB'],
  ])('of %d bytes is %s', (bytes, text) => {
    expect(memory(bytes)).toBe(text);
  });
});
