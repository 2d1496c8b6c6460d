import type { Failure } from '../model/state.ts';
import { Problem } from '../page/controls/problem.tsx';

interface Props {
  readonly failure: Failure;
  /** What the button says that begins the act again. */
  readonly again: string;
  readonly retry: () => void;
}

/** An act that could not be opened, or has broken off. */
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
