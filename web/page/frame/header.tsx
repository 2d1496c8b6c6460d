import { PLACES, useApp } from '../app-context.ts';
import {
  AUTO_PICTURE,
  CONTRAST_PICTURE,
  GENERAL_PICTURE,
  MOON_PICTURE,
  PAWN_PICTURE,
  SUN_PICTURE,
} from '../pictures/pictures.ts';
import { type Picture, Pixels } from '../pictures/pixels.tsx';
import { THEMES, type Theme, themeNamed } from '../theme.ts';
import { chooseTheme } from '../theme-kept.ts';
import { LANGUAGES, switchLanguage } from '../words/language.ts';

const THEME_PICTURES: Readonly<Record<Theme, Picture>> = {
  auto: AUTO_PICTURE,
  light: SUN_PICTURE,
  dark: MOON_PICTURE,
  contrast: CONTRAST_PICTURE,
};

/** The name of the page, its colours, its language and its help. */
export function Header() {
  const app = useApp();
  const { texts, dialog } = app;
  const other = LANGUAGES[app.language.value === 'en' ? 'zh' : 'en'];
  return (
    <header class="header">
      <div class="brand">
        <Pixels picture={GENERAL_PICTURE} name="general" />
        <Pixels picture={PAWN_PICTURE} name="pawn" />
        <div>
          <h1>{texts.value.name}</h1>
          <p>{texts.value.tagline}</p>
        </div>
      </div>
      <Places />
      <div class="header-buttons">
        <ThemeChoice />
        <button type="button" class="button wide" lang={other.tag} onClick={() => switchLanguage(app)}>
          {other.name}
        </button>
        <button
          type="button"
          class="button wide"
          aria-label={texts.value.help}
          title={`${texts.value.help} (?)`}
          onClick={() => {
            dialog.value = 'help';
          }}
        >
          ?<span class="help-word"> {texts.value.help}</span>
        </button>
      </div>
    </header>
  );
}

/** The ways to the parts of the page. */
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

/** The browser's own menu, of which only a picture of the choice is seen until it is opened. */
function ThemeChoice() {
  const { theme, texts } = useApp();
  const { label, ...names } = texts.value.theme;
  return (
    <div class="button theme" title={`${label}: ${names[theme.value]}`}>
      <Pixels picture={THEME_PICTURES[theme.value]} />
      <select
        aria-label={label}
        value={theme.value}
        onChange={(event) => chooseTheme(theme, themeNamed(event.currentTarget.value))}
      >
        {THEMES.map((each) => (
          <option key={each} value={each}>
            {names[each]}
          </option>
        ))}
      </select>
    </div>
  );
}
