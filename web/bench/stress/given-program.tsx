import { useApp } from '../../page/app-context.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { memory } from '../../page/words/memory.ts';
import type { ChosenProgram } from './program-file.ts';
import { stressOf } from './stress.ts';
import { STRESS } from './words.ts';

interface Props {
  readonly given: ChosenProgram;
  /** Name of the button that puts it away. */
  readonly toSource: string;
  readonly useSource: () => void;
}

/** A chosen WebAssembly program, and the way back to C++ where there is a compiler. */
export function GivenProgram({ given, toSource, useSource }: Props) {
  const { compilation } = stressOf(useApp());
  const texts = useCatalogue(STRESS);
  return (
    <div class="cluster">
      <p class="held">{texts.given(given.name, memory(given.bytes.byteLength))}</p>
      {compilation !== null && (
        <button type="button" class="button wide" onClick={useSource}>
          {toSource}
        </button>
      )}
    </div>
  );
}
