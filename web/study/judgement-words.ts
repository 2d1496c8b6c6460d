import type { Value } from '../../wasm/rubicon.ts';
import type { Catalogue } from '../page/words/catalogue.ts';
import type { Judgement } from './model/judgement.ts';

const en = {
  best: (after: Value): string =>
    after.winner === 'tie' ? 'keeps the tie' : after.distance === 0 ? 'wins at once' : 'shortest win',
  longest: 'holds out longest',
  slower: (moves: number) => `still wins, ${moves} moves later`,
  sooner: (moves: number) => `loses ${moves} moves sooner`,
  winToTie: 'turns a win into a tie',
  winToLoss: 'throws the win away',
  tieToLoss: 'throws the tie away',
};

const zh: typeof en = {
  best: (after) => (after.winner === 'tie' ? '保持平局' : after.distance === 0 ? '立即取胜' : '最快取胜'),
  longest: '能拖最久',
  slower: (moves) => `仍可取胜，但慢 ${moves} 步`,
  sooner: (moves) => `早输 ${moves} 步`,
  winToTie: '由胜变平',
  winToLoss: '由胜变负',
  tieToLoss: '由平变负',
};

/** What a move has kept or given away. */
export const JUDGEMENT: Catalogue<typeof en> = { en, zh };

/** The judgement of a move in words, `after` being the value after it. */
export function judgementWords(words: typeof en, judgement: Judgement, after: Value): string {
  switch (judgement.kind) {
    case 'best':
      return words.best(after);
    case 'longest':
      return words.longest;
    case 'slower':
    case 'sooner':
      return words[judgement.kind](judgement.moves);
    case 'win-to-tie':
      return words.winToTie;
    case 'win-to-loss':
      return words.winToLoss;
    case 'tie-to-loss':
      return words.tieToLoss;
  }
}
