import './intro.css';
import { useApp } from '../app-context.ts';
import { writeLocal } from '../storage.ts';
import { useCatalogue } from '../words/catalogue.ts';
import { STARTS, start } from './starts.ts';
import { INTRO } from './words.ts';

/** What the page is, in two lines, with ways to begin; dismissed for good. */
export function Intro() {
  const app = useApp();
  const words = useCatalogue(INTRO);
  const dismiss = () => {
    app.isNew.value = false;
    writeLocal('intro', 'seen');
  };
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
      <button type="button" class="button primary intro-close" onClick={dismiss}>
        {words.close}
      </button>
    </section>
  );
}
