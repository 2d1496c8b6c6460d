import type { Failure } from '../../model/failure.ts';
import { useFailureSentence } from '../words/failure-words.ts';

export function FailureSentence({ failure }: { failure: Failure }) {
  return <>{useFailureSentence()(failure)}</>;
}
