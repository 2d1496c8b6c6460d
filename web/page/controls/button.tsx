import type { Picture } from '../pictures/pixels.tsx';
import { Pixels } from '../pictures/pixels.tsx';

interface Props {
  readonly label: string;
  readonly picture: Picture;
  readonly onPress?: () => void;
  /** The id of the popover that a press opens and closes. */
  readonly opens?: string;
  readonly disabled?: boolean;
  /** Whether the label is written beside the picture; otherwise it is a tooltip. */
  readonly wide?: boolean;
}

/** A button with a pixel picture, which has its name also where there is no room to write it. */
export function IconButton({ label, picture, onPress, opens, disabled = false, wide = false }: Props) {
  return (
    <button
      type="button"
      class={wide ? 'button wide' : 'button'}
      aria-label={label}
      title={wide ? undefined : label}
      disabled={disabled}
      popovertarget={opens}
      onClick={onPress}
    >
      <Pixels picture={picture} />
      {wide && <span>{label}</span>}
    </button>
  );
}
