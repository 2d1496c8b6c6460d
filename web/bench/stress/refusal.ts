import { memory } from '../../page/words/memory.ts';
import type { Rejected } from './program-file.ts';
import type { STRESS } from './words.ts';
import type { FileRefusal } from './worker/protocol.ts';

/** Why a program cannot be run; `limit`: its memory (bytes). */
export function refusalSentence(
  refusal: FileRefusal,
  limit: number,
  texts: (typeof STRESS)['en']['refusal'],
): string {
  switch (refusal.code) {
    case 'broken':
      return texts.broken(refusal.why);
    case 'missing':
      return texts.missing(refusal.names, refusal.more);
    case 'memory':
      return texts.memory(memory(refusal.bytes), memory(limit));
    default:
      return texts[refusal.code];
  }
}

/** Why files are not taken. */
export function rejectionSentence(why: Rejected, texts: (typeof STRESS)['en']['rejected']): string {
  switch (why.code) {
    case 'several':
      return texts.several(why.count);
    case 'nul':
      return texts.nul(why.line, why.column);
    default:
      return texts[why.code];
  }
}
