import { useTexts } from '../../page/app-context.ts';
import { CopyButton } from '../../page/controls/copy-button.tsx';
import { CopyByHand, useCopying } from '../../page/controls/copying.tsx';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { PARTS } from './compile/parts.ts';
import { STRESS } from './words.ts';

/** Options of Emscripten that leave room for a judge's static arrays and recursion. */
const EMSCRIPTEN = '-sSTANDALONE_WASM -sINITIAL_MEMORY=256MB -sALLOW_MEMORY_GROWTH -sTOTAL_STACK=64MB';

const LINES: readonly (readonly [string, string])[] = [
  ['Emscripten', `em++ -O2 ${EMSCRIPTEN} mine.cpp -o mine.wasm`],
  ['wasi-sdk', '$WASI_SDK/bin/clang++ -O2 -fno-exceptions -Wl,-z,stack-size=67108864 mine.cpp -o mine.wasm'],
  ['Rust', 'rustc -O --target wasm32-wasip1 mine.rs -o mine.wasm'],
];

/** How to compile a program to WebAssembly. */
export function HowTo() {
  const texts = useCatalogue(STRESS);
  const { colon } = useTexts();
  const { said, copy, left } = useCopying();
  return (
    <details class="card how-to" open={PARTS === null}>
      <summary>
        <h2>{texts.howTo}</h2>
      </summary>
      <p>{texts.howToIntro}</p>
      <dl class="stack">
        {LINES.map(([tool, line]) => (
          <div key={tool}>
            <dt class="label">{tool}</dt>
            <dd class="stack start">
              <code>
                {line.split(' ').map((word) => (
                  <span key={word}>{word} </span>
                ))}
              </code>
              <CopyButton
                label={texts.copyLine(tool)}
                copied={tool + colon + texts.copied}
                said={said}
                onPress={() => copy(line, tool + colon + texts.copied)}
              />
            </dd>
          </div>
        ))}
      </dl>
      <p class="hint">{texts.initial}</p>
      <p class="visually-hidden" role="status">
        {said.value}
      </p>
      <CopyByHand left={left} />
    </details>
  );
}
