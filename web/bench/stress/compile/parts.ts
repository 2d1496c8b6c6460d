import type { CompilerPart } from './model/parts.ts';

/** Replaced by the build: the compiler's parts, null in a page without it. */
declare const RUBICON_COMPILER: readonly CompilerPart[] | null;

export const PARTS = RUBICON_COMPILER;

/** Loads the editor; null in a page without the compiler. */
export const loadEditor = RUBICON_COMPILER === null ? null : () => import('./editor.ts');
