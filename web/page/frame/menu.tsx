import { useApp } from '../app-context.ts';
import { type Picture, Pixels } from '../pictures/pixels.tsx';
import { AUTO_PICTURE, CONTRAST_PICTURE, MOON_PICTURE, SUN_PICTURE } from '../pictures/theme-pictures.ts';
import { THEMES, type Theme, themeNamed } from '../theme.ts';
import { chooseTheme } from '../theme-kept.ts';
import { useCatalogue } from '../words/catalogue.ts';
import { LANGUAGES, switchLanguage } from '../words/language.ts';
import { THEME_NAMES } from './theme-words.ts';

const THEME_PICTURES: Readonly<Record<Theme, Picture>> = {
  auto: AUTO_PICTURE,
  light: SUN_PICTURE,
  dark: MOON_PICTURE,
  contrast: CONTRAST_PICTURE,
};

/** Theme, language, recent boards and help. */
export function Menu() {
  const app = useApp();
  const { texts, dialog } = app;
  const other = LANGUAGES[app.language.value === 'en' ? 'zh' : 'en'];
  return (
    <>
      <ThemeChoice />
      <button type="button" class="button wide" lang={other.tag} onClick={() => switchLanguage(app)}>
        {other.name}
      </button>
      <button
        type="button"
        class="button wide"
        title={`${texts.value.recent} (r)`}
        onClick={() => {
          dialog.value = 'recent';
        }}
      >
        {texts.value.recent}
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
    </>
  );
}

/** The browser's own select; an icon of the choice covers it while it is closed. */
function ThemeChoice() {
  const { theme } = useApp();
  const { label, ...names } = useCatalogue(THEME_NAMES);
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
