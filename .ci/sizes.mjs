// Prints what a visitor downloads, compressed, and fails when it is more than we allow ourselves.
// Usage: sizes.mjs module | page
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const limits = { module: 16_000, page: 60_000 };

function filesOf(what) {
  if (what === 'module') return ['build/module/rubicon.wasm'];
  return readdirSync('dist', { recursive: true })
    .filter((name) => name !== 'rubicon.html')
    .map((name) => `dist/${name}`)
    .filter((file) => statSync(file).isFile())
    .sort();
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

const what = process.argv[2];
const sizes = filesOf(what).map((file) => ({
  file,
  bytes: gzipSync(readFileSync(file), { level: 9 }).length,
}));
const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
if (sizes.length > 1) {
  for (const { file, bytes } of sizes) console.log(`  ${kilobytes(bytes).padStart(8)}  ${file}`);
}
console.log(`The ${what} is ${kilobytes(total)} with gzip (at most ${kilobytes(limits[what])}).`);
if (total > limits[what]) {
  console.error(`The ${what} is too large.`);
  process.exit(1);
}
