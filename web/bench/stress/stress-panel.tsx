import '../contest/contest.css';
import './stress.css';
import { useEffect } from 'preact/hooks';
import { useApp } from '../../page/app-context.ts';
import { fileTaker } from '../../page/drop-file.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { TakeKit } from '../duipai/take-kit.tsx';
import { HowTo } from './how-to.tsx';
import { stressOf } from './stress.ts';
import { StressForm } from './stress-form.tsx';
import { StressResult } from './stress-result.tsx';
import { STRESS } from './words.ts';

/** Runs a program on boards until it fails. */
export function StressPanel() {
  useDrops();
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
function useDrops(): void {
  const app = useApp();
  const texts = useCatalogue(STRESS);
  const { form, give, giveOther } = stressOf(app);
  const hint = form.value.against === 'other' ? texts.dropEither : texts.drop;
  useEffect(() => {
    const isOnOther = (target: EventTarget | null) =>
      target instanceof Element && target.closest('[data-side="other"]') !== null;
    fileTaker.value = {
      hint,
      takesTexts: false,
      take: (files, target) => void (isOnOther(target) ? giveOther(files) : give(files)),
    };
    return () => {
      fileTaker.value = null;
    };
  }, [hint, give, giveOther]);
}
