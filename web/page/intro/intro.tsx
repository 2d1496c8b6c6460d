import './intro.css';
import { useApp } from '../app-context.ts';
import { useCatalogue } from '../words/catalogue.ts';
import { STARTS, start } from './starts.ts';
import { INTRO } from './words.ts';

/** What the page is, in two lines, with ways to begin, until it is dismissed. */
export function Intro() {
  const app = useApp();
  const words = useCatalogue(INTRO);
  return (
    <section class="intro" aria-label={words.label}>
      <div class="intro-words">
        <p>
          <strong>{words.name}</strong> {words.goal}
        </p>
        <p>{words.rule}</p>
      </div>
      <fieldset class="starts" aria-label={words.starts}>
        {STARTS.map((how) => (
          <button key={how} type="button" class="button" onClick={() => start(app, how)}>
            {words.start[how]}
          </button>
        ))}
      </fieldset>
      <button
        type="button"
        class="button primary intro-close"
        onClick={() => {
          app.isNew.value = false;
        }}
      >
        {words.close}
      </button>
    </section>
  );
}
