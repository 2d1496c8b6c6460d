import { batch } from '@preact/signals';
import { type App, useApp } from '../../page/app-context.ts';
import { handedProgram } from '../../page/handed-program.ts';
import { start } from '../../page/intro/starts.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { programText } from '../algorithm/model/listing.ts';
import SOLUTION from '../algorithm/solution.cpp?raw';
import { WAYS, type Way } from './model/ways.ts';
import { TOUR } from './words.ts';

/** Hands the program to the judge's bench, and opens a tool of it. */
function judge(app: App, tool: 'stress' | 'mistakes'): void {
  batch(() => {
    const text = programText(SOLUTION);
    handedProgram(app).value = { right: text, text };
    app.place.value = 'bench';
    app.tool.value = tool;
  });
}

const ACTIONS: Readonly<Record<Way, (app: App) => void>> = {
  stress: (app) => judge(app, 'stress'),
  mistakes: (app) => judge(app, 'mistakes'),
  steps: ({ act }) => {
    act.value = 'steps';
  },
  puzzle: (app) => start(app, 'puzzle'),
};

/** The buttons that go on from the program. */
export function Onward() {
  const app = useApp();
  const texts = useCatalogue(TOUR);
  return (
    <nav class="tour-onward" aria-label={texts.onward}>
      {WAYS.map((way) => (
        <button key={way} type="button" class="button wide" onClick={() => ACTIONS[way](app)}>
          {texts.ways[way]}
        </button>
      ))}
    </nav>
  );
}
