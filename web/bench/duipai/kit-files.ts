import type { PackageFile } from '../../../wasm/bench/package.ts';
import { textOf } from '../package-texts.ts';

const SOURCES = import.meta.glob(['./files/*'], { query: '?raw', import: 'default', eager: true });

/** Old consoles of Windows read a batch file right only with its own line ends. */
const WITH_CARRIAGE_RETURNS = /\.(bat|txt)$/;

/** The files of the kit for stress testing at home, in a folder. */
export function kitFiles(): readonly PackageFile[] {
  const encoder = new TextEncoder();
  const texts = Object.entries(SOURCES).map(([path, text]) => [path.replace('./files/', ''), text] as const);
  return [...texts, ['std.cpp', textOf('std.cpp')] as const].map(([name, text]) => ({
    name: `duipai/${name}`,
    bytes: encoder.encode(WITH_CARRIAGE_RETURNS.test(name) ? text.replaceAll('\n', '\r\n') : text),
  }));
}
