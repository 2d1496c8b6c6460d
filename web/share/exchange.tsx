import type { TargetedEvent } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Failure } from '../model/failure.ts';
import { useApp, useTexts } from '../page/app-context.ts';
import { CopyByHand, useCopying } from '../page/controls/copying.tsx';
import { CONTEST_FILE, downloadText, exportText, importFiles, importText } from '../page/exchange.ts';
import { useCatalogue } from '../page/words/catalogue.ts';
import { useFailureSentence } from '../page/words/failure-words.ts';
import './exchange.css';
import { EXCHANGE } from './exchange-words.ts';
import { RedFirst } from './red-first.tsx';

/** Imports and exports contest texts. The field keeps its text after an error and when the dialog closes. */
export function Exchange() {
  const exchange = useCatalogue(EXCHANGE);
  const { gap } = useTexts();
  return (
    <>
      <p>
        {exchange.intro}
        <span class="by-drop">{gap + exchange.dropHint}</span>
      </p>
      <p>{exchange.forms}</p>
      <TextForm />
    </>
  );
}

function TextForm() {
  const app = useApp();
  const texts = useCatalogue(EXCHANGE);
  const { text, failure, refused } = app.exchange.value;
  const field = useRef<HTMLTextAreaElement>(null);
  const write = (next: string) => {
    app.exchange.value = { text: next, failure: null };
  };
  useLayoutEffect(() => {
    if (failure !== null && field.current !== null) showPlace(field.current, failure);
  }, [failure]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void importText(app, text);
      }}
    >
      <textarea
        ref={field}
        aria-label={texts.text}
        aria-invalid={failure !== null}
        aria-describedby={failure === null ? undefined : 'exchange-problem'}
        rows={12}
        spellcheck={false}
        autocapitalize="off"
        value={text}
        onInput={(event) => write(event.currentTarget.value)}
      />
      {failure !== null && <Problem failure={failure} />}
      {refused !== undefined && (
        <p class="problem" role="alert">
          {texts.refused(refused)}
        </p>
      )}
      <div class="buttons">
        <button type="submit" class="button wide primary">
          {texts.open}
        </button>
        <FileButton />
        <Outgoing write={write} />
      </div>
      <RedFirst />
    </form>
  );
}

function Problem({ failure }: { failure: Failure }) {
  const exchange = useCatalogue(EXCHANGE);
  const sentence = useFailureSentence();
  const { gap } = useTexts();
  return (
    <p class="problem" id="exchange-problem" role="alert">
      {failure.line > 0 && <strong>{exchange.place(failure.line, failure.column) + gap}</strong>}
      {[sentence(failure), exchange.failed].join(gap)}
    </p>
  );
}

/** Selects the character at the place of the error, ready to be overtyped. */
function showPlace(field: HTMLTextAreaElement, { line, column }: Failure): void {
  field.focus();
  if (line === 0) return;
  const before = field.value.split('\n').slice(0, line - 1);
  const offset = before.reduce((sum, each) => sum + each.length + 1, 0) + Math.max(0, column - 1);
  field.setSelectionRange(offset, Math.min(offset + 1, field.value.length));
}

function FileButton() {
  const app = useApp();
  const onChange = (event: TargetedEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const file = input.files?.[0];
    if (file !== undefined) void importFiles(app, [file]);
    input.value = '';
  };
  return (
    <label class="button wide file">
      <input type="file" accept=".in,.txt,text/plain" onChange={onChange} />
      <span>{useCatalogue(EXCHANGE).file}</span>
    </label>
  );
}

/** Exports the current board to the field, the clipboard or a file. */
function Outgoing({ write }: { write: (text: string) => void }) {
  const app = useApp();
  const exchange = useCatalogue(EXCHANGE);
  const { said, copy, left } = useCopying();
  const withText = (use: (text: string) => unknown) => async () => {
    const text = await exportText(app);
    if (text !== null) await use(text);
  };
  return (
    <>
      <button type="button" class="button wide" onClick={withText(write)}>
        {exchange.current}
      </button>
      <button type="button" class="button wide" onClick={withText((text) => copy(text, exchange.copied))}>
        {said.value || exchange.copy}
      </button>
      <button
        type="button"
        class="button wide"
        onClick={withText((text) => downloadText(text, CONTEST_FILE))}
      >
        {exchange.download}
      </button>
      <CopyByHand left={left} />
    </>
  );
}
