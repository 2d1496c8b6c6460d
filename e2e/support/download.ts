import { readFile } from 'node:fs/promises';
import type { Rubicon } from './page.ts';

export interface DownloadedFile {
  readonly name: string;
  readonly text: string;
}

export interface DownloadedBytes {
  readonly name: string;
  readonly bytes: Buffer;
}

/** The text file that the page downloads during `act`. */
export async function downloadBy(
  rubicon: Rubicon,
  browserName: string,
  act: () => Promise<void>,
): Promise<DownloadedFile> {
  const { name, bytes } = await downloadBytesBy(rubicon, browserName, act);
  return { name, text: bytes.toString('utf8') };
}

/** The file that the page downloads during `act`. */
export async function downloadBytesBy(
  { page }: Rubicon,
  browserName: string,
  act: () => Promise<void>,
): Promise<DownloadedBytes> {
  if (browserName === 'firefox') return handedOver(page, act);
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** In Firefox, Playwright reports no download of a file made by the page: watches the link that is followed instead. */
async function handedOver(page: Rubicon['page'], act: () => Promise<void>): Promise<DownloadedBytes> {
  const handed = await page.evaluateHandle(() => {
    const blobs = new Map<string, Blob>();
    const create = URL.createObjectURL;
    URL.createObjectURL = (blob: Blob) => {
      const url = create(blob);
      blobs.set(url, blob);
      return url;
    };
    const click = HTMLAnchorElement.prototype.click;
    const file = new Promise<{ name: string; url: string }>((resolve) => {
      HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
        click.call(this);
        const reader = new FileReader();
        reader.onload = () => resolve({ name: this.download, url: String(reader.result) });
        reader.readAsDataURL(blobs.get(this.href) ?? new Blob(['no content']));
      };
    });
    return { file };
  });
  await act();
  const { name, url } = await handed.evaluate(({ file }) => file);
  return { name, bytes: Buffer.from(url.replace(/^.*,/, ''), 'base64') };
}
