import { PLACES, useApp } from '../app-context.ts';
import { IconButton } from '../controls/button.tsx';
import { Popover } from '../controls/popover.tsx';
import { GENERAL_PICTURE, MENU_PICTURE, PAWN_PICTURE } from '../pictures/pictures.ts';
import { Pixels } from '../pictures/pixels.tsx';
import { afterVerdict } from './after-verdict-lazy.ts';

const Menu = afterVerdict.view((part) => part.Menu);

/** The page's name, its navigation, and a menu, which is open if there is room for it. */
export function Header() {
  const { texts } = useApp();
  const { name, tagline, menu } = texts.value;
  return (
    <header class="header">
      <div class="brand">
        <Pixels picture={GENERAL_PICTURE} name="general" />
        <Pixels picture={PAWN_PICTURE} name="pawn" />
        <div>
          <h1>{name}</h1>
          <p>{tagline}</p>
        </div>
      </div>
      <Places />
      <div class="menu-button">
        <IconButton label={menu} picture={MENU_PICTURE} opens="menu" />
      </div>
      <Popover id="menu" place="menu">
        <Menu />
      </Popover>
    </header>
  );
}

/** The navigation between the parts of the page. */
function Places() {
  const { place, texts } = useApp();
  const { places } = texts.value;
  return (
    <nav class="places" aria-label={places.label}>
      {PLACES.map((each) => (
        <button
          key={each}
          type="button"
          class="tab"
          aria-current={each === place.value ? 'page' : undefined}
          onClick={() => {
            place.value = each;
          }}
        >
          {places[each]}
        </button>
      ))}
    </nav>
  );
}
