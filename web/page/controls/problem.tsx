import type { ComponentChildren } from 'preact';
import type { Failure } from '../../model/state.ts';
import { useTexts } from '../app-context.ts';
import { isGone } from '../renewal.ts';
import { lazyView } from './lazy-view.tsx';
import { Reload } from './reload.tsx';

const TextFailure = lazyView(() => import('./text-failure.tsx').then((part) => part.TextFailure));

/** Whether trying again may help: not with what the board or the browser is, nor with what is gone. */
export function helpsAgain(failure: Failure): boolean {
  return !['too_large', 'unsupported', 'no_simd'].includes(failure.code) && !isGone(failure);
}

/** Why something failed, and what helps: reloading the page where the server has another version, else `children`, where trying again does. */
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
