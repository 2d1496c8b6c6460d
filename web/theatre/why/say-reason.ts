import type { Side } from '../../../wasm/rubicon.ts';
import { letterOf } from './letter.ts';
import type { Reason } from './model/reason.ts';
import type { TurnedTexts } from './words.ts';

/** The reason in a sentence, and the rule of the game or of the algorithm behind it. */
export interface SaidReason {
  readonly sentence: string;
  readonly rule: string;
}

/** Where the marks come from, which decides how to say that a position was not informed of decided successors. */
export type MarkSource = 'queue' | 'layer';

export function sayReason(
  texts: TurnedTexts,
  side: Side,
  reason: Reason,
  source: MarkSource,
  over: (reason: Extract<Reason, { kind: 'over' }>) => string,
): SaidReason {
  switch (reason.kind) {
    case 'over':
      return { sentence: texts.over(over(reason)), rule: '' };
    case 'won':
      return { sentence: texts.won(side, reason.distance, reason.among), rule: texts.wonRule(side) };
    case 'lost':
      return {
        sentence: texts.lost(side, reason.distance, reason.among),
        rule: texts.lostRule(side, reason.among.length),
      };
    case 'tie':
      return {
        sentence: texts.tie(reason.losing.map(letterOf), reason.staying.map(letterOf)),
        rule: texts.tieRule,
      };
    case 'open': {
      const unheard = source === 'queue' ? texts.unheard : texts.unheardLayer;
      return {
        sentence: texts.open(side, reason.left, reason.moves),
        rule: reason.unheard > 0 ? unheard(reason.unheard) : '',
      };
    }
  }
}
