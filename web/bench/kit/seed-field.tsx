import { IconButton } from '../../page/controls/button.tsx';
import type { Picture } from '../../page/pictures/pixel-art.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { SEED_LIMITS } from './model/number-text.ts';
import { NumberField } from './number-field.tsx';
import { KIT } from './words.ts';

const DICE_PICTURE: Picture = [
  '.iiiiiiiii.',
  'i.........i',
  'i.ii...ii.i',
  'i.ii...ii.i',
  'i.........i',
  'i...iii...i',
  'i.........i',
  'i.ii...ii.i',
  'i.ii...ii.i',
  'i.........i',
  '.iiiiiiiii.',
];

interface Props {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly change: (text: string) => void;
  readonly hint: string;
}

/** Seed input with a button for a random one. */
export function SeedField(props: Props) {
  const texts = useCatalogue(KIT);
  const roll = () => props.change(String(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0));
  return (
    <NumberField {...props} limits={SEED_LIMITS}>
      <IconButton label={texts.roll} picture={DICE_PICTURE} onPress={roll} />
    </NumberField>
  );
}
