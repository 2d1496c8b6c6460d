import { SharedList } from '../../page/shared-list.ts';
import { findId, formatFind, type KeptFind, mergeFinds, parseFind, parseFormerFinds } from './model/mine.ts';

/** Opens the stored finds. */
export function openFinds(): SharedList<KeptFind> {
  const finds = new SharedList<KeptFind>({
    name: 'finds',
    idOf: findId,
    format: formatFind,
    parse: parseFind,
    merge: mergeFinds,
  });
  finds.takeFormer('finds', parseFormerFinds);
  return finds;
}
