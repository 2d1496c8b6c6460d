import { SIDES } from '../../model/board.ts';
import { useTexts } from '../../page/app-context.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import type { Frame } from '../model/frame.ts';
import type { Player } from '../model/player.ts';
import { sayMark } from '../say.ts';
import { THEATRE } from '../words.ts';

/** The state of the solver: the distance, the counts, and the marks of the positions shown. */
export function Facts({ frame, player }: { frame: Frame; player: Player }) {
  const texts = useCatalogue(THEATRE);
  return (
    <section class="card found" aria-label={texts.found}>
      <h2>{texts.found}</h2>
      <DecidedTable frame={frame} />
      <dl class="marks">
        <div>
          <dt>{texts.distance}</dt>
          <dd>{frame.distance ?? texts.noDistance}</dd>
        </div>
        <div class="undecided">
          <dt>{texts.undecided}</dt>
          <dd>{texts.count(frame.undecided)}</dd>
        </div>
        <div>
          <dt>{texts.markOf.taken}</dt>
          <dd>
            {frame.taken === null
              ? texts.noDistance
              : sayMark(texts, frame.taken.position, { decided: true, value: frame.taken.value })}
          </dd>
        </div>
        <div>
          <dt>{texts.markOf.drawn}</dt>
          <dd>
            {player.drawn === null || frame.drawn === null
              ? texts.noDrawn
              : sayMark(texts, player.drawn, frame.drawn, frame.step === player.end)}
          </dd>
        </div>
      </dl>
    </section>
  );
}

function DecidedTable({ frame: { decided } }: { frame: Frame }) {
  const { sides } = useTexts();
  const texts = useCatalogue(THEATRE);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{texts.toMove}</th>
          <th scope="col">{texts.won}</th>
          <th scope="col">{texts.lost}</th>
        </tr>
      </thead>
      <tbody>
        {SIDES.map((side) => (
          <tr key={side}>
            <th scope="row">{sides[side]}</th>
            <td>{texts.count(decided[side].won)}</td>
            <td>{texts.count(decided[side].lost)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
