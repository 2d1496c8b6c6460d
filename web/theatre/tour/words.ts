import type { Catalogue } from '../../page/words/catalogue.ts';
import { counted, EN, grouped, ZH } from '../../page/words/shared.ts';
import type { Chapter } from './model/chapters.ts';
import type { Facts } from './model/facts.ts';
import type { Answer, QuestionFacts } from './model/questions.ts';
import type { Way } from './model/ways.ts';

type Sentences = { readonly [Name in keyof Facts]: (facts: Facts[Name]) => string };
type Questions = { readonly [Name in keyof QuestionFacts]: (facts: QuestionFacts[Name]) => string };
/** Why an answer is wrong. */
type Reasons = {
  readonly [Name in keyof QuestionFacts]: (facts: QuestionFacts[Name], answer: Answer) => string;
};

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
    write: 'Write it',
  } satisfies Record<Chapter, string>,
  chapterOf: (nth: number, name: string) => `${nth}. ${name}`,
  board: { own: 'Your board', made: 'Example board' },
  ground: { own: 'On your board.', made: 'On an example board.' },
  decided: (decided: number, of: number) => `${grouped(decided)} of ${grouped(of)} positions decided`,
  signs: {
    pieces: 'a general, the pawn',
    captured: 'a large piece taken by the small one',
    side: 'under each board: who is to move',
    won: 'it wins, in 3 moves of both sides',
    lost: 'it loses, in 2 moves of both sides',
    tie: 'undecided at the end: a tie',
    counter: 'counter: moves not yet refuted',
  },
  back: (sentence: string) => `Back in time. ${sentence}`,
  opens: (chapter: string) => `${chapter}.`,
  position: (position: string) => `On the board: ${position}.`,
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  move: (from: string, to: string) => `The move: ${from} to ${to}.`,
  moves: (moves: readonly (readonly [string, string])[]) =>
    `The moves: ${moves.map(([from, to]) => `${from} to ${to}`).join(', ')}.`,
  outcomes: (
    staying: readonly (readonly [string, string])[],
    losing: readonly (readonly [string, string])[],
  ) =>
    [
      `Moves to undecided positions: ${staying.map(([from, to]) => `${from} to ${to}`).join(', ')}.`,
      ...(losing.length === 0
        ? []
        : [`Losing moves: ${losing.map(([from, to]) => `${from} to ${to}`).join(', ')}.`]),
    ].join(' '),
  waiting: (front: readonly number[], back: readonly number[]) =>
    `The queue: ${front.join(', ')}${back.length === 0 ? '' : ` … ${back.join(', ')}`}.`,

  controls: 'Playback',
  first: 'To the beginning',
  last: 'To the end',
  previous: 'Previous sentence',
  next: 'Next sentence',
  play: 'Play the tour',
  pause: 'Pause',
  progress: (nth: number, of: number) => `Sentence ${nth} of ${of}`,
  speed: 'Speed',
  speedOf: (times: string) => `${times} times the usual speed`,
  speedFace: (times: string) => `${times}×`,
  sound: 'Sound',

  questions: 'Questions',
  answers: 'Answers',
  pressBoard: 'Press a small board, or its number.',
  answer: (answer: Answer) => {
    if (answer.kind === 'board') return `Board ${answer.nth + 1}`;
    if (answer.kind === 'lost') return answer.isLost ? 'Lost' : 'Not yet';
    if (answer.kind === 'moves') return counted(answer.moves, 'move');
    return answer.winner === 'tie' ? 'A tie' : EN.side[answer.winner];
  },
  described: (answer: string, facts: readonly string[]) => `${answer}: ${facts.join(', ')}`,
  wrong: (answer: string) => `${answer}: wrong`,
  right: 'Right.',
  printSheet: 'Print the questions',
  sheet: {
    title: 'Predict: who wins, and why?',
    task: 'Two red generals hunt the black pawn. ▲3: the side to move wins in 3 moves of both sides, ▼2: it loses in 2, ?: not known yet.',
    answers: 'Answers',
  },
  copyLink: 'Copy link to this place',
  copied: 'The link is copied.',
  fullScreen: 'Full screen',
  film: 'Make a GIF of this chapter',
  filmOf: (chapter: string) => `GIF of the chapter “${chapter}”`,
  program: 'The program',
  showProgram: 'Program',
  onward: 'What next',
  ways: {
    stress: 'Take it to Stress',
    mistakes: 'Break it on purpose',
    steps: 'Position by position',
    puzzle: 'Today’s puzzle',
  } satisfies Record<Way, string>,
  /** Marks of chapters whose question was answered. */
  answered: (isRight: boolean): string => (isRight ? 'predicted' : 'not predicted'),
  score: (right: number, of: number) =>
    right === of ? `You predicted all ${of}.` : `You predicted ${right} of ${of}. Again:`,
  askAgain: (chapter: string) => `Ask again: ${chapter}`,

  asks: {
    win: ({ side }) => `Step back one move, with ${EN.side[side]} to move. Which move wins at once?`,
    loss: ({ side, moves }) =>
      `${moves - 1} of ${counted(moves, 'move')} are refuted. Is ${EN.side[side]} lost already?`,
    longest: ({ side }) =>
      `Either move loses. In how many moves is ${EN.side[side]} lost, both sides’ moves counted?`,
    queue: () => 'These positions wait in the queue. Which one is taken next?',
    yours: ({ isOwn, isReached }) => {
      const position = isOwn ? 'your position' : 'the start position';
      return isReached
        ? `The queue has reached ${position}. Who wins?`
        : `The queue is empty, and ${position} was never in it. Who wins?`;
    },
  } satisfies Questions as Questions,

  reasons: {
    win: ({ foe }) => `No: after this move the game goes on, with ${EN.side[foe]} to move.`,
    loss: ({ side }) => `No: the move that is left may still save ${EN.side[side]}.`,
    longest: ({ side, foe, soon, late }, answer) => {
      const moves = answer.kind === 'moves' ? answer.moves : 0;
      if (moves === late) return `Nearly: ${EN.side[side]}’s own move counts, too.`;
      return moves === soon + 1
        ? `No: ${EN.side[side]} holds out, with the move after which ${EN.side[foe]} needs longer.`
        : 'No: only one of the two moves is made.';
    },
    queue: () => 'No: those that came first are taken first.',
    yours: ({ side, foe, value }) => {
      if (value.winner === 'tie') return 'No: a win that can be forced would have come into the queue.';
      return value.winner === side
        ? `No: one move leads to a position that ${EN.side[foe]} has lost.`
        : `No: every move leads to a position that ${EN.side[foe]} wins.`;
    },
  } satisfies Reasons as Reasons,

  says: {
    ask: ({ count }) =>
      `Who wins? A game may never end (a tie), but there are only ${grouped(count)} positions.`,
    ended: ({ ending, winner, side }) => {
      const won = `${EN.side[winner]} has won`;
      if (ending === 'row-one') return `So begin at the end. The pawn is on row 1: ${won}.`;
      if (ending === 'no-move') return `${EN.side[side]} is to move and has no move: ${won}.`;
      return winner === 'red'
        ? `A general took the pawn: ${won}. The pawn takes generals, too.`
        : `The pawn took a general: ${won}. Generals take it, too.`;
    },
    fill: ({ lost, won }) =>
      won === 0
        ? `All ${grouped(lost)} finished games queue up. ▼0: the side to move has lost.`
        : `Finished games queue up: the side to move lost ${grouped(lost)} (▼0), won ${grouped(won)} (▲0).`,

    take: ({ winner }) => `Take one from the queue (yellow): here ${EN.side[winner]} has won.`,
    earlier: ({ side, moves }) =>
      `Step back one move: here 1 of ${EN.side[side]}’s ${counted(moves, 'move')} leads there (white).`,
    enough: ({ side }) =>
      `One winning move is enough: ${EN.side[side]} picks it, and wins in 1 (▲1). It joins the queue.`,

    counter: ({ side, moves }) =>
      `Here ${EN.side[side]} has ${counted(moves, 'move')}. The dots count those not yet refuted.`,
    oneLess: ({ foe, left }) => `After this move ${EN.side[foe]} wins: it is refuted, ${left} left.`,
    lastChance: ({ side, left }) =>
      `After this one, too. But ${EN.side[side]} is not lost yet: ${left} left.`,
    allLose: ({ side, distance }) =>
      `The last, too: 0 left. ${EN.side[side]} is lost in ${distance}, both sides’ moves: ▼${distance}.`,
    needsAll: () => 'So a loss waits for all moves: one undecided move might save it.',

    inTime: ({ side, distance }) => `Can a known win get shorter? Here ${EN.side[side]} wins in ${distance}.`,
    later: ({ distance }) => `Later another move is found to win, but in ${distance}: it is ignored.`,
    shortestFirst: () => 'The queue gives short before long: the first win found is the shortest.',

    soon: ({ foe, distance }) => `How long is a loss? After this move ${EN.side[foe]} wins in ${distance}.`,
    late: ({ foe, distance }) =>
      `The other is decided later: after it ${EN.side[foe]} needs ${distance}. None left.`,
    longest: ({ side, slower, distance }) =>
      `${EN.side[side]} picks this one, to hold out: ${slower} plus its own move. Lost in ${distance}.`,
    longestLast: () => 'The queue gives long last: the last move taken from it sets the length.',

    front: ({ distance }) =>
      `The queue holds two distances at most: ${distance}s at its front, ${distance + 1}s at its back.`,
    joins: ({ distance }) =>
      `Stepping back from a ${distance} can give a ${distance + 1}: it joins at the back.`,
    turned: ({ distance }) =>
      `After the last ${distance} only ${distance + 1}s are left. They give ${distance + 2}s: short before long.`,

    reached: ({ nth, isOwn, value }) =>
      `Number ${grouped(nth)} is ${isOwn ? 'your position' : 'the start position'}: ${EN.value(value)}.`,
    notReached: ({ isOwn }) =>
      `And ${isOwn ? 'your position' : 'the start position'}? The queue is empty and never reached it.`,
    oneWins: ({ foe, distance }) =>
      distance === 0
        ? 'One winning move is enough: this one wins at once.'
        : `One winning move is enough: after this one ${EN.side[foe]} is lost in ${distance}.`,
    mustLose: ({ side, foe, distance, moves }) =>
      moves === 1
        ? `${EN.side[side]} has a single move, and after it ${EN.side[foe]} wins in ${distance}.`
        : `Every move loses, none later than this: then ${EN.side[foe]} wins in ${distance}.`,
    nobodyForces: ({ side, losing }) =>
      losing === 0
        ? `No move wins for ${EN.side[side]}, and none loses: neither won nor lost (=).`
        : `No move wins for ${EN.side[side]}, but not all lose: neither won nor lost (=).`,
    isOver: ({ winner }) => `The game is over before it begins: ${EN.side[winner]} has won.`,

    leftOver: ({ count }) =>
      `The queue is empty: no more can be decided. ${counted(count, 'position')} ${count === 1 ? 'is' : 'are'} left.`,
    leftElsewhere: ({ count }) =>
      `The queue is empty. Your board is done; here ${counted(count, 'position')} ${count === 1 ? 'is' : 'are'} left.`,
    noWin: ({ side }) => `Take this one (=). A winning move for ${EN.side[side]} would have decided it.`,
    notAllLose: () => 'Nor do all moves lose: the counter is not 0, so one leads to another =.',
    foeToo: ({ foe }) => `There ${EN.side[foe]} has such a move, too, and so on: nobody runs out of them.`,
    round: () => 'A side that stays in the = cannot be beaten: play can go on for ever.',
    leave: ({ losing }) =>
      losing === 0
        ? 'Why not leave? Here no move leads out of the =: none wins, none loses.'
        : 'Why not leave? Every move out of the = loses.',
    moral: () => 'A win needs one move, a loss all. Where neither can be forced: a tie.',

    state: ({ free, count }) =>
      `A position: two generals, the pawn, and who moves. ${free}·${free - 1}/2 · ${free} · 2 = ${grouped(count)} of them.`,
    number: () =>
      'Its number in the arrays: side, then g, h and pawn, two digits each. The generals are alike, so g < h.',
    undoPawn: () =>
      'A move is undone by a step back to a cell beside. The pawn never goes down, so its undo never goes up.',
    undoGeneral: () =>
      'A move is undone by a step back to a cell beside. Only the pawn’s undo never goes up.',
    begin: ({ moves }) => `A counter begins at the number of legal moves: here ${moves}.`,
    joinEnded: () => 'If the game is over, the position is decided in 0 moves, and joins the queue.',
    loop: ({ winner, distance }) =>
      `Then the loop: take p from the front. ${EN.side[winner]} has it won; one move earlier that is ${distance}.`,
    writeWin: ({ side }) =>
      `In s, one move before p, ${EN.side[side]} is to move: one winning move is enough.`,
    writeCount: ({ side, foe, left }) =>
      `Here ${EN.side[side]} is to move, and ${EN.side[foe]} wins p: one move less, ${left} left.`,
    writeLoss: ({ side, distance }) =>
      `At 0 ${EN.side[side]} is lost. The last p comes with the longest distance: ${distance} with this move.`,
    writeAnswer: ({ value }) =>
      value.winner === 'tie'
        ? 'The queue is empty and the start still undecided: print Tie.'
        : 'The queue is empty. Print what the arrays have for the start.',
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
    loss: '怎么走都输才是必败',
    shortest: '最先找到的胜法最短',
    longest: '最后出队的着法决定能拖多久',
    queue: '队列怎样保持顺序',
    yours: '你的局面',
    tie: '剩下的都是平局',
    write: '写成程序',
  },
  chapterOf: (nth, name) => `${nth}. ${name}`,
  board: { own: '你的棋盘', made: '示例棋盘' },
  ground: { own: '在你的棋盘上。', made: '换一个示例棋盘。' },
  decided: (decided, of) => `已确定 ${decided} 个局面，共 ${of} 个`,
  signs: {
    pieces: '帅、卒',
    captured: '大的被上面的小的吃掉',
    side: '棋盘下方：轮到哪一方',
    won: '这一方 3 步必胜（双方合计）',
    lost: '这一方 2 步必败（双方合计）',
    tie: '最后仍未确定：平局',
    counter: '计数器：还有几种着法待定',
  },
  back: (sentence) => `回到较早的时刻。${sentence}`,
  opens: (chapter) => `${chapter}。`,
  position: (position) => `棋盘上：${position}。`,
  fromTo: (from, to) => `${from} 到 ${to}`,
  move: (from, to) => `这一步：${from} 到 ${to}。`,
  moves: (moves) => `着法：${moves.map(([from, to]) => `${from} 到 ${to}`).join('，')}。`,
  outcomes: (staying, losing) =>
    [
      `走到未确定局面的着法：${staying.map(([from, to]) => `${from} 到 ${to}`).join('，')}。`,
      ...(losing.length === 0
        ? []
        : [`会输的着法：${losing.map(([from, to]) => `${from} 到 ${to}`).join('，')}。`]),
    ].join(''),
  waiting: (front, back) =>
    `队列中的步数：${front.join('、')}${back.length === 0 ? '' : ` …… ${back.join('、')}`}。`,

  controls: '播放',
  first: '回到开头',
  last: '跳到结尾',
  previous: '上一句',
  next: '下一句',
  play: '播放导览',
  pause: '暂停',
  progress: (nth, of) => `第 ${nth} 句，共 ${of} 句`,
  speed: '速度',
  speedOf: (times) => `${times} 倍速`,
  speedFace: (times) => `${times}×`,
  sound: '声音',

  questions: '提问',
  answers: '答案',
  pressBoard: '点一个小棋盘，或按它的序号。',
  answer: (answer) => {
    if (answer.kind === 'board') return `棋盘 ${answer.nth + 1}`;
    if (answer.kind === 'lost') return answer.isLost ? '已经必败' : '还不能定';
    if (answer.kind === 'moves') return `${answer.moves} 步`;
    return answer.winner === 'tie' ? '平局' : ZH.side[answer.winner];
  },
  described: (answer, facts) => `${answer}：${facts.join('，')}`,
  wrong: (answer) => `${answer}：不对`,
  right: '答对了。',
  printSheet: '打印问题',
  sheet: {
    title: '先猜后看：谁赢，为什么？',
    task: '两个红帅围捉一个黑卒。▲3：轮到的一方 3 步必胜（双方合计）；▼2：2 步必败；?：还不知道。',
    answers: '答案',
  },
  copyLink: '复制此处的链接',
  copied: '链接已复制。',
  fullScreen: '全屏',
  film: '把这一章生成 GIF',
  filmOf: (chapter) => `章节 GIF：${chapter}`,
  program: '程序',
  showProgram: '程序',
  onward: '接下来',
  ways: { stress: '拿去对拍', mistakes: '故意写错', steps: '逐个局面', puzzle: '今日残局' },
  answered: (isRight) => (isRight ? '猜对了' : '没猜对'),
  score: (right, of) => (right === of ? `${of} 题全部猜对。` : `猜对 ${right} 题，共 ${of} 题。再猜：`),
  askAgain: (chapter) => `再猜一次：${chapter}`,

  asks: {
    win: ({ side }) => `倒退一步，轮到${ZH.side[side]}：走哪一步立刻就胜？`,
    loss: ({ side, moves }) => `${moves} 种着法里有 ${moves - 1} 种已经会输。${ZH.side[side]}必败了吗？`,
    longest: ({ side }) => `两步都输。${ZH.side[side]}几步必败（双方合计）？`,
    queue: () => '这些局面在队列里等着。下一个出队的是哪个？',
    yours: ({ isOwn, isReached }) => {
      const position = isOwn ? '你的局面' : '初始局面';
      return isReached ? `队列里轮到${position}了。谁赢？` : `队列空了，${position}从没进过队列。谁赢？`;
    },
  },

  reasons: {
    win: ({ foe }) => `不对：走完这步棋还没完，轮到${ZH.side[foe]}。`,
    loss: ({ side }) => `不对：剩下的那一步也许能救${ZH.side[side]}。`,
    longest: ({ side, foe, soon, late }, answer) => {
      const moves = answer.kind === 'moves' ? answer.moves : 0;
      if (moves === late) return `差一点：${ZH.side[side]}自己的 1 步也要算上。`;
      return moves === soon + 1
        ? `不对：${ZH.side[side]}会拖延，走${ZH.side[foe]}胜得更慢的那一步。`
        : '不对：两步里只走一步。';
    },
    queue: () => '不对：先入队的先出队。',
    yours: ({ side, foe, value }) => {
      if (value.winner === 'tie') return '不对：谁要是能逼胜，这个局面早就入队了。';
      return value.winner === side
        ? `不对：有一步走到${ZH.side[foe]}必败的局面。`
        : `不对：每一步都走到${ZH.side[foe]}必胜的局面。`;
    },
  },

  says: {
    ask: ({ count }) => `这里谁会赢？一局可能下不完（平局），但局面只有 ${count} 个。`,
    ended: ({ ending, winner, side }) => {
      const won = `${ZH.side[winner]}已胜`;
      if (ending === 'row-one') return `那就从终局看起。卒到了第 1 行：${won}。`;
      if (ending === 'no-move') return `轮到${ZH.side[side]}，却无路可走：${won}。`;
      return winner === 'red'
        ? `帅吃掉了卒：${won}。卒吃掉任何一个帅也胜。`
        : `卒吃掉了帅：${won}。帅也能吃卒。`;
    },
    fill: ({ lost, won }) =>
      won === 0
        ? `${lost} 个终局全部入队。▼0：轮到走棋的一方已败。`
        : `终局入队：行棋方败 ${lost}（▼0），胜 ${won}（▲0）。`,

    take: ({ winner }) => `从队首取出一个局面（黄色），这里${ZH.side[winner]}已胜。`,
    earlier: ({ side, moves }) =>
      `看前一步的每个局面：${ZH.side[side]}有 ${moves} 种着法，一种走到它（白框）。`,
    enough: ({ side }) => `有一步能胜就够了：${ZH.side[side]}就走这步，1 步必胜，记 ▲1，入队。`,

    counter: ({ side, moves }) => `这里${ZH.side[side]}有 ${moves} 种着法待定，由计数器（小方块）记着。`,
    oneLess: ({ side, foe, left }) =>
      `${ZH.side[side]}若走这步，${ZH.side[foe]}必胜。还剩 ${left} 种着法待定。`,
    lastChance: ({ side, left }) => `走这步也一样。但还不能判${ZH.side[side]}必败：还剩 ${left} 种待定。`,
    allLose: ({ side, distance }) =>
      `最后一种也一样，剩 0。${ZH.side[side]}必败，共 ${distance} 步（双方合计）。`,
    needsAll: () => '所以判必败要等所有着法都有结果：只要有一步还未知，它就可能是活路。',

    inTime: ({ side, distance }) => `已确定的步数，以后还会变小吗？这里${ZH.side[side]} ${distance} 步胜。`,
    later: ({ distance }) => `后来发现另一步也能胜，但要 ${distance} 步：忽略它。`,
    shortestFirst: () => '步数小的先出队，所以最先找到的胜法一定最短。',

    soon: ({ side, foe, distance }) =>
      `必败的步数怎么定？${ZH.side[side]}走这步，${ZH.side[foe]} ${distance} 步胜。`,
    late: ({ foe, distance }) => `另一步后来才出队：走完${ZH.side[foe]}要 ${distance} 步才胜。剩 0 种待定。`,
    longest: ({ side, slower, distance }) =>
      `${ZH.side[side]}会走这步来拖延：${slower} 步加自己的 1 步，${distance} 步必败。`,
    longestLast: () => '步数大的后出队，所以最后出队的着法决定能拖几步。',

    front: ({ distance }) => `队列里最多有两种步数：队首是 ${distance}，队尾是 ${distance + 1}。`,
    joins: ({ distance }) => `由 ${distance} 倒推一步，可以得到 ${distance + 1}：它排到队尾。`,
    turned: ({ distance }) =>
      `最后一个 ${distance} 出队，只剩 ${distance + 1}，再得到 ${distance + 2}：步数小的永远在前。`,

    reached: ({ nth, isOwn, value }) =>
      `第 ${nth} 个就是${isOwn ? '你的局面' : '初始局面'}：${ZH.value(value)}。`,
    notReached: ({ isOwn }) => `${isOwn ? '你的局面' : '初始局面'}呢？队列空了，也没有轮到它。`,
    oneWins: ({ foe, distance }) =>
      distance === 0
        ? '有一步能胜就够了：走这步，立刻就胜。'
        : `有一步能胜就够了：走这步，${ZH.side[foe]} ${distance} 步必败。`,
    mustLose: ({ side, foe, distance, moves }) =>
      moves === 1
        ? `${ZH.side[side]}只有一种着法，走完后${ZH.side[foe]} ${distance} 步胜。`
        : `${ZH.side[side]}怎么走都输，没有一步能拖得更久：走完后${ZH.side[foe]} ${distance} 步胜。`,
    nobodyForces: ({ side, losing }) =>
      losing === 0
        ? `${ZH.side[side]}没有一步能胜，也没有一步会败：既不是必胜，也不是必败（=）。`
        : `${ZH.side[side]}没有一步能胜，但不是步步都败：既不是必胜，也不是必败（=）。`,
    isOver: ({ winner }) => `这局棋还没开始就结束了：${ZH.side[winner]}已胜。`,

    leftOver: ({ count }) => `队列空了，再也推不出新的。还有 ${count} 个局面未确定。`,
    leftElsewhere: ({ count }) => `队列空了，再也推不出新的。你的棋盘全确定了，这里还剩 ${count} 个。`,
    noWin: ({ side }) => `比如这个（=）：${ZH.side[side]}要是有一步能胜，它早就确定了。`,
    notAllLose: () => '也不是步步都败：计数器没减到 0，所以总有一步走到另一个 =。',
    foeToo: ({ foe }) => `到了那里，${ZH.side[foe]}也有这样一步。如此下去，谁都总能留在平局里。`,
    round: () => '不管对方怎么走，总能留在平局里，比如绕一圈：谁也不会被迫输。',
    leave: ({ losing }) =>
      losing === 0
        ? '离开平局呢？这里离不开：怎么走都还是平局，不胜也不败。'
        : '离开平局呢？只会输：走完后对方必胜。',
    moral: () => '必胜只要一步能胜，必败要步步都败。谁都逼不出胜负，就是平局。',

    state: ({ free, count }) =>
      `局面就是两个帅、一个卒的位置和轮到谁：${free}·${free - 1}/2 · ${free} · 2 = ${count} 个。`,
    number: () => '局面在数组里的编号：side 之后，g、h、pawn 各占两位。两帅不分先后，取 g < h。',
    undoPawn: () => '倒退一步：退到旁边的格子。卒不会向下走，所以倒退时不会向上。',
    undoGeneral: () => '倒退一步：退到旁边的格子。只有卒倒退时不会向上。',
    begin: ({ moves }) => `计数器的初值是合法着法数：这里是 ${moves}。`,
    joinEnded: () => '终局 0 步就确定，最先入队。',
    loop: ({ winner, distance }) =>
      `然后循环：从队首取出 p。这里${ZH.side[winner]}胜，倒退一步就是 ${distance} 步。`,
    writeWin: ({ side }) => `p 的前一步 s 轮到${ZH.side[side]}：有一步能胜就够了。`,
    writeCount: ({ side, foe, left }) =>
      `这里轮到${ZH.side[side]}，而 p 是${ZH.side[foe]}胜：少一种着法，还剩 ${left}。`,
    writeLoss: ({ side, distance }) =>
      `减到 0，${ZH.side[side]}必败。最后来的 p 步数最大，加这一步是 ${distance}。`,
    writeAnswer: ({ value }) =>
      value.winner === 'tie'
        ? '队列空了，初始局面还没确定：输出 Tie。'
        : '队列空了，输出数组里初始局面的结果。',
  },
};

/** The tour's sentences. */
export const TOUR: Catalogue<typeof en> = { en, zh };
