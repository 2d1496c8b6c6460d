import { describe, expect, it } from 'vitest';
import type { Board, Position } from '../../../../wasm/rubicon.ts';
import { positionKey } from '../../../../web/model/line.ts';
import type { Says } from '../../../../web/theatre/tour/model/facts.ts';
import type { SmallBoard, TourScene } from '../../../../web/theatre/tour/model/scene.ts';
import { textbook } from '../../../wasm/module.ts';
import { orderOf } from './order.ts';
import { NO_WAY_OUT, randomBoards, sampleBoards, tourOf } from './tours.ts';

/* What the tour shows and tells of the run is what happened in it, in that order: the run is read step by step here. */

const boards = [...sampleBoards().slice(0, 4), ...NO_WAY_OUT, ...randomBoards(40)];

const refuted = new Map<string, readonly string[]>();

/** The positions after the moves of a lost position, in the order in which the run takes each of them off its counter. */
function refutations(board: Board, lost: Position): readonly string[] {
  const key = positionKey(lost);
  const name = `${board.columns} ${board.cells} ${key}`;
  const known = refuted.get(name);
  if (known !== undefined) return known;
  const run = textbook.open(board);
  const taken: string[] = [];
  for (let step = run.take(); step !== null; step = run.take())
    if (step.predecessors.some(({ position, before }) => !before.decided && positionKey(position) === key))
      taken.push(positionKey(step.taken.position));
  run.close();
  refuted.set(name, taken);
  return taken;
}

type Shown = Pick<TourScene, 'position' | 'value'> | SmallBoard;

/** The boards of a scene whose sign is `?`, and those whose sign is a value. */
function signs({ isMarked, counter, small, ...large }: TourScene): { unknown: Shown[]; known: Shown[] } {
  const marked: Shown[] = isMarked ? [large, ...small] : [];
  return {
    unknown: marked.filter((shown) => shown.value === null && (shown !== large || counter === null)),
    known: marked.filter(({ value }) => value !== null),
  };
}

describe('the tour tells the run as it went', () => {
  it('refutes the moves of a lost position in the order in which its counter fell', () => {
    const told: readonly (readonly ['loss' | 'longest', readonly Says['name'][]])[] = [
      ['loss', ['oneLess', 'lastChance', 'allLose']],
      ['longest', ['soon', 'late']],
    ];
    for (const board of boards)
      for (const [chapter, names] of told) {
        const { found, beats } = tourOf(board);
        const { ground, node } = found[chapter];
        const spoken = names.flatMap((name) => {
          const small = beats.find(({ says }) => says.name === name)?.scene.small ?? [];
          return small.flatMap(({ position, turn }) => (turn === 'now' ? positionKey(position) : []));
        });
        expect(spoken).toEqual(refutations(ground.board, node.position));
      }
  });

  it('shows the values of the positions that are decided at that time, and `?` for all others', () => {
    for (const board of boards)
      for (const { scene, ground, decided, says, question } of tourOf(board).beats) {
        const { placeOf } = orderOf(ground.board);
        const isDecided = (time: number) => (shown: Shown) => placeOf(shown.position) < time;
        const { unknown, known } = signs(scene);
        expect(unknown.filter(isDecided(decided)), says.name).toEqual([]);
        // At the end the others are ties; a finished game is known by the rules.
        const isKnown = ({ value, position }: Shown) =>
          value?.winner === 'tie'
            ? decided === ground.decided
            : value?.distance === 0 || placeOf(position) < decided;
        expect(
          known.filter((shown) => !isKnown(shown)),
          says.name,
        ).toEqual([]);
        if (question === null) continue;
        // It is asked before the sentence, and so before what the sentence decides.
        expect(signs(question.scene).unknown.filter(isDecided(decided - 1)), `before ${says.name}`).toEqual(
          [],
        );
      }
  });

  it('asks whether a position is lost while the move that is left may save it', () => {
    for (const board of boards) {
      const { found, beats } = tourOf(board);
      const { ground, node } = found.loss;
      const last = node.successors.at(-1)?.position as Position;
      const time = beats.find(({ says }) => says.name === 'lastChance')?.decided ?? 0;
      expect(orderOf(ground.board).placeOf(last)).toBeGreaterThanOrEqual(time);
      expect(time).toBeGreaterThan(0);
    }
  });

  it('races to the time of the first sentence', () => {
    for (const board of boards)
      for (const { race, ground, decided } of tourOf(board).beats) {
        const { placeOf } = orderOf(ground.board);
        expect(race.filter((position) => placeOf(position) >= decided)).toEqual([]);
      }
  });
});
