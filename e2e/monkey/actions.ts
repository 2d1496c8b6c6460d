import { ACTS, DIALOGS, STUDIES, TOOLS } from '../../web/model/address.ts';
import type { Hands } from './hands.ts';
import { chooseCells, chooseControl, chooseOption, pasteText, typeText } from './in-page.ts';
import { oneOf, type Random, weighted, wholeNumber } from './random.ts';
import { anyLink, anyText } from './rubbish.ts';

/** Performs one action and returns a short description of it. */
type Action = (hands: Hands, random: Random) => Promise<string>;

/** Width and height: phones in portrait and landscape, a tablet, laptops, a large screen. */
const SIZES = [
  [320, 568],
  [360, 740],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1600, 1000],
] as const;

const PLACES = [
  ...STUDIES.map((study) => `&study=${study}`),
  ...ACTS.map((act) => `&view=theatre&act=${act}`),
  ...TOOLS.map((tool) => `&view=bench&tool=${tool}`),
  '&study=play&puzzle=today',
  '&study=play&puzzle=7',
  ...DIALOGS.map((dialog) => `&${dialog}`),
];

const KEYS = [
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Tab', 'Enter', 'Escape', 'Delete'],
  ...['j', 'k', ' ', 'f', '?', '0', '1', '2', '3', '4', 'e', 'p', 'd', 'h', 'm', 'r'],
].map((key) => [key]);

const CHORDS = [
  ['Control', 'z'],
  ['Control', 'y'],
  ['Control', 'Shift', 'z'],
  ['Shift', 'Tab'],
];

const pairs = (random: Random, count: number) =>
  Array.from({ length: count }, () => [random(), random()] as const);

async function useControl(hands: Hands, random: Random): Promise<string> {
  const [part, nth, across, option, text] = [random(), random(), random(), random(), anyText(random)];
  const found = await hands.inPage(chooseControl, part, nth, across);
  if (found === null) return 'finds nothing to press';
  const { role, name, use, point } = found;
  if (use === 'select') return `chooses “${await hands.inPage(chooseOption, point, option)}” of “${name}”`;
  await hands.stroke([point], 'left');
  if (use === 'press') return `presses the ${role} “${name}”`;
  await hands.inPage(typeText, text);
  return `types ${JSON.stringify(text.slice(0, 40))} into “${name}”`;
}

async function draw(hands: Hands, random: Random): Promise<string> {
  const button = random() < 0.8 ? 'left' : 'right';
  const path = await hands.inPage(chooseCells, pairs(random, wholeNumber(random, 1, 5)));
  if (path.length === 0) return 'finds no board';
  await hands.stroke(path, button);
  return `draws with the ${button} button through ${textOf(path)}`;
}

async function touch(hands: Hands, random: Random): Promise<string> {
  const path = await hands.inPage(chooseCells, pairs(random, wholeNumber(random, 1, 5)));
  if (path.length === 0) return 'finds no board';
  await hands.touch(path);
  return `touches ${textOf(path)}`;
}

const textOf = (path: readonly { x: number; y: number }[]) =>
  path.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`).join(' ');

async function pressKeys(hands: Hands, random: Random): Promise<string> {
  const keys = oneOf(random, [...KEYS, ...CHORDS]);
  await hands.press(keys);
  return `presses ${keys.join('+')}`;
}

async function goTo(hands: Hands, random: Random): Promise<string> {
  const place = oneOf(random, PLACES);
  await hands.inPage((place) => {
    const board = /b=[^&]*(&t=[^&]*)?/.exec(location.hash)?.[0] ?? '';
    location.hash = board + place;
  }, place);
  return `goes to ${place}`;
}

async function follow(hands: Hands, random: Random): Promise<string> {
  const link = anyLink(random);
  if (random() < 0.3) await hands.load(link);
  else
    await hands.inPage((link) => {
      location.hash = link;
    }, link);
  return `follows ${JSON.stringify(link)}`;
}

async function paste(hands: Hands, random: Random): Promise<string> {
  const text = anyText(random);
  await hands.inPage(pasteText, text);
  return `pastes ${JSON.stringify(text.slice(0, 80))}`;
}

async function resize(hands: Hands, random: Random): Promise<string> {
  const [width, height] = oneOf(random, SIZES);
  await hands.resize(width, height);
  return `makes the window ${width}×${height}`;
}

async function reload(hands: Hands): Promise<string> {
  await hands.reload();
  return 'reloads';
}

async function back(hands: Hands): Promise<string> {
  await hands.inPage(() => history.back());
  return 'goes back';
}

async function forward(hands: Hands): Promise<string> {
  await hands.inPage(() => history.forward());
  return 'goes forward';
}

const ACTIONS: readonly (readonly [weight: number, action: Action])[] = [
  [44, useControl],
  [12, draw],
  [5, touch],
  [12, pressKeys],
  [7, goTo],
  [3, follow],
  [4, paste],
  [5, resize],
  [4, back],
  [2, forward],
  [2, reload],
];

export function act(hands: Hands, random: Random): Promise<string> {
  return weighted(random, ACTIONS)(hands, random);
}
