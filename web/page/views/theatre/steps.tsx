/** The textbook solver at work, one position at a time. */
export function Steps() {
  return <section class="steps" />;
}
