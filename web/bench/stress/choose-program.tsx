import type { TargetedEvent } from 'preact';

interface Props {
  readonly name: string;
  readonly isFirst: boolean;
  readonly choose: (files: readonly File[]) => void;
}

/** A button that chooses a program's file. */
export function ChooseProgram({ name, isFirst, choose }: Props) {
  const onFile = (event: TargetedEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    choose([...(input.files ?? [])]);
    input.value = '';
  };
  return (
    <label class={isFirst ? 'button wide file primary' : 'button wide file'}>
      <input type="file" onChange={onFile} />
      <span>{name}</span>
    </label>
  );
}
