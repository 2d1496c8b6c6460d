/** The analysis spreading over the board, layer by layer. */
export function Wave() {
  return <section class="wave" />;
}
