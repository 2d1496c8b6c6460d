/** The classic mistakes of the problem, and which of them a program makes. */
export function MistakesPanel() {
  return <section class="mistakes" />;
}
