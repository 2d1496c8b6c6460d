import type { ComponentChildren } from 'preact';
import type { Failure } from '../../model/state.ts';
import { useTexts } from '../app-context.ts';
import { isGone } from '../renewal.ts';
import { lazyView } from './lazy-view.tsx';
import { Reload } from './reload.tsx';

const TextFailure = lazyView(() => import('./text-failure.tsx').then((part) => part.TextFailure));

/** Whether retrying may help: not if the cause is the board or the browser, nor if the part is gone. */
export function helpsAgain(failure: Failure): boolean {
  return !['too_large', 'unsupported', 'no_simd'].includes(failure.code) && !isGone(failure);
}

/**
 * Shows why something failed and what helps: reloading if the server has another version, else `children` if retrying may help.
 */
export function Problem({
  failure,
  role,
  children,
}: {
  failure: Failure;
  role?: 'alert';
  children?: ComponentChildren;
}) {
  const { failure: sentence, part } = useTexts();
  const gone = isGone(failure);
  return (
    <>
      <p class="problem" role={role}>
        {gone ? part.renewed : (sentence(failure) ?? <TextFailure failure={failure} />)}
      </p>
      {gone ? <Reload /> : helpsAgain(failure) && children}
    </>
  );
}
