/** Goes by a key from the row of a tree that has the focus to another, or opens or closes it; whether it did. */
export function rowKey(tree: HTMLElement, key: string): boolean {
  const rows = [...tree.querySelectorAll<HTMLElement>('.step-row')];
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
  const above = row.parentElement?.parentElement?.closest('li')?.querySelector<HTMLElement>('.step-row');
  return {
    ArrowDown: () => focus(rows[at + 1]),
    ArrowUp: () => focus(rows[at - 1]),
    Home: () => focus(rows[0]),
    End: () => focus(rows.at(-1)),
    ArrowRight: () => (isOpen ? focus(rows[at + 1]) : opens?.click()),
    ArrowLeft: () => (isOpen ? opens?.click() : focus(above)),
  };
}
