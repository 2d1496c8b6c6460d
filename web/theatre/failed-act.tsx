import type { Failure } from '../model/failure.ts';
import { Problem } from '../page/controls/problem.tsx';

interface Props {
  readonly failure: Failure;
  /** The label of the retry button. */
  readonly again: string;
  readonly retry: () => void;
}

/** The message of an act that has failed. */
export function FailedAct({ failure, again, retry }: Props) {
  return (
    <div class="not-loaded">
      <Problem failure={failure} role="alert">
        <button type="button" class="button wide" onClick={retry}>
          {again}
        </button>
      </Problem>
    </div>
  );
}
