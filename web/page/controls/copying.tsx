import './copying.css';
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { copyText, LONGEST_SHOWN } from '../exchange.ts';
import { useCatalogue } from '../words/catalogue.ts';
import { COPYING } from './copying-words.ts';
import { useSaid } from './use-said.ts';

export interface Copying {
  /** What was done last, for a while. */
  readonly said: ReadonlySignal<string>;
  readonly say: (sentence: string) => void;
  /** Says what was not done, until something else is said. */
  readonly complain: (sentence: string) => void;
  /** Copies the text and says that it is copied; otherwise it is to be copied by hand. */
  readonly copy: (text: string, copied: string) => Promise<void>;
  /** What the browser did not let the page copy. */
  readonly left: ReadonlySignal<string | null>;
}

/** Ways to the clipboard; the view that offers them shows CopyByHand too. */
export function useCopying(): Copying {
  const { said, say, complain } = useSaid();
  const left = useSignal<string | null>(null);
  const copy = async (text: string, copied: string) => {
    left.value = null;
    const isDone = await copyText(text);
    say(isDone ? copied : '');
    if (!isDone) left.value = text;
  };
  return { said, say, complain, copy, left };
}

/** A text that the browser did not let the page copy, selected; one that is too long to be shown is to be downloaded. */
export function CopyByHand({ left: { value: text } }: Pick<Copying, 'left'>) {
  const words = useCatalogue(COPYING);
  if (text === null) return null;
  if (text.length > LONGEST_SHOWN) return <p role="status">{words.tooLong}</p>;
  return <Selected text={text} />;
}

function Selected({ text }: { text: string }) {
  const words = useCatalogue(COPYING);
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => field.current?.focus(), [text]);
  return (
    <label class="by-hand">
      <span>{words.byHand}</span>
      <textarea
        ref={field}
        readOnly
        rows={3}
        spellcheck={false}
        value={text}
        aria-describedby="copy-by-hand"
        onFocus={(event) => event.currentTarget.select()}
      />
      <span id="copy-by-hand">{words.selected}</span>
    </label>
  );
}
