import type { LinkError } from '../../model/link-error.ts';
import { useCatalogue } from '../words/catalogue.ts';
import { BAD_LINK } from './bad-link-words.ts';

/** The key and the place at which a link cannot be read. */
export function BadLinkPlace({ error }: { error: LinkError }) {
  return <p>{useCatalogue(BAD_LINK).place(error)}</p>;
}
