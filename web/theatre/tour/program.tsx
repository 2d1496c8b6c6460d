import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { useCatalogue } from '../../page/words/catalogue.ts';
import SOLUTION from '../algorithm/solution.cpp?raw';
import type { Code } from './model/draft.ts';
import { programLines } from './model/program-lines.ts';
import { TOUR } from './words.ts';

const LINES = programLines(SOLUTION);

/** The whole program, with the lines of a sentence lit and in view. */
export function Program({ code }: { readonly code: Code }) {
  const texts = useCatalogue(TOUR);
  const list = useRef<HTMLOListElement>(null);
  const lit = useMemo(() => new Set(LINES.litBy(code.lines)), [code]);
  useLayoutEffect(() => {
    const first = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && first) list.current.scrollTop = first.offsetTop - list.current.clientHeight / 3;
  }, [lit]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable text needs the focus to be scrolled by keys
    <ol ref={list} class="tour-program" aria-label={texts.program} tabIndex={0}>
      {LINES.texts.map((text, nth) => (
        <li
          key={nth}
          style={{ '--indent': Math.max(text.search(/\S/), 0) }}
          aria-current={lit.has(nth) ? 'step' : undefined}
        >
          {text === '' ? ' ' : text}
        </li>
      ))}
    </ol>
  );
}

/** The program's names of the sides. */
const SIDES = ['RED', 'BLACK'] as const;

/** Whether a variable holds a side; `t` is the one whose move is undone. */
const isSide = (name: string) => /side|winner|who|^t$/.test(name);

/** The program's variables at a sentence. */
export function Variables({ code }: { readonly code: Code }) {
  return (
    <dl class="tour-variables">
      {code.variables.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{isSide(name) ? (SIDES[value] ?? value) : value}</dd>
        </div>
      ))}
    </dl>
  );
}
