import { expect, test } from 'vitest';
import { linkOf, sample } from '../support/boards.ts';
import { Rubicon } from './support/page.ts';

const rubicon = new Rubicon();
const { page } = rubicon;

/** The painted colour: red, green and blue, 0..255. */
const painted = async (of: string) => {
  const colour = await page.locator(of).style('background-color');
  return Array.from(colour.matchAll(/[\d.]+/g), Number).slice(0, 3);
};

/** Light and dark are chosen, and kept over a reload. */
async function chooseTheme(): Promise<void> {
  const theme = page.getByRole('combobox', { name: 'Colours' });
  const lightness = async () => (await painted('body')).reduce((sum, each) => sum + each, 0);
  for (const [name, isDark] of [
    ['Dark', true],
    ['Light', false],
    ['Dark', true],
  ] as const) {
    await theme.select(name);
    await expect.poll(async () => (await lightness()) < 255).toBe(isDark);
  }
  await rubicon.reload();
  expect(await lightness()).toBeLessThan(255);
}

/** The page speaks Chinese, with a font that has its characters. */
async function speakChinese(): Promise<void> {
  await rubicon.button('中文').click();
  await page.getByRole('tab', { name: '胜负图' }).expectSeen();
  expect(await page.read(([html]) => html?.getAttribute('lang'))).toBe('zh-CN');
  const hasOwnShape = await page.read(() => {
    const canvas = document.createElement('canvas');
    const brush = canvas.getContext('2d', { willReadFrequently: true });
    if (brush === null) return false;
    brush.font = `32px ${getComputedStyle(document.body).fontFamily}`;
    brush.textBaseline = 'top';
    const pictures = [...'红方黑卒帅\u{10fffd}'].map((character) => {
      brush.clearRect(0, 0, canvas.width, canvas.height);
      brush.fillText(character, 4, 4);
      return canvas.toDataURL();
    });
    return new Set(pictures).size === pictures.length;
  });
  expect(hasOwnShape).toBe(true);
  await rubicon.button('English').click();
  await rubicon.tab('Maps').expectSeen();
}

/** Latin letters are as wide as in the system’s own font, not as in a Chinese one. */
async function expectLatinFont(): Promise<void> {
  const widths = await page.read(() => {
    const brush = document.createElement('canvas').getContext('2d');
    const width = (font: string) => {
      if (brush === null) return 0;
      brush.font = `40px ${font}`;
      return brush.measureText('Obstacle Pawn General 0123456789').width;
    };
    const family = getComputedStyle(document.body).fontFamily;
    const chinese = family.split(',').filter((name) => /PingFang|YaHei|Noto Sans SC|WenQuanYi/.test(name));
    return { page: width(family), chinese: width(`${chinese}, monospace`) };
  });
  expect(widths.page).not.toBe(widths.chinese);
}

test('a theme is kept over a reload, and letters come from fonts that have them', async () => {
  await rubicon.visit(linkOf(sample(2).rows));
  await chooseTheme();
  await speakChinese();
  await expectLatinFont();
});

test('a screen reader gets the page’s names, and nothing is wider than a narrow window', async () => {
  await rubicon.visit(linkOf(sample(2).rows));
  await rubicon.expectMove(0, 2);
  await rubicon.radio('Edit').click();
  for (const [part, role, name] of [
    [rubicon.grid, 'grid', `Board, ${sample(2).rows.length} rows, ${sample(2).rows[0]?.length} columns`],
    [rubicon.button('Undo'), 'button', 'Undo'],
    [rubicon.radio('Pawn'), 'radio', 'Pawn'],
    [rubicon.tab('Maps'), 'tab', 'Maps'],
  ] as const) {
    const element = await part.element();
    expect([await element.getAriaRole(), await element.getAccessibleName()]).toEqual([role, name]);
  }

  await rubicon.resize(390, 844);
  for (const view of ['', '&view=theatre', '&view=bench']) {
    await rubicon.open(`${linkOf(sample(5).rows)}${view}`);
    await page.locator('main button').expectSeen();
    const beyond = () =>
      page.read(([html]) => (html === undefined ? 0 : html.scrollWidth - html.clientWidth));
    await expect.poll(beyond).toBe(0);
  }
  await rubicon.resize(1400, 1000);
});
