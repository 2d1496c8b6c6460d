/** Comments, strings and characters of C++, which are no code. */
const NO_CODE = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g;

/** A program's lines, with comments, strings and characters left blank. */
function linesOfCode(source: string): string[] {
  return source.replace(NO_CODE, (text) => text.replace(/[^\n]/g, ' ')).split('\n');
}

/** The words of a program's code that begin with a letter. */
export function wordsOf(source: string): Set<string> {
  return new Set(linesOfCode(source).flatMap((line) => line.match(/\b[A-Za-z]\w*/g) ?? []));
}

/** `long` alone: 64 bits wide with a judge's compiler, 32 here. */
const LONG = /(?<!\blong\s+)\blong\b(?!\s+(?:long|double)\b)(?!\s+(?:unsigned|signed)\s+long)/;

/** Line of the first `long` that is not `long long`, from 1; 0 if there is none. */
export function lineOfLong(source: string): number {
  return linesOfCode(source).findIndex((line) => LONG.test(line)) + 1;
}

/** Line of the first inline assembly, from 1; 0 if there is none. The linker, which refuses it, does not know the line. */
export function lineOfAssembly(source: string): number {
  return linesOfCode(source).findIndex((line) => /\b(?:asm|__asm|__asm__)\b/.test(line)) + 1;
}
