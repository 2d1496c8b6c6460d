/** The letter under which a successor is named: a position has no more than eight. */
export function letterOf(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index);
}
