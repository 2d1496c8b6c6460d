/** A message of the compiler or the linker. */
export interface Diagnostic {
  readonly kind: 'error' | 'warning';
  /** Line and column in the program, from 1; 0 if it names none. */
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

/** `file:line:column: kind: text`, with or without the place. */
const MESSAGE = /^(?:([^\s:][^:]*):(\d+):(\d+): )?(?:wasm-ld: )?(fatal error|error|warning): (.*)$/;

/** A note names the program's own line from which an error in a header comes. */
const NOTE = /^([^\s:][^:]*):(\d+):(\d+): note: (.*)$/;

/** Notes that name the reason of an error. */
const REASON = /^constexpr evaluation exceeded maximum depth/;

/**
 * The diagnostics in the messages of a compiler; one in a header has the place in the program from which it comes, and one whose
 * reason stands in a note has that as well.
 */
export function diagnosticsIn(said: string, source: string): Diagnostic[] {
  const found: Diagnostic[] = [];
  let isElsewhere = false;
  for (const line of said.split('\n')) {
    const [whole, file, row = '0', column = '0', kind = '', text = ''] = MESSAGE.exec(line) ?? [];
    const last = found.at(-1);
    if (whole !== undefined) {
      isElsewhere = file !== undefined && file !== source;
      const place = file === source ? { line: Number(row), column: Number(column) } : { line: 0, column: 0 };
      found.push({ kind: kind === 'warning' ? 'warning' : 'error', ...place, text });
    } else if (last !== undefined) {
      const [, noted, at, from, why = ''] = NOTE.exec(line) ?? [];
      const isOrigin = isElsewhere && last.line === 0 && noted === source;
      found[found.length - 1] = {
        ...last,
        ...(isOrigin && { line: Number(at), column: Number(from) }),
        ...(REASON.test(why) && { text: `${last.text}: ${why}` }),
      };
    }
  }
  return found;
}

/** What a checked program ends at, as judge.cpp prints it. */
export type Violation = { readonly line: number; readonly column: number } & (
  | {
      readonly kind: 'bounds';
      readonly index: string;
      /** Type of the array, such as `int[100]`. */
      readonly array: string;
    }
  | { readonly kind: 'divide' }
  | { readonly kind: 'return' }
);

const VIOLATION = /^(?:(divide|return) (\d+) (\d+)$|bounds (\d+) (\d+) (-?\d+) '?([^']*)'?)/;

/** The violation that a checked program reports on its first line of standard error; null if it reports none. */
export function violationIn(said: string): Violation | null {
  const [whole, kind, line, column, row, place, index = '', array = ''] = VIOLATION.exec(said) ?? [];
  if (whole === undefined) return null;
  if (kind === 'divide' || kind === 'return') return { kind, line: Number(line), column: Number(column) };
  return { kind: 'bounds', line: Number(row), column: Number(place), index, array };
}

/** Errors of a program that leaves out a header which other libraries include on their own. */
const LACKING =
  /undeclared identifier|no (member|type) named '\w+' in namespace 'std'|no template named|unknown type name|implicit instantiation of undefined template|incomplete type|no matching function|undeclared/;

/** Whether including the whole standard library might make the program compile. */
export function lacksHeader(said: string): boolean {
  return LACKING.test(said);
}
