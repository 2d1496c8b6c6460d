import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSound, type Sound } from '../../../../web/theatre/sound/sound.ts';
import { fakePage } from './audio.ts';

const NEWS = { queued: 1, wins: 1, losses: 0 };

let page: ReturnType<typeof fakePage>;
let sound: Sound;

beforeEach(() => {
  page = fakePage();
  sound = createSound();
});
afterEach(() => {
  sound.close();
  vi.unstubAllGlobals();
});

function context() {
  const [first] = page.audio.contexts;
  if (first === undefined) throw new Error('no audio context was made');
  return first;
}

/** News a second later. */
function playLater(): void {
  page.audio.now += 1;
  sound.play(NEWS);
}

describe('the sound', () => {
  it('is off, and asks for no device, until it is switched on', () => {
    playLater();
    sound.hum();
    expect(sound.on.value).toBe(false);
    expect(page.audio.contexts).toHaveLength(0);
    sound.on.value = true;
    playLater();
    expect(context().started).toBe(2);
    sound.hum();
    expect(context().started).toBeGreaterThan(2);
  });

  it('makes one context however often it is switched', () => {
    for (const on of [true, false, true, false, true]) sound.on.value = on;
    expect(page.audio.contexts).toHaveLength(1);
    expect(context().state).toBe('running');
    playLater();
    expect(context().started).toBe(2);
  });

  it.each([
    [
      'switched off',
      () => {
        sound.on.value = false;
      },
    ],
    ['hidden', () => page.hide(true)],
    ['left', () => page.leave()],
  ] as const)('is silent at once when %s', (_, end) => {
    sound.on.value = true;
    playLater();
    expect(context().connected).toBe(2);
    end();
    expect(context()).toMatchObject({ connected: 0, state: 'suspended' });
    playLater();
    expect(context().started).toBe(2);
  });

  it('is heard again when the page is seen again, if it is on', () => {
    sound.on.value = true;
    page.hide(true);
    page.hide(false);
    playLater();
    expect(context().started).toBe(2);
    sound.on.value = false;
    page.hide(true);
    page.hide(false);
    expect(context().state).toBe('suspended');
  });

  it('is not made while the page is hidden', () => {
    page.hide(true);
    sound.on.value = true;
    expect(page.audio.contexts).toHaveLength(0);
    page.hide(false);
    expect(context().state).toBe('running');
  });

  it('stops what sounds and goes on with what comes', () => {
    sound.on.value = true;
    playLater();
    sound.stop();
    expect(context().connected).toBe(0);
    playLater();
    expect(context().connected).toBe(2);
  });

  it('keeps no notes for a clock that stands still', async () => {
    sound.on.value = true;
    await context().suspend();
    for (let time = 0; time < 100; time++) sound.play({ queued: 100, wins: 100, losses: 100 });
    expect(context().started).toBe(0);
  });

  it('gives the device back when it is closed', () => {
    sound.on.value = true;
    playLater();
    sound.close();
    expect(context()).toMatchObject({ connected: 0, state: 'closed' });
    expect(sound.on.value).toBe(false);
    sound.play(NEWS);
    expect(context().started).toBe(2);
  });

  it.each([
    ['is missing', undefined],
    [
      'refuses',
      class {
        constructor() {
          throw new Error('no device');
        }
      },
    ],
  ])("stays off where the browser's %s", (_, missing) => {
    vi.stubGlobal('AudioContext', missing);
    sound.on.value = true;
    expect(sound.on.value).toBe(false);
    sound.play(NEWS);
    sound.hum();
  });
});
