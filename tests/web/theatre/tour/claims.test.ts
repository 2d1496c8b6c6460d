import { describe, expect, it } from 'vitest';
import type { Analysis, Board, Position, Value } from '../../../../wasm/rubicon.ts';
import { positionKey } from '../../../../web/model/line.ts';
import { shownInstead } from '../../../../web/theatre/model/too-large.ts';
import type { Says } from '../../../../web/theatre/tour/model/facts.ts';
import type { Example, Finished, FoundTour, Ground } from '../../../../web/theatre/tour/model/found.ts';
import { findTour } from '../../../../web/theatre/tour/worker/find-tour.ts';
import { draw, load, positionsOf, readTable, textbook, withSolved } from '../../../wasm/module.ts';
import {
  afterByRules,
  beforeByRules,
  endingByRules,
  movesByRules,
  winnerByRules,
} from '../../support/rules.ts';
import { distanceOf, LANGUAGES, NO_WAY_OUT, randomBoards, sampleBoards, textsIn, tourOf } from './tours.ts';

/*
 * Every position that the tour shows is what its chapter says of it: by the rules as the tests have them, and by the other
 * solver.
 */

const rubicon = await load();

const foeOf = ({ side }: Position) => (side === 'red' ? 'black' : 'red');

/** The value of a position by the layered solver, on whatever board it stands. */
function valuesOf(
  found: FoundTour,
  check: (solvedAs: (ground: Ground, position: Position) => Value) => void,
) {
  const grounds = [found.finished.ground, found.tie.ground, found.loss.ground, found.longest.ground];
  const boards = new Map(grounds.map(({ board }) => [board.cells, board]));
  const open = (rest: Board[], solved: ReadonlyMap<string, Analysis>): void => {
    const [board, ...others] = rest;
    if (board !== undefined)
      withSolved(rubicon, board, (analysis) => open(others, new Map([...solved, [board.cells, analysis]])));
    else check(({ board: { cells } }, position) => valueIn(solved.get(cells), position));
  };
  const every = [...boards.values(), ...allGrounds(found).map(({ board }) => board)];
  open([...new Map(every.map((board) => [board.cells, board])).values()], new Map());
}

function valueIn(analysis: Analysis | undefined, position: Position): Value {
  if (analysis === undefined) throw new Error('a board that was not solved');
  return analysis.value(position);
}

function allGrounds({ finished, win, loss, shortest, longest, queue, yours, tie }: FoundTour): Ground[] {
  const examples = [win, loss, shortest, longest, yours, tie].map(({ ground }) => ground);
  return [finished.ground, ...finished.games.map(({ ground }) => ground), queue.ground, ...examples];
}

/** The successors are those of all legal moves, each with its value. */
function checkNode({ ground, node }: Example, solvedAs: (ground: Ground, position: Position) => Value): void {
  const { position, value, successors } = node;
  const moves = movesByRules(ground.board, position);
  const sorted = (of: readonly { from: number; to: number }[]) =>
    of.map(({ from, to }) => `${from}-${to}`).sort();
  expect(sorted(successors.map(({ move }) => move))).toEqual(sorted(moves));
  expect(value).toEqual(solvedAs(ground, position));
  for (const each of successors) {
    expect(each.value).toEqual(solvedAs(ground, each.position));
    expect(each.position.side).toBe(foeOf(position));
    const pieces = ({ generals, pawn, side }: Position) => (side === 'red' ? [pawn] : generals);
    expect(pieces(each.position)).toContain(each.move.to);
  }
}

function checkGame({ ground: { board }, position, ending, value, last }: Finished): void {
  const before = beforeByRules(position, last);
  expect(movesByRules(board, before)).toContainEqual(last);
  expect(positionKey(afterByRules(before, last))).toBe(positionKey(position));
  expect(endingByRules(board, position)).toBe(ending);
  expect(value).toEqual({ winner: winnerByRules(ending, position), distance: 0 });
}

function checkTour(board: Board): void {
  const { found, drawn } = tourOf(board);
  valuesOf(found, (solvedAs) => {
    const { finished, win, loss, shortest, longest, queue, yours, tie } = found;
    for (const example of [win, loss, shortest, longest, yours, tie]) checkNode(example, solvedAs);
    for (const ground of allGrounds(found))
      expect(ground.board.cells === board.cells || !ground.isOwn).toBe(true);

    // Finished games: the pawn alone on row 1, a capture, no move left.
    expect(finished.games.map(({ ending }) => ending)).toEqual(['row-one', 'capture', 'no-move']);
    for (const game of finished.games) checkGame(game);
    const [rowOne] = finished.games;
    expect(rowOne.position.generals).not.toContain(rowOne.position.pawn);
    const all = [...positionsOf(finished.ground.board)];
    expect(finished.ground.positions).toBe(all.length);
    expect(finished.ground.finished).toBe(
      all.filter((each) => endingByRules(finished.ground.board, each)).length,
    );
    for (const { position } of finished.queue)
      expect(endingByRules(finished.ground.board, position)).not.toBeNull();

    // One winning move is enough: one of several, which ends the game.
    const wins = (example: Example) =>
      example.node.successors.filter(({ value }) => value.winner === example.node.position.side);
    expect(wins(win)).toHaveLength(1);
    expect(win.node.successors.length).toBeGreaterThan(1);
    expect(endingByRules(win.ground.board, wins(win)[0]?.position as Position)).not.toBeNull();
    expect(win.node.value).toEqual({ winner: win.node.position.side, distance: 1 });

    // A loss needs every move.
    const foes = (example: Example) =>
      example.node.successors.filter(({ value }) => value.winner === foeOf(example.node.position));
    expect(loss.node.successors).toHaveLength(3);
    expect(foes(loss)).toHaveLength(3);
    expect(distanceOf(loss.node.value)).toBe(
      1 + Math.max(...foes(loss).map(({ value }) => distanceOf(value))),
    );

    // The first win is the shortest: two of the moves win, the first sooner.
    const [quick, slow] = wins(shortest);
    expect([quick, slow]).toEqual(shortest.node.successors.slice(0, 2));
    expect(wins(shortest)).toHaveLength(2);
    expect(distanceOf(quick?.value as Value)).toBeLessThan(distanceOf(slow?.value as Value));
    expect(distanceOf(shortest.node.value)).toBe(distanceOf(quick?.value as Value) + 1);

    // The last move sets the length of a loss.
    const [soon, late] = foes(longest);
    expect(longest.node.successors).toEqual([soon, late]);
    expect(distanceOf(soon?.value as Value)).toBeLessThan(distanceOf(late?.value as Value));
    expect(distanceOf(longest.node.value)).toBe(distanceOf(late?.value as Value) + 1);

    // The queue turns from one distance to the next.
    const { distance, shots } = queue;
    for (const { taken, front, back } of shots)
      for (const queued of [taken, ...front, ...back])
        expect(queued.value).toEqual(solvedAs(queue.ground, queued.position));
    const distances = (of: readonly { value: Value }[]) => of.map(({ value }) => distanceOf(value));
    expect(distances(shots.map(({ taken }) => taken))).toEqual([distance, distance, distance]);
    const [before, after, last] = shots;
    for (const { front, back } of [before, after]) {
      expect(distances(front).slice(0, 2)).toEqual([distance, distance]);
      expect(back.at(-1)?.value).toMatchObject({ distance: distance + 1 });
    }
    expect(new Set(distances([...last.front, ...last.back]))).toEqual(new Set([distance + 1]));
    // What joins when one is taken stands at the back afterwards, and is a predecessor of that.
    expect(positionKey(before.taken.position)).toBe(positionKey(after.taken.position));
    expect([before.joined, after.joined]).toEqual([0, after.decided - before.decided]);
    expect(after.joined).toBeGreaterThan(0);
    for (const { position } of after.back.slice(-after.joined)) {
      const targets = movesByRules(queue.ground.board, position).map((move) => afterByRules(position, move));
      expect(targets.map(positionKey)).toContain(positionKey(after.taken.position));
      expect(before.back.map((queued) => positionKey(queued.position))).not.toContain(positionKey(position));
    }
    expect(shots.map(({ decided }) => decided)).toEqual(
      shots.map(({ decided }) => decided).sort((a, b) => a - b),
    );

    // The drawn position, the best move first.
    expect(yours.ground.isOwn).toBe(drawn !== null);
    if (drawn !== null) expect(positionKey(yours.node.position)).toBe(positionKey(drawn));
    const [best] = yours.node.successors;
    const { value } = yours.node;
    if (best === undefined) expect(distanceOf(value)).toBe(0);
    else if (value.winner === 'tie') expect(best.value.winner).toBe('tie');
    else expect(best.value).toEqual({ winner: value.winner, distance: value.distance - 1 });

    // What is left is a tie: the loop goes through ties alone, by legal moves, and closes.
    expect(tie.node.value.winner).toBe('tie');
    expect(positionKey(tie.loop[0] as Position)).toBe(positionKey(tie.node.position));
    expect(positionKey(tie.loop.at(-1) as Position)).toBe(positionKey(tie.node.position));
    expect(tie.loop.length).toBeGreaterThan(2);
    // Either side has a move that stays, none that wins, and every other one loses.
    checkNode({ ...tie, node: tie.reply }, solvedAs);
    for (const [nth, { position, successors }] of [tie.node, tie.reply].entries()) {
      const winners = successors.map(({ value }) => value.winner);
      expect(winners[0]).toBe('tie');
      expect(winners).not.toContain(position.side);
      expect(positionKey(successors[0]?.position as Position)).toBe(
        positionKey(tie.loop[nth + 1] as Position),
      );
    }
    for (const [nth, position] of tie.loop.slice(1).entries()) {
      const from = tie.loop[nth] as Position;
      expect(solvedAs(tie.ground, position).winner).toBe('tie');
      const targets = movesByRules(tie.ground.board, from).map((move) => afterByRules(from, move));
      expect(targets.map(positionKey)).toContain(positionKey(position));
    }
    expect(tie.ground.positions).toBeGreaterThan(tie.ground.decided);
  });
}

describe('the tour says what is so', () => {
  it.each(sampleBoards().map((board, nth) => [nth + 1, board] as const))('of sample board %i', (_, board) => {
    checkTour(board);
  });

  it('of 20 random boards', () => {
    for (const board of randomBoards(20)) checkTour(board);
  });

  it('and of which board: the visitor’s wherever it has the example', () => {
    const owns = sampleBoards().map((board) => {
      const { found } = tourOf(board);
      const { finished, queue, ...examples } = found;
      const own = Object.entries(examples).filter(([, { ground }]) => ground.isOwn);
      return [
        finished.games.map(({ ground }) => ground.isOwn),
        queue.ground.isOwn,
        own.map(([name]) => name),
      ];
    });
    const all = ['win', 'loss', 'shortest', 'longest', 'yours', 'tie'];
    const without = (name: string) => all.filter((each) => each !== name);
    expect(owns).toEqual([
      // Nothing is left undecided on the boards without a tie; on the third no loss has three moves.
      [[true, true, true], true, without('tie')],
      [[true, true, false], true, without('tie')],
      [[true, true, false], true, without('tie').filter((each) => each !== 'loss')],
      [[true, true, true], true, all],
      [[true, true, true], true, without('tie')],
    ]);
  });

  it('without ties where there are none', () => {
    for (const board of sampleBoards()) {
      const { found } = tourOf(board);
      withSolved(rubicon, board, (analysis) => {
        const ties = [...positionsOf(board)].filter((each) => analysis.value(each).winner === 'tie').length;
        expect(found.tie.noneOwn).toBe(ties === 0);
        if (found.tie.ground.isOwn) expect(found.tie.ground.positions - found.tie.ground.decided).toBe(ties);
      });
    }
  });

  it('and shows values that are right', () => {
    for (const board of sampleBoards()) {
      const { found, beats } = tourOf(board);
      valuesOf(found, (solvedAs) => {
        for (const { scene, ground } of beats)
          for (const { position, value } of [scene, ...scene.small])
            if (value !== null) expect(value).toEqual(solvedAs(ground, position));
      });
    }
  });

  it('and who wins the visitor’s position, by the side to move', () => {
    const all = new Set<string>();
    for (const board of [...sampleBoards(), ...randomBoards(20)])
      for (const side of ['red', 'black'] as const) {
        const { found, beats } = tourOf(board, side);
        const { position, value } = found.yours.node;
        const said = beats.filter(({ chapter }) => chapter === 'yours').map(({ says }) => says.name);
        if (value.winner === 'tie') expect(said).toEqual(['notReached', 'nobodyForces']);
        else if (value.distance === 0) expect(said).toEqual(['isOver']);
        else expect(said).toEqual(['reached', value.winner === position.side ? 'oneWins' : 'mustLose']);
        all.add(`${said.at(-1)} ${position.side}`);
      }
    for (const side of ['red', 'black'])
      for (const name of ['oneWins', 'mustLose']) expect(all).toContain(`${name} ${side}`);
    expect([...all].join()).toMatch(/isOver/);
    expect([...all].join()).toMatch(/nobodyForces/);
  });

  it('and why a tie is one: of both sides a move that stays, then the loop, then one that leaves and loses', () => {
    const samples = sampleBoards();
    for (const board of [...samples, ...randomBoards(20)]) {
      const { found, beats } = tourOf(board);
      const ofTies = beats.filter(({ chapter }) => chapter === 'tie');
      const scene = (name: Says['name']) => ofTies.find(({ says }) => says.name === name)?.scene;
      const spoken = (name: Says['name']) => scene(name)?.small.filter(({ turn }) => turn === 'now') ?? [];
      const { loop, node } = found.tie;
      const keys = (positions: readonly Position[]) => positions.map(positionKey);
      for (const [nth, name] of (['notAllLose', 'foeToo'] as const).entries()) {
        expect(keys(spoken(name).map(({ position }) => position))).toEqual(
          keys(loop.slice(nth + 1, nth + 2)),
        );
        const counter = scene(name)?.counter;
        const ties = scene(name)?.small.filter(({ value }) => value?.winner === 'tie') ?? [];
        expect(counter).toEqual({ left: ties.length, of: scene(name)?.small.length });
        expect(counter?.left).toBeGreaterThan(0);
      }
      expect(keys(scene('round')?.walk ?? [])).toEqual(keys(loop));
      expect(keys(scene('round')?.small.map(({ position }) => position) ?? [])).toEqual(keys(loop.slice(1)));
      const losing = node.successors.filter(({ value }) => value.winner === foeOf(node.position));
      expect(spoken('leave').map(({ value }) => value)).toEqual(losing.slice(0, 1).map(({ value }) => value));
      // A tie with a losing move is shown wherever one was met: on the samples, and on the board that is made for it.
      if (!found.tie.ground.isOwn || samples.includes(board)) expect(losing.length).toBeGreaterThan(0);
    }
  });

  it('with numbers that are those of the position', () => {
    for (const board of [...sampleBoards(), ...randomBoards(20)]) {
      const { found, beats } = tourOf(board);
      const facts = (name: Says['name']) => beats.find(({ says }) => says.name === name)?.says.facts;
      const moves = ({ ground, node }: Example) => movesByRules(ground.board, node.position).length;
      const { win, loss, shortest, longest } = found;
      expect(facts('earlier')).toMatchObject({ moves: moves(win), side: win.node.position.side });
      expect(facts('counter')).toMatchObject({ moves: moves(loss), side: loss.node.position.side });
      expect(facts('oneLess')).toMatchObject({ left: moves(loss) - 1, foe: foeOf(loss.node.position) });
      expect(facts('lastChance')).toMatchObject({ left: moves(loss) - 2 });
      expect(facts('allLose')).toMatchObject({ distance: distanceOf(loss.node.value) });
      expect(facts('inTime')).toMatchObject({ distance: distanceOf(shortest.node.value) });
      const [, slow] = shortest.node.successors;
      expect(facts('later')).toEqual({ distance: distanceOf(slow?.value as Value) + 1 });
      expect(facts('longest')).toMatchObject({
        distance: distanceOf(longest.node.value),
        slower: distanceOf(longest.node.value) - 1,
      });
      const { decided } = found.yours;
      const { value } = found.yours.node;
      if (value.winner !== 'tie' && value.distance > 0)
        expect(facts('reached')).toMatchObject({ nth: decided, value });
      expect(facts('ask')).toEqual({ count: [...positionsOf(found.finished.ground.board)].length });
      // The counter goes down a dot at a time.
      const scenes = beats.filter(({ chapter }) => chapter === 'loss').map(({ scene }) => scene);
      expect(scenes.map(({ counter }) => counter?.left)).toEqual([3, 2, 1, 0, 0]);
    }
  });

  it('on an example, and says so, if the board is too large to be solved', () => {
    const boards = [10, 11, 13].map((rows): Board => ({ rows, columns: 10, cells: '.'.repeat(10 * rows) }));
    expect(boards.map((board) => shownInstead(board, 'tour'))).toEqual([null, 'example', 'example']);
    expect(boards.map((board) => shownInstead(board, 'steps'))).toEqual([null, 'wave', 'wave']);
    expect(boards.map((board) => shownInstead(board, 'wave'))).toEqual([null, null, null]);
    const found = findTour(textbook, null, null);
    expect(allGrounds(found).filter(({ isOwn }) => isOwn)).toEqual([]);
    for (const language of LANGUAGES)
      expect(textsIn(language).theatre.tooLarge.example(11, 10)).toMatch(/11 × 10 .*(example|示例)/);
  });

  it('of finished positions, of moves out of a tie, of what is left and of what the queue gives, on boards of any kind', () => {
    const ofMistakes = readTable('mistakes.tsv').flatMap(([, board = '']) =>
      board.length < 50 ? draw(board) : [],
    );
    for (const board of [...sampleBoards(), ...ofMistakes, ...NO_WAY_OUT, ...randomBoards(20)]) {
      const { found, beats, drawn } = tourOf(board);
      const beatOf = (name: Says['name']) => beats.find(({ says }) => says.name === name);
      const facts = (name: Says['name']) => beatOf(name)?.says.facts;
      const finished = [...positionsOf(found.finished.ground.board)].flatMap((position) => {
        const ending = endingByRules(found.finished.ground.board, position);
        return ending === null ? [] : [winnerByRules(ending, position) === position.side];
      });
      const won = finished.filter((isWon) => isWon).length;
      expect(facts('fill')).toEqual({ lost: finished.length - won, won });
      for (const { position, value } of found.finished.queue)
        expect(value).toEqual({
          winner: winnerByRules(endingByRules(found.finished.ground.board, position) ?? 'no-move', position),
          distance: 0,
        });
      valuesOf(found, (solvedAs) => {
        const { ground, node } = found.tie;
        const foeWins = movesByRules(ground.board, node.position).filter(
          (move) => solvedAs(ground, afterByRules(node.position, move)).winner === foeOf(node.position),
        );
        expect(facts('leave')).toEqual({ losing: foeWins.length });
        if (NO_WAY_OUT.includes(board)) expect(foeWins).toEqual([]);
        const ofQueue = found.queue.ground;
        const isGiven = [...positionsOf(ofQueue.board)].some(
          (position) => distanceOf(solvedAs(ofQueue, position)) === found.queue.distance + 2,
        );
        expect(isGiven).toBe(true);
      });
      withSolved(rubicon, board, (analysis) => {
        const isDone = [...positionsOf(board)].every((each) => analysis.value(each).winner !== 'tie');
        expect(beatOf('leftElsewhere') !== undefined).toBe(drawn !== null && isDone);
      });
    }
  });
});
