import { useApp } from '../../page/app-context.ts';
import { LICENCES } from '../../page/licences.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { memory } from '../../page/words/memory.ts';
import { SEED_LIMITS } from '../kit/model/number-text.ts';
import { WrongNumbers } from '../kit/number-field.tsx';
import { SeedField } from '../kit/seed-field.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { openTool } from '../open-tool.ts';
import { Against } from './against.tsx';
import { ChooseProgram } from './choose-program.tsx';
import { downloadSize } from './compile/model/parts.ts';
import { PARTS } from './compile/parts.ts';
import { COMPILE } from './compile/words.ts';
import { GivenProgram } from './given-program.tsx';
import { type Form, MEGABYTES, SECONDS, settingsOf } from './model/stress.ts';
import { rejectionSentence } from './refusal.ts';
import { type Stress, stressOf } from './stress.ts';
import { ProgramSource, StandardField, takesSource } from './stress-source.tsx';
import { COMMAND, STRESS } from './words.ts';

/** The program, its limits, and the button that starts it. */
export function StressForm() {
  const stress = stressOf(useApp());
  const texts = useCatalogue(STRESS);
  const form = stress.form.value;
  const isWrong = settingsOf(form) === null;
  const seed = { id: 'stress-seed', name: texts.seed, limits: SEED_LIMITS };
  const change = (part: Partial<Form>) => {
    stress.form.value = { ...form, ...part };
  };
  return (
    <form
      class="card source stress-form"
      aria-label={texts.program}
      onFocusIn={stress.preload}
      onSubmit={(event) => {
        event.preventDefault();
        void stress.start();
      }}
    >
      <h2>{texts.program}</h2>
      <Program isWrong={isWrong} />
      <div class="fields">
        <StandardField />
        <SelectField
          id="stress-seconds"
          name={texts.seconds}
          choices={SECONDS}
          chosen={form.seconds}
          titleOf={texts.second}
          choose={(seconds) => change({ seconds })}
        />
        <SelectField
          id="stress-memory"
          name={texts.memory}
          choices={MEGABYTES}
          chosen={form.megabytes}
          titleOf={(megabytes) => memory(megabytes * 2 ** 20)}
          choose={(megabytes) => change({ megabytes })}
        />
        <SeedField {...seed} text={form.seed} change={(seed) => change({ seed })} hint="stress-hint" />
      </div>
      <p id="stress-hint" class="hint">
        {texts.seedHint}
      </p>
      <WrongNumbers fields={isWrong ? [seed] : []} />
    </form>
  );
}

/** The program and its buttons. */
function Program({ isWrong }: { isWrong: boolean }) {
  const app = useApp();
  const stress = stressOf(app);
  const texts = useCatalogue(STRESS);
  const compile = useCatalogue(COMPILE);
  const { gap } = app.texts.value;
  const isSource = takesSource(stress);
  const given = stress.given.value;
  return (
    <>
      <p>{texts.local}</p>
      {stress.compilation === null && <p class="hint">{compile.none}</p>}
      {isSource && <ProgramSource />}
      {given !== null && (
        <GivenProgram given={given} toSource={compile.toSource} useSource={stress.useSource} />
      )}
      <Against />
      <div class="cluster">
        <StartButton isWrong={isWrong} />
        <ChooseButton />
      </div>
      <p class="hint said" role="status">
        {lacksOther(stress) && !isSourceEmpty(stress) && texts.otherMissing}
      </p>
      {isSource && <AboutCompiler />}
      <p class="hint">
        {stress.compilation === null ? texts.file : texts.anyFile}
        <span class="by-drop">{gap + texts.dropHint}</span>
      </p>
      <Refused />
    </>
  );
}

/** What the compiler costs, what there is without it, and its licences. */
function AboutCompiler() {
  const app = useApp();
  const texts = useCatalogue(COMPILE);
  return (
    <>
      {!stressOf(app).isStored.value && (
        <>
          <p class="hint">{texts.first(downloaded())}</p>
          <div class="cluster">
            <button type="button" class="button" onClick={() => openTool(app, 'compare')}>
              {texts.toCompare}
            </button>
            <code>{COMMAND}</code>
          </div>
        </>
      )}
      <p class="hint">
        <a href={LICENCES} target="_blank" rel="noopener">
          {texts.licences}
        </a>
      </p>
    </>
  );
}

/** What a reload has lost, and files that were not taken. */
function Refused() {
  const stress = stressOf(useApp());
  const texts = useCatalogue(STRESS);
  const lost = stress.lost.value;
  const refused = stress.refused.value;
  return (
    <>
      {lost !== null && <p class="hint">{texts.lost(lost)}</p>}
      {refused !== null && (
        <p class="problem" role="alert">
          {rejectionSentence(refused, texts.rejected)}
        </p>
      )}
    </>
  );
}

/** Whether the C++ program is to be run and is empty. */
function isSourceEmpty(stress: Stress): boolean {
  return takesSource(stress) && stress.source.value.trim() === '';
}

/** Whether the program is to be compared with another one that is not there. */
function lacksOther({ form, other }: Stress): boolean {
  return form.value.against === 'other' && other.isEmpty();
}

/** Size of the compiler's download. */
const downloaded = () => memory(downloadSize(PARTS ?? []));

function StartButton({ isWrong }: { isWrong: boolean }) {
  const stress = stressOf(useApp());
  const texts = useCatalogue(STRESS);
  const compile = useCatalogue(COMPILE);
  const isSource = takesSource(stress);
  if (stress.given.value === null && !isSource) return null;
  const again = stress.test.value === null ? texts.start : texts.again;
  const first = stress.isStored.value ? compile.start : compile.startFirst(downloaded());
  const isEmpty = lacksOther(stress) || isSourceEmpty(stress);
  return (
    <button
      type="submit"
      class={isEmpty ? 'button wide' : 'button wide primary'}
      disabled={isWrong || isEmpty}
    >
      {isSource ? first : again}
    </button>
  );
}

function ChooseButton() {
  const stress = stressOf(useApp());
  const texts = useCatalogue(STRESS);
  const isFirst = stress.given.value === null && !takesSource(stress);
  return <ChooseProgram name={texts.choose} isFirst={isFirst} choose={(files) => void stress.give(files)} />;
}
