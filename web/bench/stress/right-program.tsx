import { useSignal } from '@preact/signals';
import { Problem } from '../../page/controls/problem.tsx';
import { downloadText } from '../../page/exchange.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { outcomeOf } from '../../solver/worker/failure.ts';
import { loadPart } from '../../solver/worker/load-part.ts';
import type { Outcome } from '../../solver/worker/protocol.ts';
import { STRESS } from './words.ts';

/** The right program of the packages and of the kit. */
const FILE = 'std.cpp';

/** A right program to read and to download, fetched when it is opened. */
export function RightProgram() {
  const texts = useCatalogue(STRESS);
  const read = useSignal<Outcome<string> | null>(null);
  const load = async () => {
    if (read.value?.ok) return;
    read.value = await outcomeOf(loadPart(import('../package-texts.ts')).then(({ textOf }) => textOf(FILE)));
  };
  return (
    <details
      class="right-program"
      onToggle={(event) => {
        if (event.currentTarget.open) void load();
      }}
    >
      <summary>{texts.rightProgram}</summary>
      {read.value?.ok === false && <Problem failure={read.value.failure} role="alert" />}
      {read.value?.ok && <Text text={read.value.value} />}
    </details>
  );
}

function Text({ text }: { text: string }) {
  const texts = useCatalogue(STRESS);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable text needs the focus to be scrolled by keys */}
      <pre tabIndex={0}>{text}</pre>
      <button type="button" class="button wide" onClick={() => downloadText(text, FILE)}>
        {texts.download(FILE)}
      </button>
    </>
  );
}
