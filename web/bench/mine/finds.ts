import { SharedList } from '../../page/shared-list.ts';
import { findId, formatFind, type Kept, mergeFinds, parseFind, parseFormerFinds } from './model/mine.ts';

/** Opens the stored finds. */
export function openFinds(): SharedList<Kept> {
  const finds = new SharedList<Kept>({
    name: 'finds',
    idOf: findId,
    format: formatFind,
    parse: parseFind,
    merge: mergeFinds,
  });
  finds.takeFormer('finds', parseFormerFinds);
  return finds;
}
