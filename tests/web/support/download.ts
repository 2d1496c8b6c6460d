import { vi } from 'vitest';

/** The file that the page downloads during `act`: its name and its content. */
export async function downloadBy(
  act: () => Promise<void>,
): Promise<{ readonly name: string; readonly text: string }> {
  const made = vi.spyOn(URL, 'createObjectURL');
  const followed = vi.spyOn(HTMLAnchorElement.prototype, 'click');
  try {
    await act();
    await vi.waitUntil(() => followed.mock.instances.length > 0, { timeout: 10_000 });
    const link = followed.mock.instances[0] as HTMLAnchorElement;
    const [content] = made.mock.lastCall ?? [];
    return { name: link.download, text: content instanceof Blob ? await content.text() : '' };
  } finally {
    made.mockRestore();
    followed.mockRestore();
  }
}
