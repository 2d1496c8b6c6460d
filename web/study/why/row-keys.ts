/**
 * Handles a key on a row of a tree or on a crumb above it: moves the focus, or expands or collapses the row. Returns whether it
 * did.
 */
export function rowKey(tree: HTMLElement, key: string): boolean {
  const rows = [...tree.querySelectorAll<HTMLElement>('.crumb-back, .step-row')];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const row = rows[at];
  const action = row && rowActions(rows, at, row)[key];
  action?.();
  return action !== undefined;
}

function rowActions(
  rows: readonly HTMLElement[],
  at: number,
  row: HTMLElement,
): Readonly<Record<string, () => void>> {
  const focus = (target: HTMLElement | null | undefined) => target?.querySelector('button')?.focus();
  const opens = row.querySelector<HTMLElement>('[aria-expanded]');
  const isOpen = opens?.ariaExpanded === 'true';
  const isCrumb = row.matches('.crumb-back');
  const above = row.parentElement?.parentElement?.closest('li')?.querySelector<HTMLElement>('.step-row');
  const crumb = rows.filter((each) => each.matches('.crumb-back')).at(-1);
  const goUp = () => (above ? focus(above) : crumb?.querySelector('button')?.click());
  return {
    ArrowDown: () => focus(rows[at + 1]),
    ArrowUp: () => focus(rows[at - 1]),
    Home: () => focus(rows[0]),
    End: () => focus(rows.at(-1)),
    ArrowRight: () => (isCrumb || isOpen ? focus(rows[at + 1]) : opens?.click()),
    ArrowLeft: () => (isCrumb ? focus(rows[at - 1]) : isOpen ? opens?.click() : goUp()),
  };
}
