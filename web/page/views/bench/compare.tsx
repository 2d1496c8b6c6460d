/** Another program's answers, compared with the right ones. */
export function ComparePanel() {
  return <section class="compare" />;
}
