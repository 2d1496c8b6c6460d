interface Props<T> {
  readonly id: string;
  readonly name: string;
  readonly choices: readonly T[];
  readonly chosen: T;
  readonly titleOf: (choice: T) => string;
  readonly choose: (choice: T) => void;
}

/** Choice of one of a few values, with its label above. */
export function SelectField<T extends string | number>(props: Props<T>) {
  const { id, name, choices, chosen, titleOf, choose } = props;
  return (
    <div class="field">
      <label class="label" for={id}>
        {name}
      </label>
      <select
        id={id}
        value={chosen}
        onChange={(event) => {
          const choice = choices[event.currentTarget.selectedIndex];
          if (choice !== undefined) choose(choice);
        }}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {titleOf(choice)}
          </option>
        ))}
      </select>
    </div>
  );
}
