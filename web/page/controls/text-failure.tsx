import type { Failure } from '../../model/state.ts';
import { useFailureSentence } from '../words/text-failure-words.ts';

/** The sentence of a failure of a text, a file or a form. */
export function TextFailure({ failure }: { failure: Failure }) {
  return <>{useFailureSentence()(failure)}</>;
}
