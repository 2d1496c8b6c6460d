import './skip-link.css';
import { useApp } from '../app-context.ts';
import { useCatalogue } from '../words/catalogue.ts';
import { SKIP } from './skip-words.ts';

/** The keyboard's first stop: leads past the header. A button, because the address's fragment is the board's. */
export function SkipLink() {
  const { place } = useApp();
  const texts = useCatalogue(SKIP);
  return (
    <button type="button" class="button skip" onClick={skip}>
      {place.value === 'analysis' ? texts.board : texts.content}
    </button>
  );
}

function skip(): void {
  const main = document.querySelector('main');
  if (main === null) return;
  main.tabIndex = -1;
  (main.querySelector<HTMLElement>('[role=grid] [tabindex="0"]') ?? main).focus();
}
