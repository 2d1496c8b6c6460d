import { readFile } from 'node:fs/promises';
import type { Rubicon } from './page.ts';

export interface DownloadedFile {
  readonly name: string;
  readonly text: string;
}

/** The file that the page hands to the browser while `act` is done. */
export async function downloadBy(
  { page }: Rubicon,
  browserName: string,
  act: () => Promise<void>,
): Promise<DownloadedFile> {
  if (browserName === 'firefox') return handedOver(page, act);
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

/** From Firefox Playwright hears nothing of a download that the page has made itself: the link that is followed tells. */
async function handedOver(page: Rubicon['page'], act: () => Promise<void>): Promise<DownloadedFile> {
  const handed = await page.evaluateHandle(() => {
    const blobs = new Map<string, Blob>();
    const create = URL.createObjectURL;
    URL.createObjectURL = (blob: Blob) => {
      const url = create(blob);
      blobs.set(url, blob);
      return url;
    };
    const click = HTMLAnchorElement.prototype.click;
    const file = new Promise<{ name: string; text: string }>((resolve) => {
      HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
        click.call(this);
        const blob = blobs.get(this.href) ?? new Blob(['no content']);
        void blob.text().then((text) => resolve({ name: this.download, text }));
      };
    });
    return { file };
  });
  await act();
  return handed.evaluate(({ file }) => file);
}
