import { useMemo } from 'preact/hooks';
import { useApp } from '../../page/app-context.ts';
import { NotKept } from '../../page/not-kept.tsx';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { SelectField } from '../kit/select-field.tsx';
import { diagnosticsOf } from './compile/compilation-view.tsx';
import type { Diagnostic } from './compile/model/diagnostics.ts';
import { STANDARDS } from './compile/model/flags.ts';
import { SourceField } from './compile/source-field.tsx';
import { COMPILE } from './compile/words.ts';
import { type Stress, stressOf } from './stress.ts';
import { STRESS } from './words.ts';

/** The standard of a C++ program. */
export function StandardField() {
  const stress = stressOf(useApp());
  const texts = useCatalogue(COMPILE);
  const form = stress.form.value;
  if (!takesSource(stress)) return null;
  return (
    <SelectField
      id="stress-standard"
      name={texts.standard}
      choices={STANDARDS}
      chosen={form.standard}
      titleOf={(standard) => texts.standards[standard]}
      choose={(standard) => {
        stress.form.value = { ...form, standard };
      }}
    />
  );
}

/** Whether the program is C++: no WebAssembly program is chosen, and there is a compiler. */
export function takesSource({ compilation, given }: Stress): boolean {
  return compilation !== null && given.value === null;
}

const NO_DIAGNOSTICS: readonly Diagnostic[] = [];

/** The C++ program, with what the compiler says about it while it is the one compiled. */
export function ProgramSource({ isOther = false }: { isOther?: boolean }) {
  const stress = stressOf(useApp());
  const state = stress.compilation?.state.value;
  const compile = useCatalogue(COMPILE);
  const texts = useCatalogue(STRESS);
  const isMeant = stress.isOtherCompiled.value === isOther;
  const result = state?.status === 'done' && isMeant ? state.result : null;
  const { source, keeping } = isOther ? stress.other : stress;
  const diagnostics = useMemo(() => (result === null ? NO_DIAGNOSTICS : diagnosticsOf(result)), [result]);
  return (
    <>
      <SourceField
        source={source}
        name={isOther ? texts.otherSource : compile.source}
        placeholder={isOther ? texts.otherPlaceholder : compile.placeholder}
        isExplained={!isOther}
        diagnostics={diagnostics}
        place={isMeant ? stress.place.value : null}
      />
      <NotKept keeping={keeping.value} />
      {!isOther && <BringBack />}
    </>
  );
}

/** Brings back the visitor's own program, which the lesson's has replaced. */
function BringBack() {
  const { source, replaced } = stressOf(useApp());
  const texts = useCatalogue(STRESS);
  const own = replaced.value;
  if (own === '') return null;
  const bringBack = () => {
    source.value = own;
    replaced.value = '';
  };
  return (
    <p>
      <button type="button" class="button wide" onClick={bringBack}>
        {texts.bringBack}
      </button>
    </p>
  );
}
