import '../contest/contest.css';
import './stress.css';
import type { App } from '../../page/app-context.ts';
import type { Drop, Feature } from '../../page/feature.ts';
import { TakeKit } from '../duipai/take-kit.tsx';
import { HowTo } from './how-to.tsx';
import { stressOf } from './stress.ts';
import { StressForm } from './stress-form.tsx';
import { StressResult } from './stress-result.tsx';
import { STRESS } from './words.ts';

/** Runs a program on boards until it fails. */
function StressPanel() {
  return (
    <section class="stress bench-columns">
      <StressForm />
      <StressResult />
      <HowTo />
      <TakeKit />
    </section>
  );
}

/** A dropped file is your program, unless it falls on the other one. */
function drop(app: App): Drop {
  const { dropEither, drop } = STRESS[app.language.value];
  const { form, give, giveOther } = stressOf(app);
  const isOnOther = (target: EventTarget | null) =>
    target instanceof Element && target.closest('[data-side="other"]') !== null;
  return {
    hint: form.value.against === 'other' ? dropEither : drop,
    takesTexts: false,
    take: (files, target) => void (isOnOther(target) ? giveOther(files) : give(files)),
  };
}

export const FEATURE: Feature = { Panel: StressPanel, drop };
