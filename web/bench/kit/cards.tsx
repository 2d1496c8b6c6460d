import './cards.css';

interface Props<T> {
  readonly name: string;
  readonly legend: string;
  readonly choices: readonly T[];
  readonly chosen: T;
  readonly titles: Readonly<Record<NoInfer<T> & string, string>>;
  readonly about: Readonly<Record<NoInfer<T> & string, string>>;
  readonly choose: (choice: T) => void;
}

/** Radio buttons as cards, each with a title and a description. */
export function Cards<T extends string>({ name, legend, choices, chosen, titles, about, choose }: Props<T>) {
  return (
    <fieldset class="cards">
      <legend class="label">{legend}</legend>
      {choices.map((choice) => (
        <label key={choice} class="choice-card">
          <input
            type="radio"
            name={name}
            aria-labelledby={`${name}-${choice}`}
            aria-describedby={`${name}-about-${choice}`}
            checked={chosen === choice}
            onChange={() => choose(choice)}
          />
          <strong id={`${name}-${choice}`}>{titles[choice]}</strong>
          <span id={`${name}-about-${choice}`} class="hint">
            {about[choice]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
