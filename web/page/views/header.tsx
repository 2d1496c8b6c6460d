import { useApp } from '../app-context.ts';
import { LANGUAGES, switchLanguage } from '../language.ts';
import { GENERAL_PICTURE, PAWN_PICTURE } from '../pictures.ts';
import { Pixels } from '../pixels.tsx';

/** The name of the page, its language and its help. */
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
      <div class="header-buttons">
        <button type="button" class="button wide" lang={other.tag} onClick={() => switchLanguage(app)}>
          {other.name}
        </button>
        <button
          type="button"
          class="button"
          aria-label={texts.value.help}
          title={`${texts.value.help} (?)`}
          onClick={() => {
            dialog.value = 'help';
          }}
        >
          ?
        </button>
      </div>
    </header>
  );
}
