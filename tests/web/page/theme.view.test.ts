import { expect, it } from 'vitest';
import type { Rubicon } from '../support/rubicon.ts';
import { reload, visit } from '../support/visit.ts';

const themes = ({ page }: Rubicon) => page.getByRole<HTMLSelectElement>('combobox', { name: 'Colours' });

/** The document's colour scheme and contrast, and the metadata that the browser reads for its bars. */
const colours = () => {
  const { scheme, contrast } = document.documentElement.dataset;
  const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
  return [
    scheme,
    contrast,
    document.querySelector('meta[name=color-scheme]')?.getAttribute('content'),
    ...bars.map((bar) => [bar.content, bar.getAttribute('media')].filter(Boolean).join(' ')),
  ];
};

const DARK = ['dark', 'normal', 'dark', '#14171e all', '#ece6d8'];
const AUTO = ['light dark', 'normal', 'light dark', '#14171e (prefers-color-scheme: dark)', '#ece6d8'];
const LIGHT = ['light', 'normal', 'light', '#14171e not all', '#ece6d8'];
const CONTRAST = ['light dark', 'more', 'light dark', '#000 (prefers-color-scheme: dark)', '#fff'];

it('a theme chosen by name applies at once and after a reload, also to the bars of the browser', async () => {
  const rubicon = await visit();
  const options = [...themes(rubicon).options].map(({ textContent }) => textContent);
  expect(options).toEqual(['Automatic', 'Light', 'Dark', 'High contrast']);
  expect(themes(rubicon)).toHaveValue('auto');
  await expect.poll(colours).toEqual(AUTO);
  for (const [theme, expected] of [
    ['Dark', DARK],
    ['Light', LIGHT],
    ['High contrast', CONTRAST],
    ['Automatic', AUTO],
    ['Dark', DARK],
  ] as const) {
    await rubicon.user.selectOptions(themes(rubicon), theme);
    await expect.poll(colours).toEqual(expected);
  }
  expect(themes(await reload())).toHaveValue('dark');
  await expect.poll(colours).toEqual(DARK);
});

it('a choice holds in the other tabs', async () => {
  const rubicon = await visit();
  const choose = (key: string, newValue: string | null) =>
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
  choose('rubicon.theme', 'dark');
  await expect.poll(colours).toEqual(DARK);
  expect(themes(rubicon)).toHaveValue('dark');
  choose('rubicon.language', 'light');
  choose('rubicon.theme', null);
  expect(document.documentElement.dataset.scheme).toBe('dark');
  choose('rubicon.theme', 'contrast');
  await expect.poll(colours).toEqual(CONTRAST);
  choose('rubicon.theme', 'pink');
  await expect.poll(colours).toEqual(AUTO);
});
