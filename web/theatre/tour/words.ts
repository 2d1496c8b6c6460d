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
    finished: 'Start at the end',
    win: 'One winning move is enough',
    loss: 'A loss needs every move',
    shortest: 'The first win is the shortest',
    longest: 'The last move sets a loss’s length',
    queue: 'The queue goes up one by one',
    yours: 'Your position',
    tie: 'What is left is a tie',
  } satisfies Record<Chapter, string>,
  chapterOf: (nth: number, name: string) => `${nth}. ${name}`,
  own: 'On your board',
  made: 'On a small board made for this',
  decided: (decided: number, of: number) => `${grouped(decided)} of ${grouped(of)} positions decided`,
  signs: {
    won: 'the side to move wins, in so many moves',
    lost: 'the side to move loses',
    tie: 'a tie',
    counter: 'moves that might not lose',
  },
  position: (position: string) => `On the board: ${position}.`,

  controls: 'Playback',
  first: 'To the beginning',
  last: 'To the end',
  previous: 'Previous sentence',
  next: 'Next sentence',
  play: 'Play the tour',
  pause: 'Pause',
  progress: (nth: number, of: number) => `Sentence ${nth} of ${of}`,
  onwards: 'See every position',

  says: {
    ask: () => 'Who wins here? There are far too many games to try them all.',
    ended: ({ ending, winner, side }) => {
      const won = `${EN.side[winner]} has won`;
      if (ending === 'row-one') return `So we begin at the end. The pawn is on row 1: ${won}.`;
      if (ending === 'no-move') return `${EN.side[side]} is to move but has no move left: ${won}.`;
      return winner === 'red'
        ? `A general has taken the pawn: ${won}.`
        : `The pawn has taken a general: ${won}.`;
    },
    fill: ({ count }) => `Put all finished games into a queue: ${grouped(count)}, with distance 0.`,

    take: ({ winner }) => `Take one out of the queue. Here ${EN.side[winner]} has won.`,
    earlier: ({ side, moves }) =>
      `One move earlier: ${EN.side[side]} has ${counted(moves, 'move')}, and one of them leads there.`,
    enough: ({ side }) => `One winning move is enough. ${EN.side[side]} plays it and wins in 1.`,
    rest: ({ moves }) =>
      moves === 1
        ? 'The other move no longer matters. This joins the queue as a 1.'
        : `The other ${moves} moves no longer matter. This joins the queue as a 1.`,

    counter: ({ side, moves }) =>
      `Here ${EN.side[side]} has ${counted(moves, 'move')}. A counter keeps them: ${moves} hopes.`,
    oneLess: ({ foe, left }) => `After this move ${EN.side[foe]} wins. One hope less: ${left} left.`,
    lastChance: ({ foe, side, left }) =>
      `${EN.side[foe]} wins after this one too. But ${EN.side[side]} is not lost yet: ${left} left.`,
    allLose: ({ side, distance }) =>
      `Now the last: 0 left. Every move loses, so ${EN.side[side]} is lost, in ${distance}.`,
    needsAll: () => 'That is why a loss waits for all its moves: one unknown move might save it.',

    decided: ({ side, distance }) =>
      `This one is decided: with this move ${EN.side[side]} wins in ${distance}.`,
    later: ({ distance }) => `Later another move turns out to win, too. But this way takes ${distance}.`,
    refuse: ({ side, distance }) => `So it is refused: ${EN.side[side]} has won in ${distance} already.`,
    shortestFirst: () => 'Short wins leave the queue before long ones: the first one found is the shortest.',

    soon: ({ side, foe, distance }) =>
      `${EN.side[side]} has 2 moves. After this one ${EN.side[foe]} wins in ${distance}: one hope left.`,
    late: ({ foe, distance }) =>
      `The news of the other comes later: ${EN.side[foe]} needs ${distance}. No hope left.`,
    longest: ({ side, slower, distance }) =>
      `${EN.side[side]} holds out as long as it can: ${slower}, and its own move. Lost in ${distance}.`,
    longestLast: () => 'Long ones leave the queue last. So the last move decides how long a loss takes.',

    front: ({ distance }) =>
      `Look at the queue: first come the ${distance}s, behind them the ${distance + 1}s.`,
    joins: ({ distance }) =>
      `What follows from a ${distance} is one move longer: a ${distance + 1}. It joins at the back.`,
    turned: ({ distance }) => `That was the last ${distance}. Now there are only ${distance + 1}s…`,
    order: ({ distance }) => `…and from them follow the ${distance + 2}s. So short always comes before long.`,

    reached: ({ nth, isOwn }) =>
      isOwn
        ? `On it goes, until your position is reached, as number ${grouped(nth)}.`
        : `On it goes, until the position drawn is reached, as number ${grouped(nth)}.`,
    notReached: ({ isOwn }) =>
      isOwn
        ? 'And your position? The queue runs empty and has not reached it.'
        : 'And the position drawn? The queue has not reached it.',
    oneWins: ({ foe, distance }) =>
      distance === 0
        ? 'One winning move is enough: this one wins at once.'
        : `One winning move is enough: after this one ${EN.side[foe]} is lost in ${distance}.`,
    mustLose: ({ side, foe, distance, moves }) =>
      moves === 1
        ? `${EN.side[side]} has a single move, and after it ${EN.side[foe]} wins in ${distance}.`
        : `Every move loses. This one holds out longest: ${EN.side[foe]} wins in ${distance}.`,
    nobodyForces: ({ side, losing }) =>
      losing === 0
        ? `No move wins for ${EN.side[side]}, but none loses either: a tie.`
        : `No move wins for ${EN.side[side]}, but not all of them lose: a tie.`,
    isOver: ({ winner }) => `The game drawn is over before it begins: ${EN.side[winner]} has won.`,
    countDown: ({ value }) => `One more for the move itself: ${EN.value(value)}, if both play their best.`,

    leftOver: ({ count }) =>
      `The queue is empty. ${grouped(count)} ${count === 1 ? 'position was' : 'positions were'} never decided, like this one.`,
    neither: ({ side }) =>
      `No move wins here for ${EN.side[side]}, but one does not lose: it leads to another.`,
    round: () => 'From there it goes on, always to undecided ones, round in a circle.',
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
    finished: '从终局开始',
    win: '有一步能胜就够',
    loss: '步步都败才算败',
    shortest: '最先找到的胜最短',
    longest: '最后一步定败局长短',
    queue: '队列逐层推进',
    yours: '所画局面',
    tie: '剩下的都是平局',
  },
  chapterOf: (nth, name) => `${nth}. ${name}`,
  own: '在你的棋盘上',
  made: '在专门准备的小棋盘上',
  decided: (decided, of) => `已确定 ${grouped(decided)} 个局面，共 ${grouped(of)} 个`,
  signs: {
    won: '轮到走棋的一方必胜，数字是步数',
    lost: '轮到走棋的一方必败',
    tie: '平局',
    counter: '尚未判败的着法',
  },
  position: (position) => `棋盘上：${position}。`,

  controls: '播放',
  first: '回到开头',
  last: '跳到结尾',
  previous: '上一句',
  next: '下一句',
  play: '播放导览',
  pause: '暂停',
  progress: (nth, of) => `第 ${nth} 句，共 ${of} 句`,
  onwards: '逐个局面看',

  says: {
    ask: () => '这里谁会赢？对局太多，试是试不完的。',
    ended: ({ ending, winner, side }) => {
      const won = `${ZH.side[winner]}已胜`;
      if (ending === 'row-one') return `那就从结局看起。卒到了第 1 行：${won}。`;
      if (ending === 'no-move') return `轮到${ZH.side[side]}，却无路可走：${won}。`;
      return winner === 'red' ? `帅吃掉了卒：${won}。` : `卒吃掉了帅：${won}。`;
    },
    fill: ({ count }) => `把 ${grouped(count)} 个终局全部入队，步数记为 0。`,

    take: ({ winner }) => `从队首取出一个局面，这里${ZH.side[winner]}已胜。`,
    earlier: ({ side, moves }) => `倒退一步：${ZH.side[side]}有 ${moves} 种着法，其中一种走到那里。`,
    enough: ({ side }) => `有一步能胜就够了：${ZH.side[side]}走这一步，1 步胜。`,
    rest: ({ moves }) => `其余 ${moves} 种着法不必再看。这个局面入队，步数为 1。`,

    counter: ({ side, moves }) => `这里${ZH.side[side]}有 ${moves} 种着法，计数器记下 ${moves} 线希望。`,
    oneLess: ({ foe, left }) => `走这一步，${ZH.side[foe]}必胜。希望少了一线，还剩 ${left}。`,
    lastChance: ({ foe, side, left }) =>
      `这一步也是${ZH.side[foe]}胜。但还不能说${ZH.side[side]}败了：还剩 ${left}。`,
    allLose: ({ side, distance }) => `最后一步也不行，剩 0。步步都败，${ZH.side[side]} ${distance} 步败。`,
    needsAll: () => '所以判败要等所有着法：只要有一步还不知道，它就可能是活路。',

    decided: ({ side, distance }) => `这个局面早已确定：${ZH.side[side]}走这一步，${distance} 步胜。`,
    later: ({ distance }) => `后来又发现另一步也能胜，不过要 ${distance} 步。`,
    refuse: ({ side, distance }) => `不采用：${ZH.side[side]}已经有 ${distance} 步的胜法了。`,
    shortestFirst: () => '步数小的总是先出队，所以最先找到的胜一定最短。',

    soon: ({ side, foe, distance }) =>
      `${ZH.side[side]}有 2 种着法。走这一步，${ZH.side[foe]} ${distance} 步胜，还剩 1 线希望。`,
    late: ({ foe, distance }) => `另一步的消息来得晚：${ZH.side[foe]}要 ${distance} 步才胜。希望为 0。`,
    longest: ({ side, slower, distance }) =>
      `${ZH.side[side]}会选拖得久的：${slower} 步加自己这 1 步，${distance} 步败。`,
    longestLast: () => '步数大的最后出队，所以最后一种着法决定败局有多长。',

    front: ({ distance }) => `看队列：前面的步数是 ${distance}，后面的是 ${distance + 1}。`,
    joins: ({ distance }) => `由 ${distance} 推出来的多一步，是 ${distance + 1}，排到队尾。`,
    turned: ({ distance }) => `最后一个 ${distance} 出队了，队里只剩 ${distance + 1}……`,
    order: ({ distance }) => `……再由它们推出 ${distance + 2}。步数小的永远在前。`,

    reached: ({ nth, isOwn }) =>
      `就这样推下去，第 ${grouped(nth)} 个轮到${isOwn ? '你画的' : '所画的'}局面。`,
    notReached: ({ isOwn }) => `${isOwn ? '你画的' : '所画的'}局面呢？队列空了，也没有轮到它。`,
    oneWins: ({ foe, distance }) =>
      distance === 0
        ? '有一步能胜就够了：走这一步，立刻就胜。'
        : `有一步能胜就够了：走这一步，${ZH.side[foe]} ${distance} 步败。`,
    mustLose: ({ side, foe, distance, moves }) =>
      moves === 1
        ? `${ZH.side[side]}只有一种着法，走完${ZH.side[foe]} ${distance} 步胜。`
        : `步步都败。走这一步拖得最久：${ZH.side[foe]}要 ${distance} 步才胜。`,
    nobodyForces: ({ side, losing }) =>
      losing === 0
        ? `${ZH.side[side]}没有一步能胜，也没有一步会败：平局。`
        : `${ZH.side[side]}没有一步能胜，但也不是步步都败：平局。`,
    isOver: ({ winner }) => `所画的对局一开始就结束了：${ZH.side[winner]}已胜。`,
    countDown: ({ value }) => `再加上这一步：双方都走最优着法，${ZH.value(value)}。`,

    leftOver: ({ count }) => `队列空了，还有 ${grouped(count)} 个局面始终没有确定，比如这个。`,
    neither: ({ side }) => `${ZH.side[side]}没有一步能胜，但有一步不败：走到另一个未定的局面。`,
    round: () => '接下去一直在未定的局面里走，绕一圈又回到原处。',
    isTie: () => '谁也不能强制取胜，谁也不是非输不可：这就是平局。',
    summary: () => '胜只要一步，败要步步都败，剩下的就是平局。',
  },
};

/** The tour's sentences. */
export const TOUR: Catalogue<typeof en> = { en, zh };
