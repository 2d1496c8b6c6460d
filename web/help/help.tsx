import './help.css';
import { useCatalogue } from '../page/words/catalogue.ts';
import { RULES } from './model/rule-boards.ts';
import { RuleCard } from './rule-card.tsx';
import { Signs } from './signs.tsx';
import { VERSION } from './version.ts';
import { HELP } from './words.ts';

/** The rules with example boards, the legend of signs, and the keys. */
export function Help() {
  const help = useCatalogue(HELP);
  return (
    <>
      <h3>{help.rulesLabel}</h3>
      <p>{help.intro}</p>
      <div class="rules">
        {RULES.map((rule) => (
          <RuleCard key={rule} rule={rule} />
        ))}
      </div>
      <p>{help.best}</p>
      <h3>{help.signsLabel}</h3>
      <Signs />
      <h3>{help.marksLabel}</h3>
      <Terms rows={help.marks} />
      <h3>{help.studyLabel}</h3>
      <Terms rows={help.study} />
      <h3>{help.puzzlesLabel}</h3>
      <Terms rows={help.puzzles} />
      <h3>{help.theatreLabel}</h3>
      <Terms rows={help.theatre} />
      <h3>{help.pointerLabel}</h3>
      {help.pointer.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <h3>{help.keysLabel}</h3>
      <Keys rows={help.keys} />
      <h3>{help.gridLabel}</h3>
      <Keys rows={help.gridKeys} />
      <h3>{help.theatreKeysLabel}</h3>
      <Keys rows={help.theatreKeys} />
      {import.meta.env.MODE === 'production' && <p>{help.offline}</p>}
      <p>
        Rubicon <code>{VERSION}</code>
      </p>
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
