/** Answers for a whole contest file. */
export function BatchPanel() {
  return <section class="batch" />;
}
