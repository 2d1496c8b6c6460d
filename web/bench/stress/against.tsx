import { useApp } from '../../page/app-context.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { SelectField } from '../kit/select-field.tsx';
import { ChooseProgram } from './choose-program.tsx';
import { GivenProgram } from './given-program.tsx';
import { AGAINST } from './model/stress.ts';
import { RightProgram } from './right-program.tsx';
import { stressOf } from './stress.ts';
import { ProgramSource } from './stress-source.tsx';
import { STRESS } from './words.ts';

/** What the program is compared with: our answers, or another program. */
export function Against() {
  const stress = stressOf(useApp());
  const texts = useCatalogue(STRESS);
  const form = stress.form.value;
  return (
    <>
      <SelectField
        id="stress-against"
        name={texts.against}
        choices={AGAINST}
        chosen={form.against}
        titleOf={(against) => texts.sides[against]}
        choose={(against) => {
          stress.form.value = { ...form, against };
        }}
      />
      {form.against === 'other' && <Other />}
    </>
  );
}

/** The other program; a file dropped here replaces it. */
function Other() {
  const app = useApp();
  const { compilation, other, giveOther } = stressOf(app);
  const texts = useCatalogue(STRESS);
  const { gap } = app.texts.value;
  const given = other.given.value;
  return (
    <div class="stress-other" data-side="other">
      <p class="hint">
        {texts.otherHint}
        <span class="by-drop">{gap + texts.otherDropHint}</span>
      </p>
      {given === null && compilation !== null && <ProgramSource isOther />}
      {given !== null && (
        <GivenProgram given={given} toSource={texts.toOtherSource} useSource={other.useSource} />
      )}
      <div class="cluster">
        <ChooseProgram name={texts.chooseOther} isFirst={false} choose={(files) => void giveOther(files)} />
      </div>
      <RightProgram />
    </div>
  );
}
