import { vi } from 'vitest';

/** The text file that the page downloads during `act`: its name and its content. */
export async function downloadBy(
  act: () => Promise<void>,
): Promise<{ readonly name: string; readonly text: string }> {
  const { name, bytes } = await downloadBytesBy(act);
  return { name, text: new TextDecoder().decode(bytes) };
}

/** The file that the page downloads during `act`: its name and its content. */
export async function downloadBytesBy(
  act: () => Promise<void>,
): Promise<{ readonly name: string; readonly bytes: Uint8Array }> {
  const made = vi.spyOn(URL, 'createObjectURL');
  // happy-dom would leave the page for the file.
  const followed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  try {
    await act();
    await vi.waitUntil(() => followed.mock.instances.length > 0, { timeout: 30_000 });
    const link = followed.mock.instances[0] as HTMLAnchorElement;
    const [content] = made.mock.lastCall ?? [];
    const bytes = new Uint8Array(content instanceof Blob ? await content.arrayBuffer() : []);
    return { name: link.download, bytes };
  } finally {
    made.mockRestore();
    followed.mockRestore();
  }
}
