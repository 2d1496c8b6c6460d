import type { Failure } from '../../model/failure.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { useFailureSentence } from '../../page/words/failure-words.ts';
import type { BatchRun } from './run.ts';
import { BATCH } from './words.ts';

/** Maximum number of problems listed; the rest are counted. */
const MOST_LISTED = 200;

/** Problems of the file: broken boards, and text that belongs to no board. */
export function BatchProblems({ run }: { run: BatchRun }) {
  const texts = useCatalogue(BATCH);
  const problems = run.problems.value;
  if (problems.length === 0) return null;
  return (
    <details class="problems" open>
      <summary class="problem">{texts.problems(problems.length)}</summary>
      <ul>
        {problems.slice(0, MOST_LISTED).map(({ board, failure }) => (
          <li key={`${board} ${failure.line}`}>
            <strong>{board === null ? texts.noBoard : texts.board(board)}</strong>
            {failure.line > 0 ? texts.place(failure.line, failure.column) : ' '}
            <Why failure={failure} />
          </li>
        ))}
        {problems.length > MOST_LISTED && <li>{texts.more(problems.length - MOST_LISTED)}</li>}
      </ul>
    </details>
  );
}

function Why({ failure }: { failure: Failure }) {
  const sentence = useWhy();
  return <span>{sentence(failure)}</span>;
}

/** Sentence for a failure in a contest file, where a bare board is not accepted. */
export function useWhy(): (failure: Failure) => string {
  const sentence = useFailureSentence();
  const { header } = useCatalogue(BATCH);
  return (failure) =>
    failure.code === 'header_expected' || failure.code === 'empty_text' ? header : sentence(failure);
}
