import '../algorithm/algorithm.css';
import { signal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { useApp } from '../../page/app-context.ts';
import { Tabs } from '../../page/controls/tabs.tsx';
import { perApp } from '../../page/per-app.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { tellsOf, useAbout } from '../algorithm/about.ts';
import { type Block, blocksOf, indentedByTwo, isCarriedOut } from '../algorithm/model/listing.ts';
import SOLUTION from '../algorithm/solution.cpp?raw';
import { ALGORITHM } from '../algorithm/words.ts';
import { LINES, type Line } from '../model/frame.ts';
import { THEATRE } from '../words.ts';

const FORMS = ['words', 'pseudocode', 'code'] as const;

type Form = (typeof FORMS)[number];

const formOf = perApp(() => signal<Form>('words'));

interface Props {
  /** The current sentence. */
  readonly line: Line;
  /** Whether the start position is decided; null if there is none. */
  readonly isDecided: boolean | null;
}

/** The algorithm in sentences, as pseudocode or as a program, with its current part highlighted. */
export function Algorithm({ line, isDecided }: Props) {
  const form = formOf(useApp());
  const texts = useCatalogue(THEATRE);
  const { how, forms } = useCatalogue(ALGORITHM);
  return (
    <section class="card algorithm" aria-label={texts.algorithm}>
      <h2>{texts.algorithm}</h2>
      <Tabs
        label={how}
        name="form"
        tabs={FORMS}
        names={forms}
        chosen={form.value}
        choose={(chosen) => {
          form.value = chosen;
        }}
        leavesKeys
      />
      <Listing key={form.value} form={form.value} line={line} isDecided={isDecided} />
    </section>
  );
}

/** The blocks of a form; the current one stays in view, without moving the page. */
function Listing({ form, line, isDecided }: Props & { readonly form: Form }) {
  const list = useRef<HTMLOListElement>(null);
  const tell = useAbout(list);
  const blocks = useBlocks(form);
  useLayoutEffect(() => scrollToCurrent(list.current), [line, blocks]);
  return (
    <div role="tabpanel" id="form-panel" aria-labelledby={`form-${form}`}>
      <ol ref={list} class={form === 'words' ? 'words' : 'listing'}>
        {blocks.map((block, index) => (
          <li
            key={index}
            class={block.line === null ? undefined : `line-${block.line}`}
            aria-current={isCarriedOut(block, line, isDecided) ? 'step' : undefined}
            tabIndex={block.line === null ? undefined : 0}
            {...(block.line === null ? {} : tellsOf(block.line, tell))}
          >
            {form === 'words' ? block.text : indentedByTwo(block.text)}
          </li>
        ))}
      </ol>
    </div>
  );
}

function useBlocks(form: Form): readonly Block[] {
  const { lines } = useCatalogue(THEATRE);
  const { pseudocode } = useCatalogue(ALGORITHM);
  return useMemo(() => {
    if (form === 'words') return LINES.map((line) => ({ line, end: null, text: lines[line] }));
    return blocksOf(form === 'code' ? SOLUTION : pseudocode);
  }, [form, lines, pseudocode]);
}

function scrollToCurrent(list: HTMLElement | null): void {
  const current = list?.querySelector<HTMLElement>('[aria-current]');
  if (!list || !current) return;
  const top = current.offsetTop;
  const isSeen = top >= list.scrollTop && top + current.offsetHeight <= list.scrollTop + list.clientHeight;
  if (isSeen) return;
  // The whole of it, or its beginning if it is higher than the list.
  const whole = Math.max(top - list.clientHeight / 3, top + current.offsetHeight - list.clientHeight);
  list.scrollTop = Math.min(top, whole);
}
