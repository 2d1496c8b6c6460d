import { perApp } from '../../page/per-app.ts';
import { SharedList } from '../../page/shared-list.ts';
import { formatRecent, mergeRecents, parseFormerRecents, parseRecent, type Recent } from './model/recents.ts';

/** The recent boards of this browser. */
export const recentsOf = perApp(() => {
  const recents = new SharedList<Recent>({
    name: 'recent',
    idOf: ({ link }) => link,
    format: formatRecent,
    parse: parseRecent,
    merge: mergeRecents,
  });
  recents.takeFormer('recent', parseFormerRecents);
  return recents;
});
