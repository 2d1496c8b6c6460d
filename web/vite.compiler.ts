import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { type ArchiveFile, readArchive, writeArchive } from './bench/stress/compile/model/archive.ts';
import {
  checkArguments,
  EVERYTHING,
  JUDGE_ARGUMENTS,
  JUDGE_OBJECT,
  JUDGE_SOURCE,
  LIBRARY,
  listArguments,
  OBJECT,
  SELDOM,
  SOURCE,
  type Standard,
} from './bench/stress/compile/model/flags.ts';
import type { CompilerPart } from './bench/stress/compile/model/parts.ts';
import { wordsOf } from './bench/stress/compile/model/source-text.ts';
import { Toolchain } from './bench/stress/compile/worker/toolchain.ts';
import { limitMemory, memoryOf } from './bench/stress/model/wasm-file.ts';

/*
 * The C++ compiler of Stress: files beside the page that are downloaded on first use. They are compressed once and kept in
 * build/compiler/ until the package or one of our own sources changes.
 */

const PACKAGE = resolve(import.meta.dirname, '../node_modules/@yowasp/clang');
const SOURCES = resolve(import.meta.dirname, 'bench/stress/compile');
const KEPT = resolve(import.meta.dirname, '../build/compiler');
const MANIFEST = join(KEPT, 'manifest.json');

/** Folder of the parts, beside the page. */
const FOLDER = 'compiler';

/** Memory limit (bytes) of the compiler, as large as a contest's compiler may need. */
const MEMORY = 2 ** 30;

/** GCC's headers of x86 instructions that programs include without need. */
const X86_HEADERS = [
  'immintrin',
  'x86intrin',
  'emmintrin',
  'xmmintrin',
  'nmmintrin',
  'smmintrin',
  'tmmintrin',
  'avx2intrin',
];

/** Our own headers that stand before the package's. */
const OWN_HEADERS = [EVERYTHING, 'sys/resource.h'];

/** The compiler's own headers that a program for any processor may include. */
const PLAIN_HEADER =
  /^include\/(__std|__float|(float|inttypes|iso646|limits|std\w+|tgmath|unwind|varargs)\.h$)/;

const USED = [
  /^include\/c\+\+\/v1\/(?!__cxx03\/)/,
  /^include\/wasm32-wasip1\//,
  PLAIN_HEADER,
  /^lib\/wasm32-wasip1\/(crt1-command\.o|libc\.a|libc\+\+(abi)?\.a|libc-printscan-long-double\.a|libwasi-emulated-[\w-]+\.a)$/,
  /^lib\/wasm32-unknown-wasip1\/libclang_rt\.builtins\.a$/,
];

interface Kept {
  readonly key: string;
  readonly parts: readonly CompilerPart[];
}

/** The parts in build/compiler/, up to date or not; null if there are none. */
export const keptParts = (): readonly CompilerPart[] | null => readKept()?.parts ?? null;

/** The parts in build/compiler/, made anew if they are not up to date. */
export async function compilerParts(): Promise<readonly CompilerPart[]> {
  const key = keyOf();
  const kept = readKept();
  if (kept?.key === key) return kept.parts;
  rmSync(KEPT, { recursive: true, force: true });
  mkdirSync(KEPT, { recursive: true });
  const llvm = limited(readFileSync(join(PACKAGE, 'gen/llvm.core.wasm')));
  const library = libraryFor(llvm).then((bytes) => pack('library', bytes));
  const parts = await Promise.all([pack('llvm', llvm), library]);
  writeFileSync(`${MANIFEST}.new`, JSON.stringify({ key, parts } satisfies Kept));
  renameSync(`${MANIFEST}.new`, MANIFEST);
  return parts;
}

/** Changes with the package and with everything that goes into the parts. */
function keyOf(): string {
  const hash = createHash('sha256');
  const own = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(library\/.*\.(h|cpp)|model\/(archive|flags|source-text)\.ts)$/.test(name))
    .map((name) => join(SOURCES, name))
    .sort();
  for (const file of [join(PACKAGE, 'package.json'), join(import.meta.dirname, 'vite.compiler.ts'), ...own])
    hash.update(readFileSync(file));
  return hash.digest('hex');
}

function readKept(): Kept | null {
  if (!existsSync(MANIFEST)) return null;
  const kept: Kept = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  return kept.parts.every(({ url }) => existsSync(fileOf(url))) ? kept : null;
}

const fileOf = (url: string) => join(KEPT, url.slice(FOLDER.length + 1));

/** The compiler with its memory limited. */
function limited(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const memory = memoryOf(bytes);
  if (typeof memory === 'string') throw new Error(`The compiler's memory is ${memory}.`);
  return limitMemory(bytes, memory, MEMORY);
}

/** Headers and libraries as an archive: the used ones of the package, ours, and what is compiled of ours. */
async function libraryFor(llvm: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const given = readArchive(readFileSync(join(PACKAGE, 'gen/llvm-resources.tar')));
  const plain = [...given.filter(({ path }) => USED.some((pattern) => pattern.test(path))), ...ownHeaders()];
  const tools = new Toolchain(await WebAssembly.compile(llvm), writeArchive(plain));
  const source = { path: JUDGE_SOURCE, bytes: readFileSync(join(SOURCES, 'library', JUDGE_SOURCE)) };
  const { said, file } = tools.run(JUDGE_ARGUMENTS, [source]);
  const judge = file(OBJECT);
  if (judge === null) throw new Error(`${JUDGE_SOURCE} does not compile: ${said}`);
  const seldom = new TextEncoder().encode(seldomNames(tools, plain).join('\n'));
  return writeArchive([...plain, { path: JUDGE_OBJECT, bytes: judge }, { path: SELDOM, bytes: seldom }]);
}

/** Names that the light form declares as well, but does not define. */
const DEFINED_SELDOM = [
  ...['atomic', 'chrono', 'complex', 'locale', 'filebuf', 'fstream', 'ifstream', 'ofstream'],
  ...['stringbuf', 'stringstream', 'istringstream', 'ostringstream'],
];

/** The oldest and the newest standard: those between have no names of their own. */
const OUTERMOST = ['11', '20'] as const satisfies readonly Standard[];

/** The names that a program has from the header with everything in its full form alone, whatever the standard. */
function seldomNames(tools: Toolchain, library: readonly ArchiveFile[]): string[] {
  const texts = new Map(library.map(({ path, bytes }) => [`${LIBRARY}/${path}`, bytes]));
  const wordsWith = (standard: Standard, isLight: boolean) => {
    const { status, said } = tools.run(listArguments(standard, isLight), []);
    if (status !== 0) throw new Error(`${EVERYTHING} cannot be read: ${said}`);
    const files = new Set(said.split('\n').map((line) => line.replace(/^\.+ /, '')));
    return new Set([...files].flatMap((file) => [...wordsOf(new TextDecoder().decode(texts.get(file)))]));
  };
  const found = OUTERMOST.flatMap((standard) => {
    const light = wordsWith(standard, true);
    const words = [...wordsWith(standard, false)].filter((word) => !light.has(word));
    return namesAmong(words, standard, tools);
  });
  return [...new Set([...found, ...DEFINED_SELDOM])].sort();
}

/** The words that are names with the whole standard library: the compiler knows them where they stand alone. */
function namesAmong(words: readonly string[], standard: Standard, tools: Toolchain): string[] {
  const lines = words.map((word) => `  ${word};\n`).join('');
  const source = `#include <${EVERYTHING}>\nusing namespace std;\nint main() {\n${lines}}\n`;
  const { said } = tools.run(checkArguments(standard), [
    { path: SOURCE, bytes: new TextEncoder().encode(source) },
  ]);
  const unknown = new Set(
    Array.from(said.matchAll(/use of undeclared identifier '(\w+)'/g), ([, word = '']) => word),
  );
  return words.filter((word) => !unknown.has(word));
}

function ownHeaders(): ArchiveFile[] {
  const read = (name: string) => readFileSync(join(SOURCES, 'library', name));
  const x86 = read('x86.h');
  return [
    ...OWN_HEADERS.map((name) => ({ path: `include/${name}`, bytes: read(name) })),
    ...X86_HEADERS.map((name) => ({ path: `include/${name}.h`, bytes: x86 })),
  ];
}

/**
 * Compresses a part into a file whose name contains its hash. The ending says nothing of gzip, because servers would have the
 * browser unpack such a file, and its size and hash would not be those of the download.
 */
async function pack(name: CompilerPart['name'], bytes: Uint8Array): Promise<CompilerPart> {
  const packed = await promisify(gzip)(bytes, { level: constants.Z_DEFAULT_COMPRESSION });
  const hash = createHash('sha256').update(packed).digest('hex');
  const url = `${FOLDER}/${name}-${hash.slice(0, 12)}.bin`;
  writeFileSync(fileOf(url), packed);
  return { name, url, packed: packed.length, unpacked: bytes.length, hash };
}

/** Puts the compiler's parts beside the page. */
export function withCompiler(parts: readonly CompilerPart[]): Plugin {
  return {
    name: 'with-compiler',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const part = parts.find(({ url }) => request.url?.endsWith(`/${url}`));
        if (part === undefined) return next();
        response.setHeader('content-type', 'application/octet-stream');
        response.end(readFileSync(fileOf(part.url)));
      });
    },
    writeBundle({ dir = '' }) {
      mkdirSync(join(dir, FOLDER), { recursive: true });
      for (const { url } of parts) copyFileSync(fileOf(url), join(dir, url));
    },
  };
}
