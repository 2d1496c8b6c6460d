import { Key, type Rubicon } from './page.ts';
import { inPage } from './session.ts';

/** The text in the clipboard, by pasting it into a field of the page: the browser does not let a script read it. */
export async function readClipboard(rubicon: Rubicon): Promise<string> {
  await inPage(() => {
    const field = document.createElement('textarea');
    field.id = 'pasted';
    document.body.append(field);
    field.focus();
  });
  await rubicon.press([Key.CONTROL, 'v']);
  return inPage(() => {
    const field = document.querySelector<HTMLTextAreaElement>('#pasted');
    field?.remove();
    return field?.value ?? '';
  });
}
