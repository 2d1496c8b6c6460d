import './copying.css';
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { copyText, LONGEST_SHOWN } from '../exchange.ts';
import { useCatalogue } from '../words/catalogue.ts';
import { COPYING } from './copying-words.ts';
import { useSaid } from './use-said.ts';

export interface Copying {
  /** The latest confirmation, for a while. */
  readonly said: ReadonlySignal<string>;
  readonly say: (sentence: string) => void;
  /** Shows a failure until the next message. */
  readonly complain: (sentence: string) => void;
  /** Copies the text and confirms it; on failure offers it to be copied by hand. */
  readonly copy: (text: string, copied: string) => Promise<void>;
  /** The text that could not be copied. */
  readonly left: ReadonlySignal<string | null>;
}

/** Clipboard access; the view that uses it renders CopyByHand too. */
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

/** A text that could not be copied, selected; a very long one is offered as a download. */
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
