import './generate.css';
import type { Catalogue } from '../../page/words/catalogue.ts';
import { GenerateForm } from './generate-form.tsx';
import { GenerateResult } from './generate-result.tsx';
import type { LoadTester } from './own-programs.ts';
import type { MistakeTitles } from './package-matrix.tsx';
import { PackagePanel } from './package-panel.tsx';

/** Contest files by kind, and whole packages for a judge. `titles` names the mistakes in the package's table. */
export function GeneratePanel(props: { titles: Catalogue<MistakeTitles>; loadTester: LoadTester }) {
  return (
    <div class="form-columns">
      <GenerateForm />
      <GenerateResult />
      <PackagePanel {...props} />
    </div>
  );
}
