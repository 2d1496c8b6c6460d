import { afterEach, beforeEach, expect, it } from 'vitest';
import { restoreScroll, scrollPositions } from '../../../../web/page/entries/scrolling.ts';
import { closeDocument, openDocument } from '../../support/document.ts';

/** The scroll positions of the page, the panels, both columns and a dialog, which comes late. */
const DIALOG_AT = [0, 0, 0, 0, 300];

beforeEach(() => openDocument('', 1280, false));
afterEach(closeDocument);

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

function addDialog(): HTMLElement {
  const dialog = document.createElement('div');
  dialog.className = 'dialog';
  document.body.append(dialog);
  return dialog;
}

it('scroll positions are restored as soon as what scrolls is there', async () => {
  restoreScroll(DIALOG_AT);
  await frame();
  expect(scrollPositions()).toEqual(DIALOG_AT);
  const dialog = addDialog();
  await expect.poll(() => dialog.scrollTop).toBe(300);
});

it('what has been reached is left alone from then on, whatever is not there', async () => {
  restoreScroll([40, 0, 0, 0, 0]);
  await expect.poll(() => document.documentElement.scrollTop).toBe(40);
  await frame();
  document.documentElement.scrollTop = 70;
  expect(scrollPositions()).toEqual([70, 0, 0, 0, 0]);
});

it('a restored position is not anchored to what loads above it, until the user acts', async () => {
  const dialog = addDialog();
  const anchor = () => dialog.style.getPropertyValue('overflow-anchor');
  restoreScroll(DIALOG_AT);
  await expect.poll(() => dialog.scrollTop).toBe(300);
  expect(anchor()).toBe('none');
  dispatchEvent(new Event('wheel'));
  expect(anchor()).toBe('');
});

it('the positions asked for last are restored', async () => {
  restoreScroll(DIALOG_AT);
  restoreScroll([0, 0, 0, 0, 200]);
  const dialog = addDialog();
  await expect.poll(() => dialog.scrollTop).toBe(200);
  await frame();
  await frame();
  expect(dialog.scrollTop).toBe(200);
});

it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('%s cancels the restoring', async (type) => {
  restoreScroll(DIALOG_AT);
  dispatchEvent(new Event(type));
  const dialog = addDialog();
  await frame();
  await frame();
  expect(dialog.scrollTop).toBe(0);
  expect(scrollPositions()).toEqual([0, 0, 0, 0, 0]);
});
