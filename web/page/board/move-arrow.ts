/** The arrow of the last move, to the right from the centre of a cell one unit wide. */
export const MOVE_ARROW = 'M-.3-.07h.5v-.12l.22.19-.22.19v-.12h-.5z';
