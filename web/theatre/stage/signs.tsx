import './stage.css';
import { type Picture, Pixels } from '../../page/pictures/pixels.tsx';

interface Props<Name extends string> {
  readonly signs: readonly (readonly [Name, readonly Picture[]])[];
  readonly words: Readonly<Record<Name, string>>;
}

/** Signs of the stage, and what they mean. */
export function StageSigns<Name extends string>({ signs, words }: Props<Name>) {
  return (
    <ul class="stage-signs">
      {signs.map(([name, pictures]) => (
        <li key={name}>
          <span class="signs">
            {pictures.map((picture, index) => (
              <Pixels key={index} picture={picture} name="stage-sign" />
            ))}
          </span>
          {words[name]}
        </li>
      ))}
    </ul>
  );
}
