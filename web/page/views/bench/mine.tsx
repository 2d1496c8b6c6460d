import '../../styles/bench-mine.css';
import { useEffect } from 'preact/hooks';
import { useApp } from '../../app-context.ts';
import { showElsewhere } from '../../bench/mine-elsewhere.tsx';
import { MineFinds } from './mine-finds.tsx';
import { MineForm } from './mine-form.tsx';
import { MineStatus } from './mine-status.tsx';

/** The search for remarkable boards. */
export function MinePanel() {
  const app = useApp();
  useEffect(() => showElsewhere(app), [app]);
  return (
    <section class="mine">
      <div class="mine-side">
        <MineForm />
      </div>
      <div class="mine-main">
        <MineStatus />
        <MineFinds />
      </div>
    </section>
  );
}
