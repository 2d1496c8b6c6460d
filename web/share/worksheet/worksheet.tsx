import '../../page/style/primitives.css';
import './worksheet.css';
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { Check } from '../../page/controls/check.tsx';
import { Choices } from '../../page/controls/choices.tsx';
import { useForPrinter } from '../../page/print/use-for-printer.tsx';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { useFailureSentence } from '../../page/words/failure-words.ts';
import { PER_PAGE, type PerPage, pagesOf, perPageFor } from './model/pages.ts';
import { Sheets } from './sheets.tsx';
import { type Chosen, useBoards, useValues } from './use-boards.ts';
import { type BoardSource, WORKSHEET } from './words.ts';

const SOURCES: readonly BoardSource[] = ['shown', 'recent', 'text'];

/** Chooses boards for a worksheet, shows its first page, and prints it. */
export function Worksheet() {
  const words = useCatalogue(WORKSHEET);
  const source = useSignal<BoardSource>('shown');
  const text = useSignal('');
  const wished = useSignal<PerPage | null>(null);
  const hasAnswers = useSignal(false);
  const chosen = useBoards(source.value, text.value);
  const { tasks } = chosen;
  const perPage = wished.value ?? perPageFor(tasks.length);
  const values = useValues(tasks, hasAnswers.value);
  const isSolving = hasAnswers.value && tasks.length > 0 && values === null;
  const sheets = { tasks, perPage, values: hasAnswers.value ? values : null };
  useForPrinter(tasks.length === 0 ? null : <Sheets {...sheets} />);
  return (
    <div class="stack">
      <p>{words.intro}</p>
      <Choices
        label={words.source}
        chosen={source.value}
        choices={SOURCES.map((value) => ({ value, name: words.sources[value] }))}
        choose={(value) => {
          source.value = value;
        }}
      />
      {source.value === 'text' && (
        <TextField
          text={text.value}
          write={(next) => {
            text.value = next;
          }}
        />
      )}
      <div class="cluster">
        <PerPageField
          perPage={perPage}
          choose={(next) => {
            wished.value = next;
          }}
        />
        <Check
          checked={hasAnswers.value}
          check={(checked) => {
            hasAnswers.value = checked;
          }}
        >
          <span>{words.answers}</span>
        </Check>
      </div>
      <Summary chosen={chosen} perPage={perPage} hasAnswers={hasAnswers.value} isSolving={isSolving} />
      <div class="buttons">
        <button
          type="button"
          class="button wide primary"
          disabled={tasks.length === 0 || isSolving}
          onClick={() => print()}
        >
          {words.print}
        </button>
      </div>
      {tasks.length > 0 && (
        <div class="first-sheet" role="img" aria-label={words.preview}>
          <Sheets {...sheets} most={1} />
        </div>
      )}
    </div>
  );
}

function TextField({ text, write }: { text: string; write: (text: string) => void }) {
  const words = useCatalogue(WORKSHEET);
  const hint = useId();
  return (
    <div class="stack tight">
      <textarea
        aria-label={words.text}
        aria-describedby={hint}
        rows={8}
        spellcheck={false}
        autocapitalize="off"
        value={text}
        onInput={(event) => write(event.currentTarget.value)}
      />
      <p class="hint" id={hint}>
        {words.hint}
      </p>
    </div>
  );
}

function PerPageField({ perPage, choose }: { perPage: PerPage; choose: (perPage: PerPage) => void }) {
  const words = useCatalogue(WORKSHEET);
  return (
    <label class="cluster">
      <span>{words.perPage}</span>
      <select
        value={perPage}
        onChange={({ currentTarget }) => {
          const found = PER_PAGE.find((each) => String(each) === currentTarget.value);
          if (found !== undefined) choose(found);
        }}
      >
        {PER_PAGE.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
    </label>
  );
}

interface SummaryProps {
  readonly chosen: Chosen;
  readonly perPage: PerPage;
  readonly hasAnswers: boolean;
  readonly isSolving: boolean;
}

/** What will be printed, or why nothing can be. */
function Summary({ chosen: { tasks, left, isCut, failure }, perPage, hasAnswers, isSolving }: SummaryProps) {
  const words = useCatalogue(WORKSHEET);
  const sentence = useFailureSentence();
  const pages = pagesOf(tasks, perPage).length;
  return (
    <div role="status">
      {failure !== null && <p class="problem">{sentence(failure)}</p>}
      {failure === null && tasks.length === 0 && <p>{words.none}</p>}
      {tasks.length > 0 && (
        <p>
          {words.pages(tasks.length, pages)}
          {hasAnswers && words.answersToo}
        </p>
      )}
      {tasks.length > 0 && left > 0 && <p>{words.left(left)}</p>}
      {isCut && <p>{words.most(tasks.length)}</p>}
      {isSolving && <p>{words.solving}</p>}
    </div>
  );
}
