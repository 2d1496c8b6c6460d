/** The search for remarkable boards. */
export function MinePanel() {
  return <section class="mine" />;
}
