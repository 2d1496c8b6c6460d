import './generate.css';
import { GenerateForm } from './generate-form.tsx';
import { GenerateResult } from './generate-result.tsx';

/** Contest files by kind. */
export function GeneratePanel() {
  return (
    <div class="generate">
      <GenerateForm />
      <GenerateResult />
    </div>
  );
}
