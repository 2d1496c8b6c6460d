import { expect } from 'vitest';
import { Key, type Rubicon } from './page.ts';
import { inPage } from './session.ts';

/** The text in the clipboard, pasted into a field of the page, because scripts may not read it. */
export async function readClipboard(rubicon: Rubicon): Promise<string> {
  await inPage(() => {
    const field = document.createElement('textarea');
    field.id = 'pasted';
    document.body.append(field);
    field.focus();
  });
  await rubicon.press([Key.CONTROL, 'v']);
  const pasted = () => inPage(() => document.querySelector<HTMLTextAreaElement>('#pasted')?.value ?? '');
  await expect.poll(pasted).not.toBe('');
  const text = await pasted();
  await inPage(() => document.querySelector('#pasted')?.remove());
  return text;
}

/** Writes a text to the clipboard by copying it from a field of the page. */
export async function writeClipboard(rubicon: Rubicon, text: string): Promise<void> {
  await inPage((text) => {
    const field = document.createElement('textarea');
    field.id = 'copied';
    field.value = text;
    document.body.append(field);
    field.select();
  }, text);
  await rubicon.press([Key.CONTROL, 'c']);
  await inPage(() => document.querySelector('#copied')?.remove());
}
