import { useApp, useTexts } from '../app-context.ts';
import { DIALOG } from '../controls/dialog-words.ts';
import { STARTS, type Start, showPanel, start } from '../intro/starts.ts';
import { INTRO } from '../intro/words.ts';
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

/** On a phone the ways to begin and to share, which are beside the board elsewhere; theme, language, recent boards and help. */
export function Menu() {
  const app = useApp();
  const { place, state } = app;
  const other = LANGUAGES[app.language.value === 'en' ? 'zh' : 'en'];
  return (
    <>
      {STARTS.filter((how) => how !== 'draw' || state.game.value === null).map((how) => (
        <StartItem key={how} how={how} />
      ))}
      {place.value === 'analysis' && <ShareItem />}
      <DialogItem name="recent" opens="r" />
      <DialogItem name="help" opens="?" />
      <ThemeChoice />
      <button type="button" class="button wide" lang={other.tag} onClick={() => switchLanguage(app)}>
        {other.name}
      </button>
    </>
  );
}

function StartItem({ how }: { how: Start }) {
  const app = useApp();
  const { start: names } = useCatalogue(INTRO);
  return (
    <button
      type="button"
      class="button wide start"
      onClick={() => {
        closeMenu();
        start(app, how);
      }}
    >
      {names[how]}
    </button>
  );
}

function ShareItem() {
  const { share } = useCatalogue(INTRO);
  return (
    <button
      type="button"
      class="button wide start"
      onClick={() => {
        closeMenu();
        showPanel('.share');
      }}
    >
      {share}
    </button>
  );
}

/** Closes the menu before what the press opens takes the focus. */
const closeMenu = () => document.getElementById('menu')?.hidePopover();
/** Opens a dialog, which a key opens too. */
function DialogItem({ name, opens }: { name: 'recent' | 'help'; opens: string }) {
  const { dialog } = useApp();
  const label = useCatalogue(DIALOG)[name];
  return (
    <button
      type="button"
      class="button wide"
      title={`${label} (${opens})`}
      onClick={() => {
        dialog.value = name;
      }}
    >
      {label}
    </button>
  );
}

/** The browser's own select; an icon of the choice covers it while it is closed. */
function ThemeChoice() {
  const { theme } = useApp();
  const { label, ...names } = useCatalogue(THEME_NAMES);
  const { colon } = useTexts();
  return (
    <div class="button theme" title={label + colon + names[theme.value]}>
      <Pixels picture={THEME_PICTURES[theme.value]} />
      <span class="theme-word" aria-hidden="true">
        {label}
      </span>
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
