import { useCatalogue } from '../../../page/words/catalogue.ts';
import { memory } from '../../../page/words/memory.ts';
import type { CompilationResult, CompilationState } from './compilation.ts';
import { type Diagnostic, diagnosticsIn } from './model/diagnostics.ts';
import { explanationOf } from './model/explain.ts';
import { SOURCE, type Standard } from './model/flags.ts';
import { lineOfAssembly, lineOfLong, lineOfWord } from './model/source-text.ts';
import { COMPILE } from './words.ts';

/** Maximum number of errors listed; those after the first often follow from it. */
const MAX_LISTED = 10;

interface Props {
  readonly state: CompilationState;
  /** Shows a place of the program. */
  readonly goTo: (line: number, column: number) => void;
}

/** State of the compiler, and what it says about the program. */
export function CompilationView({ state, goTo }: Props) {
  const texts = useCatalogue(COMPILE);
  if (state.status === 'none') return null;
  if (state.status === 'failed')
    return (
      <p class="problem" role="alert">
        {texts.flaw[state.flaw]}
      </p>
    );
  return (
    <div class="stack compilation">
      <p class="said" role="status">
        {sentenceOf(state, texts)}
      </p>
      {state.status === 'downloading' && (
        <progress aria-label={texts.progress} max={state.total} value={state.done} />
      )}
      {['opening', 'preparing', 'compiling'].includes(state.status) && (
        <progress aria-label={texts.progress} />
      )}
      {state.status === 'done' && <Result result={state.result} goTo={goTo} />}
    </div>
  );
}

function sentenceOf(
  state: Exclude<CompilationState, { status: 'none' | 'failed' }>,
  texts: (typeof COMPILE)['en'],
): string {
  if (state.status === 'downloading') return texts.downloading(memory(state.done), memory(state.total));
  if (state.status !== 'done') return texts[state.status];
  const { result } = state;
  if (result.program !== null) return texts.done(result.seconds.toFixed(1));
  return texts.errors(diagnosticsOf(result).filter(({ kind }) => kind === 'error').length);
}

/** The diagnostics of a compilation. The linker names no lines: those have the first one with what it misses. */
export function diagnosticsOf({ said, source, standard }: CompilationResult): Diagnostic[] {
  return diagnosticsIn(said, SOURCE).map((each) => {
    if (each.line > 0) return each;
    const [, symbol] = /undefined symbol: (\w+)/.exec(each.text) ?? [];
    const line =
      explanationOf(each, standard) === 'no_assembly'
        ? lineOfAssembly(source)
        : symbol === undefined
          ? 0
          : lineOfWord(source, symbol);
    return line > 0 ? { ...each, line, column: 1 } : each;
  });
}

function Result({ result, goTo }: { result: CompilationResult; goTo: Props['goTo'] }) {
  const texts = useCatalogue(COMPILE);
  const found = diagnosticsOf(result);
  const errors = found.filter(({ kind }) => kind === 'error');
  const warnings = found.filter(({ kind }) => kind === 'warning');
  const long = lineOfLong(result.source);
  const isCompiled = result.program !== null;
  return (
    <>
      {!isCompiled && <List diagnostics={errors} standard={result.standard} goTo={goTo} />}
      {isCompiled && result.lacksHeader && <p>{texts.lacksHeader}</p>}
      {isCompiled && long > 0 && <p>{texts.long(long)}</p>}
      {isCompiled && warnings.length > 0 && (
        <>
          <h3>{texts.warnings}</h3>
          <List diagnostics={warnings} standard={result.standard} goTo={goTo} />
        </>
      )}
      {!result.isStored && <p class="hint">{texts.notStored}</p>}
      {result.said.trim() !== '' && (
        <details class="all-messages">
          <summary>{texts.messages}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable text needs the focus to be scrolled by keys */}
          <pre tabIndex={0}>{result.said.trim()}</pre>
        </details>
      )}
    </>
  );
}

interface ListProps {
  readonly diagnostics: readonly Diagnostic[];
  readonly standard: Standard;
  readonly goTo: Props['goTo'];
}

function List({ diagnostics, standard, goTo }: ListProps) {
  const texts = useCatalogue(COMPILE);
  return (
    <ol class="diagnostics">
      {diagnostics.slice(0, MAX_LISTED).map((each, index) => {
        const { line, column, text } = each;
        const explanation = explanationOf(each, standard);
        return (
          <li key={index}>
            {line > 0 && (
              <button type="button" class="place" onClick={() => goTo(line, column)}>
                {texts.place(line, column)}
              </button>
            )}
            <code>{text}</code>
            {explanation !== null && <p>{texts.explanation[explanation]}</p>}
          </li>
        );
      })}
    </ol>
  );
}
