import './mine.css';
import { useEffect } from 'preact/hooks';
import { useApp } from '../../page/app-context.ts';
import type { Feature } from '../../page/feature.ts';
import { MineFinds } from './mine-finds.tsx';
import { MineForm } from './mine-form.tsx';
import { MineStatus } from './mine-status.tsx';
import { showElsewhere } from './show-elsewhere.tsx';

/** The search for remarkable boards. */
function MinePanel() {
  const app = useApp();
  useEffect(() => showElsewhere(app), [app]);
  return (
    <section class="mine form-columns">
      <div class="mine-side">
        <MineForm />
      </div>
      <div class="mine-main stack">
        <MineStatus />
        <MineFinds />
      </div>
    </section>
  );
}

export const FEATURE: Feature = { Panel: MinePanel };
