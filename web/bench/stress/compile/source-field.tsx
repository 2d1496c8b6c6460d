import type { Signal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useTexts } from '../../../page/app-context.ts';
import { useCatalogue } from '../../../page/words/catalogue.ts';
import type { Editor } from './editor.ts';
import type { Diagnostic } from './model/diagnostics.ts';
import { loadEditor } from './parts.ts';
import { COMPILE } from './words.ts';

interface Props {
  readonly source: Signal<string>;
  readonly name: string;
  readonly placeholder: string;
  /** Whether it is said how it is compiled and left by keys. */
  readonly isExplained: boolean;
  /** Errors and warnings of the text as it was compiled. */
  readonly diagnostics: readonly Diagnostic[];
  /** A place to go to; each new object is gone to once. */
  readonly place: { readonly line: number; readonly column: number } | null;
}

/** The program's source: a plain field until the editor is loaded, which is large. Offline it may be missing. */
export function SourceField({ source, name, placeholder, isExplained, diagnostics, place }: Props) {
  const texts = useCatalogue(COMPILE);
  const { gap } = useTexts();
  const host = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const text = source.value;
  useEffect(() => mountEditor(host, field, source, setEditor), [source]);
  // The newest text, not the rendered one: the effect may run after more was typed.
  useEffect(() => editor?.setText(source.peek()), [editor, source, text]);
  useEffect(() => editor?.setWords(name, placeholder), [editor, name, placeholder]);
  useEffect(() => editor?.mark(diagnostics), [editor, diagnostics]);
  useEffect(() => {
    if (place !== null) editor?.goTo(place.line, place.column);
  }, [editor, place]);
  return (
    <>
      {editor === null && (
        <textarea
          ref={field}
          class="source-code"
          aria-label={name}
          placeholder={placeholder}
          rows={14}
          spellcheck={false}
          autocapitalize="off"
          value={text}
          onInput={(event) => {
            source.value = event.currentTarget.value;
          }}
        />
      )}
      <div ref={host} class="source-code" hidden={editor === null} />
      {isExplained && (
        <p class="hint">
          {texts.asJudge}
          {editor !== null && <span class="by-keys">{gap + texts.keys}</span>}
        </p>
      )}
    </>
  );
}

/** Loads the editor in place of the field, with its cursor; returns a function that ends it. */
function mountEditor(
  host: { readonly current: HTMLDivElement | null },
  field: { readonly current: HTMLTextAreaElement | null },
  source: Signal<string>,
  mounted: (editor: Editor) => void,
): () => void {
  let editor: Editor | null = null;
  let isGone = false;
  const onChange = (text: string) => {
    source.value = text;
  };
  loadEditor?.()
    .then(({ createEditor, keepEditor }) => {
      void keepEditor();
      if (isGone || host.current === null) return;
      editor = createEditor({ host: host.current, text: source.peek(), onChange });
      const typing = document.activeElement === field.current ? field.current : null;
      const [from, to] = [typing?.selectionStart ?? 0, typing?.selectionEnd ?? 0];
      mounted(editor);
      if (typing !== null) requestAnimationFrame(() => editor?.focus(from, to));
    })
    // The plain field stays.
    .catch(() => {});
  return () => {
    isGone = true;
    editor?.destroy();
  };
}
