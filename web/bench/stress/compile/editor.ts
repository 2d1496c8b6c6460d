import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { cpp } from '@codemirror/lang-cpp';
import { bracketMatching, HighlightStyle, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { Compartment, EditorState, RangeSet, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  GutterMarker,
  gutterLineClass,
  highlightActiveLine,
  keymap,
  lineNumbers,
  placeholder,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { Diagnostic } from './model/diagnostics.ts';

/*
 * The editor for C++: apart from the page, because it is large and only Stress needs it. It lives in a shadow root, where its
 * styles are style sheets made by the script: the page's policy forbids style elements.
 */

export interface EditorOptions {
  readonly host: HTMLElement;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

export interface Editor {
  /** Replaces the text, unless it is the same. */
  readonly setText: (text: string) => void;
  readonly setWords: (label: string, placeholder: string) => void;
  /** Marks the lines of the diagnostics. */
  readonly mark: (diagnostics: readonly Diagnostic[]) => void;
  /** Puts the cursor at a place, from 1, and focuses the editor. */
  readonly goTo: (line: number, column: number) => void;
  readonly focus: (from: number, to: number) => void;
  readonly destroy: () => void;
}

/** Colours from the page, by custom properties that reach into the shadow root. */
const look = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', backgroundColor: 'transparent', fontSize: '0.875rem' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--code-font)', lineHeight: '1.4' },
  '.cm-content': { caretColor: 'var(--ink)', paddingBlock: '0.5rem' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--muted)', border: 'none' },
  '.cm-activeLine': { backgroundColor: 'var(--code-line)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--code-selection)',
  },
  '.cm-placeholder': { color: 'var(--muted)' },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--code-selection)' },
  '.cm-line.cm-wrong': { boxShadow: 'inset 3px 0 var(--problem)', backgroundColor: 'var(--code-wrong)' },
  '.cm-gutterElement.cm-wrong': { color: 'var(--problem)', fontWeight: '700' },
});

const highlight = HighlightStyle.define([
  {
    tag: [tags.keyword, tags.modifier, tags.controlKeyword, tags.operatorKeyword],
    color: 'var(--code-keyword)',
  },
  { tag: [tags.typeName, tags.namespace, tags.standard(tags.typeName)], color: 'var(--code-type)' },
  { tag: [tags.string, tags.character, tags.number, tags.bool], color: 'var(--code-literal)' },
  { tag: [tags.comment], color: 'var(--muted)', fontStyle: 'italic' },
  { tag: [tags.processingInstruction, tags.meta], color: 'var(--code-keyword)' },
]);

const setMarks = StateEffect.define<readonly Diagnostic[]>();

const wrongLine = Decoration.line({ class: 'cm-wrong' });

class WrongNumber extends GutterMarker {
  override elementClass = 'cm-wrong';
}

const wrongNumber = new WrongNumber();

interface Marks {
  readonly lines: DecorationSet;
  readonly numbers: RangeSet<GutterMarker>;
}

const NO_MARKS: Marks = { lines: Decoration.none, numbers: RangeSet.empty };

/** The marked lines; they move with the text. */
const marks = StateField.define<Marks>({
  create: () => NO_MARKS,
  update(now, transaction) {
    for (const effect of transaction.effects)
      if (effect.is(setMarks)) return marksOf(transaction.state, effect.value);
    const { changes } = transaction;
    return { lines: now.lines.map(changes), numbers: now.numbers.map(changes) };
  },
  provide: (field) => [
    EditorView.decorations.from(field, ({ lines }) => lines),
    gutterLineClass.from(field, ({ numbers }) => numbers),
  ],
});

function marksOf(state: EditorState, diagnostics: readonly Diagnostic[]): Marks {
  const lines = new Set(
    diagnostics
      .filter(({ kind, line }) => kind === 'error' && line >= 1 && line <= state.doc.lines)
      .map(({ line }) => line),
  );
  const places = [...lines].sort((a, b) => a - b).map((line) => state.doc.line(line).from);
  return {
    lines: Decoration.set(places.map((from) => wrongLine.range(from))),
    numbers: RangeSet.of(places.map((from) => wrongNumber.range(from))),
  };
}

/** The editor's own cache: the service worker looks there for parts that it does not know. */
const CACHE = 'rubicon-editor';

/** Caches this script for use offline, in place of older versions. */
export async function keepEditor(): Promise<void> {
  try {
    const cache = await caches.open(CACHE);
    if ((await cache.match(import.meta.url)) === undefined) await cache.add(import.meta.url);
    const others = (await cache.keys()).filter(({ url }) => url !== import.meta.url);
    await Promise.all(others.map((key) => cache.delete(key)));
  } catch {
    // Cache Storage is missing on an insecure address, and may be denied or full.
  }
}

export function createEditor({ host, text, onChange }: EditorOptions): Editor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  // To the page's listeners, what is typed and pasted in a shadow root seems to be meant for the host, which is no text field.
  for (const name of ['keydown', 'paste'] as const)
    host.addEventListener(name, (event) => event.stopPropagation());
  const words = new Compartment();
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        history(),
        drawSelection(),
        bracketMatching(),
        highlightActiveLine(),
        indentUnit.of('    '),
        cpp(),
        syntaxHighlighting(highlight),
        keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
        EditorView.domEventHandlers({
          // A dropped file is the page's; the editor would insert it.
          drop: (event) => event.dataTransfer?.types.includes('Files') === true,
        }),
        marks,
        look,
        words.of([]),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange(update.state.doc.toString());
        }),
      ],
    }),
  });
  return {
    setText: (next) => {
      const whole = view.state.doc.toString();
      if (next !== whole) view.dispatch({ changes: { from: 0, to: whole.length, insert: next } });
    },
    setWords: (label, hint) =>
      view.dispatch({
        effects: words.reconfigure([
          EditorView.contentAttributes.of({ 'aria-label': label, autocapitalize: 'off', tabindex: '0' }),
          placeholder(hint),
        ]),
      }),
    mark: (diagnostics) => view.dispatch({ effects: setMarks.of(diagnostics) }),
    goTo: (line, column) => {
      const { from, to } = view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines));
      view.dispatch({ selection: { anchor: Math.min(from + column - 1, to) }, scrollIntoView: true });
      view.focus();
    },
    focus: (from, to) => {
      const { length } = view.state.doc;
      view.dispatch({ selection: { anchor: Math.min(from, length), head: Math.min(to, length) } });
      view.focus();
    },
    destroy: () => view.destroy(),
  };
}
