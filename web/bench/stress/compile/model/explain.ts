import type { Diagnostic } from './diagnostics.ts';
import { STANDARDS, type Standard } from './flags.ts';

/** What stands behind an error, for a reader who knows C++ and not this compiler. */
export type Explanation =
  | 'undeclared'
  | 'semicolon'
  | 'brace'
  | 'header'
  | 'ambiguous'
  | 'clash'
  | 'redefinition'
  | 'arguments'
  | 'types'
  | 'main'
  | 'undefined'
  | 'standard'
  | 'no_exceptions'
  | 'no_threads'
  | 'no_assembly'
  | 'no_x86'
  | 'no_gnu'
  | 'no_int128'
  | 'full_width'
  | 'order'
  | 'overloads'
  | 'gets'
  | 'no_return'
  | 'not_set'
  | 'outside'
  | 'depth'
  | 'constant_depth';

/** Names of the standard library that C++11 lacks. Those that contestants give to variables, such as size, are left out. */
const NEWER =
  'make_unique|exchange|optional|variant|any|string_view|byte|gcd|lcm|clamp|ranges|views|span|count[lr]_zero|popcount|bit_(width|ceil|floor|cast)|midpoint|ssize|erase_if|concept|requires|(index|integer)_sequence|is_\\w+_v|enable_if_t';

/** Patterns of the messages; the first match counts, so what a judge has and this compiler has not comes first. */
const MESSAGES: readonly (readonly [RegExp, Explanation])[] = [
  [/exceptions disabled|__cxa_(throw|begin_catch)/, 'no_exceptions'],
  [
    /'(std::)?(this_thread|j?thread|(timed_|recursive_|shared_)*mutex|async|future|promise|lock_guard|unique_lock|condition_variable|pthread_\w+)'|symbol: pthread_/,
    'no_threads',
  ],
  [/<inline asm>|inline asm|in asm|asm constraint|'asm'/, 'no_assembly'],
  [/'_mm\w*'|'__m(128|256|512)\w*'|__builtin_ia32|only meant to be used on x86/, 'no_x86'],
  [
    /'(ext\/pb_ds|ext\/rope|tr1\/|tr2\/|bits\/extc\+\+)[^']*' file not found|'?(__gnu_pbds|__gnu_cxx)'?/,
    'no_gnu',
  ],
  [/operator '(<<|>>)'.*__int128/, 'no_int128'],
  [
    /<U\+(3000|3001|3002|3010|3011|201[89C-D]|FF[0-5][0-9A-F])>|[\u2018-\u201d\u3000-\u3002\uff01-\uff5e]/,
    'full_width',
  ],
  [/undefined symbol: gets$|'gets'/, 'gets'],
  [/file not found/, 'header'],
  [/^call to .* is ambiguous|^use of overloaded operator/, 'overloads'],
  [
    /call to object of type 'const std::less|invalid operands to binary expression \('const (\w+)' .* and 'const \1'|invalid operands to binary expression \('const (\w+)' and 'const \2'/,
    'order',
  ],
  [/^reference to '.*' is ambiguous|is ambiguous$/, 'ambiguous'],
  [/as different kind of symbol|conflicting types|must have C language linkage|redeclared as/, 'clash'],
  [/^redefinition of|duplicate symbol|^duplicate case/, 'redefinition'],
  [/'main' must return 'int'|undefined symbol: main/, 'main'],
  [/undefined symbol/, 'undefined'],
  [/expected ';'/, 'semicolon'],
  [
    /expected '[})\]]'|expected (statement|expression)|extraneous closing brace|function definition is not allowed here|expected (unqualified-id|external declaration)/,
    'brace',
  ],
  [
    /(?:is|are) a C\+\+\d\d extension|only available with -std|C\+\+\d\d or later|(before|until) C\+\+|no (member|type|template) named '.*' in namespace 'std'$|deduction is not|structured binding|arguments for class template '(less|greater)'|'auto' not allowed in function prototype|'(contains|extract|merge|try_emplace)' in 'std::(unordered_)?(multi)?(set|map)|'(starts|ends)_with' in 'std::/,
    'standard',
  ],
  [
    new RegExp(
      `(undeclared identifier|unknown type name|no (member|type|template) named) '(${NEWER})'( in namespace 'std')?(?!; did you mean '(?!__|is_))`,
    ),
    'standard',
  ],
  [
    /undeclared identifier|unknown type name|no template named|use of undeclared|in namespace 'std'/,
    'undeclared',
  ],
  [/no matching (function|member function|constructor)|too (few|many) arguments/, 'arguments'],
  [
    /cannot initialize|no viable|invalid operands|incompatible|cannot be narrowed|member reference (base )?type|assigning to|subscripted value|not assignable/,
    'types',
  ],
  [/does not return a value/, 'no_return'],
  [/uninitialized/, 'not_set'],
  [/constexpr evaluation exceeded/, 'constant_depth'],
  [/exceeded maximum depth/, 'depth'],
  [/array index .* (past|before) the (end|beginning)/, 'outside'],
];

/** The explanation of a message under a standard; null if there is none that says more than the message. */
export function explanationOf({ text }: Pick<Diagnostic, 'text'>, standard: Standard): Explanation | null {
  const isNewest = standard === STANDARDS.at(-1);
  const found = MESSAGES.find(
    ([pattern, explanation]) => !(isNewest && explanation === 'standard') && pattern.test(text),
  );
  return found?.[1] ?? null;
}
