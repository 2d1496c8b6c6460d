import { useCatalogue } from '../catalogue.ts';
import { HELP } from '../texts/parts/help.ts';
import { Dialog } from './dialog.tsx';

/** The rules and the keys. */
export function HelpDialog() {
  const help = useCatalogue(HELP);
  return (
    <Dialog name="help" label={help.label} closeLabel={help.close}>
      <h3>{help.rulesLabel}</h3>
      {help.rules.map((rule) => (
        <p key={rule}>{rule}</p>
      ))}
      <h3>{help.pointerLabel}</h3>
      {help.pointer.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <h3>{help.keysLabel}</h3>
      <Keys rows={help.keys} />
      <h3>{help.gridLabel}</h3>
      <Keys rows={help.gridKeys} />
    </Dialog>
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
