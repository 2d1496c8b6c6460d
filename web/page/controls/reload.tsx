import { useTexts } from '../app-context.ts';

/** Reloads the page: the board is kept. */
export function Reload() {
  return (
    <button type="button" class="button wide" onClick={() => location.reload()}>
      {useTexts().part.reload}
    </button>
  );
}
