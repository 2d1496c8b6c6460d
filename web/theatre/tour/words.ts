import type { Catalogue } from '../../page/words/catalogue.ts';
import { counted, EN, grouped, ZH } from '../../page/words/shared.ts';
import type { Chapter } from './model/chapters.ts';
import type { Facts } from './model/facts.ts';

type Sentences = { readonly [Name in keyof Facts]: (facts: Facts[Name]) => string };

const en = {
  label: 'The tour',
  opening: 'Solving the board…',
  again: 'Try again',
  chapters: 'Chapters',
  chapter: {
    finished: 'Begin at the end',
    win: 'One winning move is enough',
    loss: 'A loss needs every move',
    shortest: 'The first win is the shortest',
    longest: 'The longest loss comes last',
    queue: 'How the queue keeps order',
    yours: 'Your position',
    tie: 'What is left is a tie',
  } satisfies Record<Chapter, string>,
  chapterOf: (nth: number, name: string) => `${nth}. ${name}`,
  board: { own: 'Your board', made: 'Example board' },
  ground: { own: 'On your board.', made: 'On a small board made for this.' },
  decided: (decided: number, of: number) => `${grouped(decided)} of ${grouped(of)} positions decided`,
  signs: {
    pieces: 'a general, the pawn',
    side: 'under each board: who is to move',
    won: 'the side to move wins, in 3',
    lost: 'the side to move loses, in 2',
    tie: 'a tie',
    counter: 'the counter: hopes that are left',
  },
  opens: (chapter: string) => `${chapter}.`,
  position: (position: string) => `On the board: ${position}.`,
  move: (from: string, to: string) => `The move: ${from} to ${to}.`,
  moves: (moves: readonly (readonly [string, string])[]) =>
    `The moves: ${moves.map(([from, to]) => `${from} to ${to}`).join(', ')}.`,
  waiting: (distances: readonly number[]) => `Next in the queue: ${distances.join(', ')}…`,

  controls: 'Playback',
  first: 'To the beginning',
  last: 'To the end',
  previous: 'Previous sentence',
  next: 'Next sentence',
  play: 'Play the tour',
  pause: 'Pause',
  progress: (nth: number, of: number) => `Sentence ${nth} of ${of}`,

  says: {
    ask: () => 'Who wins here? There are far too many games to try them all.',
    ended: ({ ending, winner, side }) => {
      const won = `${EN.side[winner]} has won`;
      if (ending === 'row-one') return `So we begin at the end. The pawn is on row 1: ${won}.`;
      if (ending === 'no-move') return `${EN.side[side]} is to move and has no move: ${won}.`;
      return winner === 'red'
        ? `A general has taken the pawn: ${won}.`
        : `The pawn has taken a general: ${won}.`;
    },
    fill: ({ count }) => `All ${grouped(count)} finished games go into a queue, with distance 0.`,

    take: ({ winner }) => `Take one out of the queue. Here ${EN.side[winner]} has won.`,
    earlier: ({ side, moves }) =>
      `One move earlier: ${EN.side[side]} has ${counted(moves, 'move')}, and one of them leads there.`,
    enough: ({ side }) => `One winning move is enough. ${EN.side[side]} plays it and wins in 1.`,
    rest: ({ moves }) =>
      moves === 1
        ? 'The other move no longer matters. This one joins the queue, with distance 1.'
        : `The other ${moves} moves no longer matter. This one joins the queue, with distance 1.`,

    counter: ({ side, moves }) =>
      `Here ${EN.side[side]} has ${counted(moves, 'move')}: ${moves} hopes. A counter keeps them.`,
    oneLess: ({ foe, left }) => `After this move ${EN.side[foe]} wins. One hope less: ${left} left.`,
    lastChance: ({ side, left }) =>
      `After this one, too. But ${EN.side[side]} is not lost yet: ${left} left.`,
    allLose: ({ side, distance }) =>
      `After the last, too: 0 left. Every move loses, so ${EN.side[side]} is lost, in ${distance}.`,
    needsAll: () => 'So a loss waits for all its moves: a single unknown one might save it.',

    inTime: ({ side, distance }) =>
      `Can a win get shorter later? Here ${EN.side[side]} wins in ${distance}, with this move.`,
    later: ({ distance }) => `Later another move turns out to win as well, but in ${distance}.`,
    refuse: ({ distance }) => `It is refused: the win in ${distance} stays.`,
    shortestFirst: () => 'Short ones leave the queue before long ones: the first win found is the shortest.',

    soon: ({ foe, distance }) =>
      `And how long is a loss? After this move ${EN.side[foe]} wins in ${distance}: one hope left.`,
    late: ({ foe, distance }) =>
      `The other is decided later: after it ${EN.side[foe]} needs ${distance}. No hope left.`,
    longest: ({ side, slower, distance }) =>
      `${EN.side[side]} plays this one, to hold out: ${slower} and its own move. Lost in ${distance}.`,
    longestLast: () => 'Long ones leave the queue last: the last move decides how long the loss is.',

    front: ({ distance }) =>
      `Why do short ones come first? In front the queue holds ${distance}s, behind them ${distance + 1}s.`,
    joins: ({ distance }) =>
      `What follows from a ${distance} is one move longer: a ${distance + 1}. It joins at the back.`,
    turned: ({ distance }) => `That was the last ${distance}. Now the queue holds only ${distance + 1}s…`,
    order: ({ distance }) => `…and from them follow the ${distance + 2}s. So short always comes before long.`,

    reached: ({ decided, isOwn }) =>
      `On it goes. As number ${grouped(decided)}, ${isOwn ? 'your position' : 'the start position'} is decided.`,
    notReached: ({ isOwn }) =>
      `And ${isOwn ? 'your position' : 'the start position'}? The queue is empty and has not reached it.`,
    oneWins: ({ foe, distance }) =>
      distance === 0
        ? 'One winning move is enough: this one wins at once.'
        : `One winning move is enough: after this one ${EN.side[foe]} is lost in ${distance}.`,
    mustLose: ({ side, foe, distance, moves }) =>
      moves === 1
        ? `${EN.side[side]} has a single move, and after it ${EN.side[foe]} wins in ${distance}.`
        : `Every move loses. None holds out longer than this: ${EN.side[foe]} wins in ${distance}.`,
    nobodyForces: ({ side, losing }) =>
      losing === 0
        ? `No move wins for ${EN.side[side]}, and none loses: it is neither won nor lost.`
        : `No move wins for ${EN.side[side]}, but not all lose: it is neither won nor lost.`,
    isOver: ({ winner }) => `The game is over before it begins: ${EN.side[winner]} has won.`,
    countDown: ({ value }) => `Plus the move itself: with best play, ${EN.value(value)}.`,

    leftOver: ({ count }) =>
      `The queue is empty. ${grouped(count)} ${count === 1 ? 'position is' : 'positions are'} left undecided, like this one.`,
    leftElsewhere: ({ count }) =>
      `On your board nothing is left undecided. On this one, ${grouped(count)} positions are.`,
    neither: ({ side }) =>
      `No move wins for ${EN.side[side]}: it is no win. Not every move loses: it is no loss.`,
    round: () => 'From here one can stay among such positions, round in a circle.',
    isTie: () => 'Nobody can force a win, and nobody has to lose: that is a tie.',
    summary: () => 'A win needs one move, a loss all of them. What is left is a tie.',
  } satisfies Sentences as Sentences,
};

const zh: typeof en = {
  label: '导览',
  opening: '正在求解棋盘…',
  again: '重试',
  chapters: '章节',
  chapter: {
    finished: '从终局看起',
    win: '有一步能胜就够了',
    loss: '步步都败才是必败',
    shortest: '最先找到的胜法最短',
    longest: '最后一步决定败局长短',
    queue: '队列怎样保持顺序',
    yours: '你的局面',
    tie: '剩下的都是平局',
  },
  chapterOf: (nth, name) => `${nth}. ${name}`,
  board: { own: '你的棋盘', made: '示例棋盘' },
  ground: { own: '在你的棋盘上。', made: '在为此准备的小棋盘上。' },
  decided: (decided, of) => `已确定 ${grouped(decided)} 个局面，共 ${grouped(of)} 个`,
  signs: {
    pieces: '帅、卒',
    side: '棋盘下方：轮到哪一方',
    won: '轮到走棋的一方 3 步必胜',
    lost: '轮到走棋的一方 2 步必败',
    tie: '平局',
    counter: '计数器：还剩的希望',
  },
  opens: (chapter) => `${chapter}。`,
  position: (position) => `棋盘上：${position}。`,
  move: (from, to) => `这一步：${from} 到 ${to}。`,
  moves: (moves) => `着法：${moves.map(([from, to]) => `${from} 到 ${to}`).join('，')}。`,
  waiting: (distances) => `队列中接下来的步数：${distances.join('、')}……`,

  controls: '播放',
  first: '回到开头',
  last: '跳到结尾',
  previous: '上一句',
  next: '下一句',
  play: '播放导览',
  pause: '暂停',
  progress: (nth, of) => `第 ${nth} 句，共 ${of} 句`,

  says: {
    ask: () => '这里谁会赢？对局太多，不可能一局局试。',
    ended: ({ ending, winner, side }) => {
      const won = `${ZH.side[winner]}已胜`;
      if (ending === 'row-one') return `那就从终局看起。卒到了第 1 行：${won}。`;
      if (ending === 'no-move') return `轮到${ZH.side[side]}，却无路可走：${won}。`;
      return winner === 'red' ? `帅吃掉了卒：${won}。` : `卒吃掉了帅：${won}。`;
    },
    fill: ({ count }) => `${grouped(count)} 个终局全部入队，步数记为 0。`,

    take: ({ winner }) => `从队首取出一个局面，这里${ZH.side[winner]}已胜。`,
    earlier: ({ side, moves }) => `倒退一步：${ZH.side[side]}有 ${moves} 种着法，其中一种走到那里。`,
    enough: ({ side }) => `有一步能胜就够了：${ZH.side[side]}就走这步，1 步胜。`,
    rest: ({ moves }) => `其余 ${moves} 种着法不用再看。这个局面入队，步数为 1。`,

    counter: ({ side, moves }) =>
      `这里${ZH.side[side]}有 ${moves} 种着法，就是 ${moves} 线希望，由计数器记着。`,
    oneLess: ({ foe, left }) => `走这步，${ZH.side[foe]}必胜。希望少了一线，还剩 ${left} 线。`,
    lastChance: ({ side, left }) => `走这步也一样。但还不能判${ZH.side[side]}必败：还剩 ${left} 线。`,
    allLose: ({ side, distance }) => `最后一步也一样，剩 0。步步都败，${ZH.side[side]} ${distance} 步必败。`,
    needsAll: () => '所以判必败要等所有着法：只要有一步还未知，它就可能是活路。',

    inTime: ({ side, distance }) => `必胜的步数以后会变小吗？这里${ZH.side[side]}走这步，${distance} 步胜。`,
    later: ({ distance }) => `后来发现另一步也能胜，不过要 ${distance} 步。`,
    refuse: ({ distance }) => `不采用，步数仍然是 ${distance}。`,
    shortestFirst: () => '步数小的先出队，所以最先找到的胜法一定最短。',

    soon: ({ foe, distance }) =>
      `必败的步数又怎么定？走这步，${ZH.side[foe]} ${distance} 步胜，还剩 1 线希望。`,
    late: ({ foe, distance }) => `另一步后来才确定：${ZH.side[foe]}要 ${distance} 步才胜。希望为 0。`,
    longest: ({ side, slower, distance }) =>
      `${ZH.side[side]}会走这步来拖延：${slower} 步加自己的 1 步，${distance} 步必败。`,
    longestLast: () => '步数大的后出队，所以最后确定的着法决定败局有多长。',

    front: ({ distance }) => `为什么步数小的在前？看队列：前面是 ${distance}，后面是 ${distance + 1}。`,
    joins: ({ distance }) => `由 ${distance} 推出来的多走一步，是 ${distance + 1}，排到队尾。`,
    turned: ({ distance }) => `最后一个 ${distance} 出队了，队里只剩 ${distance + 1}……`,
    order: ({ distance }) => `……由它们再推出 ${distance + 2}。步数小的永远在前。`,

    reached: ({ decided, isOwn }) =>
      `继续推下去，第 ${grouped(decided)} 个确定的就是${isOwn ? '你的局面' : '初始局面'}。`,
    notReached: ({ isOwn }) => `${isOwn ? '你的局面' : '初始局面'}呢？队列空了，也没有轮到它。`,
    oneWins: ({ foe, distance }) =>
      distance === 0
        ? '有一步能胜就够了：走这步，立刻就胜。'
        : `有一步能胜就够了：走这步，${ZH.side[foe]} ${distance} 步必败。`,
    mustLose: ({ side, foe, distance, moves }) =>
      moves === 1
        ? `${ZH.side[side]}只有一种着法，走完${ZH.side[foe]} ${distance} 步胜。`
        : `步步都败，没有比这步拖得更久的：${ZH.side[foe]} ${distance} 步胜。`,
    nobodyForces: ({ side, losing }) =>
      losing === 0
        ? `${ZH.side[side]}没有一步能胜，也没有一步会败：既不是必胜，也不是必败。`
        : `${ZH.side[side]}没有一步能胜，但不是步步都败：既不是必胜，也不是必败。`,
    isOver: ({ winner }) => `这局棋还没开始就结束了：${ZH.side[winner]}已胜。`,
    countDown: ({ value }) => `加上这一步：双方都走最优策略，${ZH.value(value)}。`,

    leftOver: ({ count }) => `队列空了，还有 ${grouped(count)} 个局面没有确定，比如这个。`,
    leftElsewhere: ({ count }) => `你的棋盘全部确定了。这个棋盘还剩 ${grouped(count)} 个，比如这个。`,
    neither: ({ side }) => `${ZH.side[side]}没有一步能胜，不是必胜；也不是步步都败，不是必败。`,
    round: () => '从这里可以一直留在这样的局面里，绕一圈又回到原处。',
    isTie: () => '谁也不能强制取胜，谁也不会被迫输掉：这就是平局。',
    summary: () => '必胜只要一步能胜，必败要步步都败，剩下的就是平局。',
  },
};

/** The tour's sentences. */
export const TOUR: Catalogue<typeof en> = { en, zh };
