/* Values of positions. */

export const tie = { winner: 'tie' } as const;
export const redIn = (distance: number) => ({ winner: 'red', distance }) as const;
export const blackIn = (distance: number) => ({ winner: 'black', distance }) as const;
