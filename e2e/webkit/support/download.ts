import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { downloads } from './session.ts';

/** The text of the file with a matching name that the browser downloads during `act`. */
export async function downloadBy(name: RegExp, act: () => Promise<void>): Promise<string> {
  await act();
  const read = () => {
    const found = readdirSync(downloads).find((each) => name.test(each));
    return found === undefined ? '' : readFileSync(join(downloads, found), 'utf8');
  };
  await expect.poll(read, { message: `the download ${name}` }).not.toBe('');
  const text = read();
  for (const each of readdirSync(downloads)) if (name.test(each)) rmSync(join(downloads, each));
  return text;
}
