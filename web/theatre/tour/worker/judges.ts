import type { Node, Successor } from '../model/found.ts';
import type { Judge } from './search.ts';
import { isWonBy, type Won } from './solved.ts';

/* What makes a position a good example of a chapter: few moves, and distances that are close to each other. */

/** Won with one of several moves. */
export const judgeWin: Judge = (node) => {
  const { position, successors } = node;
  const winning = successors.filter(({ value }) => isWonBy(position, value));
  return winning.length === 1 && successors.length > 1
    ? { cost: Math.abs(successors.length - 4), node }
    : null;
};

/** Lost, with three moves, the last of them later: it is not decided when the others are refuted. */
export const judgeLoss: Judge = (node) => {
  const sorted = byDistance(node);
  const [, second, last] = sorted;
  if (sorted.length !== 3 || !second || !last || distanceOf(second) === distanceOf(last)) return null;
  return { cost: node.position.side === 'black' ? 0 : 1, node: { ...node, successors: sorted } };
};

/** Won with two moves, one of them sooner; both become the first. */
export const judgeShortest: Judge = (node) => {
  const { position, successors } = node;
  const winning = byDistance(node).filter(({ value }) => isWonBy(position, value));
  const [quick, slow] = winning;
  if (!quick || !slow || winning.length > 2 || distanceOf(quick) === distanceOf(slow)) return null;
  const later = distanceOf(slow) - distanceOf(quick);
  return {
    cost: Math.abs(successors.length - 3) + later - 2,
    node: { ...node, successors: inFront(node, [quick, slow]) },
  };
};

/** Lost, with two moves, one of them sooner. */
export const judgeLongest: Judge = (node) => {
  const sorted = byDistance(node);
  const [soon, late] = sorted;
  if (sorted.length !== 2 || !soon || !late || distanceOf(soon) === distanceOf(late)) return null;
  return { cost: 0, node: { ...node, successors: sorted } };
};

function distanceOf({ value }: Successor): number {
  return (value as Won).distance ?? Number.POSITIVE_INFINITY;
}

function byDistance({ successors }: Node): Successor[] {
  return [...successors].sort((a, b) => distanceOf(a) - distanceOf(b));
}

/** The successors with some of them moved to the front. */
export function inFront({ successors }: Node, first: readonly Successor[]): Successor[] {
  return [...first, ...successors.filter((each) => !first.includes(each))];
}
