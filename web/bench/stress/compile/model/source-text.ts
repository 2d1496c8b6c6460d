/** Comments, strings and characters of C++, which are no code. */
const NO_CODE = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g;

/** A program with comments, strings and characters left blank. */
function codeOf(source: string): string {
  return source.replace(NO_CODE, (text) => text.replace(/[^\n]/g, ' '));
}

/** A program's lines, with comments, strings and characters left blank. */
function linesOfCode(source: string): string[] {
  return codeOf(source).split('\n');
}

/** The words of a program's code that begin with a letter. */
export function wordsOf(source: string): Set<string> {
  return new Set(linesOfCode(source).flatMap((line) => line.match(/\b[A-Za-z]\w*/g) ?? []));
}

/** `long` alone: 64 bits wide with a judge's compiler, 32 here. */
const LONG =
  /(?<!\blong\s+(?:(?:un)?signed\s+)?)\blong\b(?!\s+(?:long|double)\b)(?!\s+(?:unsigned|signed)\s+long\b)/;

/** Line of the first `long` that is not `long long`, from 1; 0 if there is none. */
export function lineOfLong(source: string): number {
  return linesOfCode(source).findIndex((line) => LONG.test(line)) + 1;
}

/** Line of the first inline assembly, from 1; 0 if there is none. The linker, which refuses it, does not know the line. */
export function lineOfAssembly(source: string): number {
  return linesOfCode(source).findIndex((line) => /\b(?:asm|__asm|__asm__)\b/.test(line)) + 1;
}

/** First line that has a word in its code, from 1; 0 if there is none. */
export function lineOfWord(source: string, word: string): number {
  return linesOfCode(source).findIndex((line) => line.match(/\w+/g)?.includes(word)) + 1;
}

/** Name of the array that is accessed at a place, from 1: `a[i]` or `a + i`; null if what stands there is another expression. */
export function arrayAt(source: string, line: number, column: number): string | null {
  const text = source.split('\n')[line - 1] ?? '';
  const from = text.slice(column - 1);
  if (/^[+-]/.test(from)) return /([A-Za-z_]\w*)\s*$/.exec(text.slice(0, column - 1))?.[1] ?? null;
  return /^([A-Za-z_]\w*)\s*\[/.exec(from)?.[1] ?? null;
}

/** What stands before a function's body: its name, parameters, and what may follow them. */
const HEAD =
  /([A-Za-z_]\w*)\s*\((?:[^()]|\([^()]*\))*\)\s*(?:(?:const|noexcept|override)\s*)*(?:->[^{};]*|:[^:{};][^{};]*)?$/;

/** Words that stand before a parenthesis in front of other blocks. */
const NO_FUNCTION: ReadonlySet<string | undefined> = new Set(['if', 'for', 'while', 'switch', 'catch']);

/** A line of the preprocessor, with those that continue it. */
const DIRECTIVE = /^[^\S\n]*#(?:[^\n]*\\\n)*[^\n]*/gm;

/** Name of the function whose body has a place, from 1; null if none is recognised. */
export function functionAt(source: string, line: number, column: number): string | null {
  const code = codeOf(source).replace(DIRECTIVE, (text) => text.replace(/[^\n]/g, ' '));
  const before =
    code
      .split('\n')
      .slice(0, line - 1)
      .join('\n').length + column;
  const open: (string | null)[] = [];
  let begun = 0;
  for (const { 0: mark, index } of code.slice(0, before).matchAll(/[{};]/g)) {
    if (mark === '{') open.push(functionIn(code.slice(begun, index)));
    if (mark === '}') open.pop();
    begun = index + 1;
  }
  // The outermost: within a function, a macro with a block looks like another one.
  return open.find((name) => name !== null) ?? null;
}

function functionIn(head: string): string | null {
  const name = HEAD.exec(head)?.[1];
  return name === undefined || NO_FUNCTION.has(name) ? null : name;
}
