import './help.css';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useApp } from '../page/app-context.ts';
import { LICENCES } from '../page/licences.ts';
import { useCatalogue } from '../page/words/catalogue.ts';
import { RULES } from './model/rule-boards.ts';
import { RuleCard } from './rule-card.tsx';
import { SECTIONS, type Section, sectionFor } from './sections.ts';
import { Signs } from './signs.tsx';
import { VERSION } from './version.ts';
import { HELP } from './words.ts';

/** The rules with example boards, the legend of signs, and the keys; opens at the section about what is on the screen. */
export function Help() {
  const app = useApp();
  const help = useCatalogue(HELP);
  const sections = useRef<HTMLDivElement>(null);
  const goTo = (section: Section) => {
    const heading = sections.current?.querySelector<HTMLElement>(`[data-section=${section}] h3`);
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  };
  // After the dialog around it is open.
  useEffect(() => {
    const section = sectionFor(app);
    if (section !== null) goTo(section);
  }, []);
  return (
    <div ref={sections} class="help-sections">
      <nav class="help-contents" aria-label={help.contents}>
        {SECTIONS.map((section) => (
          <button key={section} type="button" class="button wide" onClick={() => goTo(section)}>
            {help.sections[section]}
          </button>
        ))}
      </nav>
      {SECTIONS.map((section) => {
        const Content = CONTENTS[section];
        return (
          <section key={section} data-section={section}>
            <h3 tabIndex={-1}>{help.sections[section]}</h3>
            <Content />
          </section>
        );
      })}
      {import.meta.env.MODE === 'production' && (
        <>
          <p>{help.offline}</p>
          <p>
            <a href={LICENCES} target="_blank" rel="noopener">
              {help.licences}
            </a>
          </p>
        </>
      )}
      <p>
        Rubicon <code>{VERSION}</code>
      </p>
    </div>
  );
}

const CONTENTS: Readonly<Record<Section, () => VNode>> = {
  rules: Rules,
  signs: Signs,
  marks: () => <Terms rows={useCatalogue(HELP).marks} />,
  study: () => <Terms rows={useCatalogue(HELP).study} />,
  puzzles: () => <Terms rows={useCatalogue(HELP).puzzles} />,
  theatre: () => <Terms rows={useCatalogue(HELP).theatre} />,
  bench: () => <Terms rows={useCatalogue(HELP).bench} />,
  pointer: () => (
    <>
      {useCatalogue(HELP).pointer.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </>
  ),
  keys: () => <Keys rows={useCatalogue(HELP).keys} />,
  gridKeys: () => <Keys rows={useCatalogue(HELP).gridKeys} />,
  theatreKeys: () => <Keys rows={useCatalogue(HELP).theatreKeys} />,
};

function Rules() {
  const help = useCatalogue(HELP);
  return (
    <>
      <p>{help.intro}</p>
      <div class="rules">
        {RULES.map((rule) => (
          <RuleCard key={rule} rule={rule} />
        ))}
      </div>
      <p>{help.best}</p>
    </>
  );
}

function Terms({ rows }: { rows: readonly (readonly string[])[] }) {
  return (
    <dl class="terms">
      {rows.map(([term, what]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}

function Keys({ rows }: { rows: readonly (readonly string[])[] }) {
  return (
    <table class="keys">
      <tbody>
        {rows.map(([keys = '', what]) => (
          <tr key={keys}>
            <th scope="row">
              {keys.split(', ').map((combination) => (
                <span key={combination} class="combination">
                  {combination.split(' ').map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </span>
              ))}
            </th>
            <td>{what}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
