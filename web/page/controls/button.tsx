import type { Picture } from '../pictures/pixels.tsx';
import { Pixels } from '../pictures/pixels.tsx';

interface Props {
  readonly label: string;
  readonly picture: Picture;
  readonly onPress?: () => void;
  /** The id of the popover that a press toggles. */
  readonly opens?: string;
  readonly disabled?: boolean;
  /** Whether the label is shown beside the picture; otherwise it is a tooltip. */
  readonly wide?: boolean;
}

/** A button with a pixel picture, labelled even if there is no room for the text. */
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
