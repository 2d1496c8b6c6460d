import type { Picture } from '../pictures/pixels.tsx';
import { Pixels } from '../pictures/pixels.tsx';
import { useCatalogue } from '../words/catalogue.ts';
import type { Copying } from './copying.tsx';
import { COPYING } from './copying-words.ts';

interface Props extends Pick<Copying, 'said'> {
  readonly label: string;
  readonly picture?: Picture;
  /** The confirmation; the button shows success while it is said. */
  readonly copied: string;
  readonly onPress: () => void;
  readonly disabled?: boolean;
}

/** A copy button that confirms in place. */
export function CopyButton({ label, picture, copied, said, onPress, disabled = false }: Props) {
  const { done } = useCatalogue(COPYING);
  return (
    <button
      type="button"
      class={`button wide copies${said.value === copied ? ' done' : ''}`}
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
    >
      {picture && <Pixels picture={picture} />}
      <span>{label}</span>
      <span class="copied">✓ {done}</span>
    </button>
  );
}
