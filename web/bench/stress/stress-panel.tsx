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

/** Takes a dropped file as the program. */
function useDrops(): void {
  const app = useApp();
  const { drop } = useCatalogue(STRESS);
  useEffect(() => {
    fileTaker.value = { hint: drop, takesTexts: false, take: (files) => void stressOf(app).give(files) };
    return () => {
      fileTaker.value = null;
    };
  }, [app, drop]);
}
