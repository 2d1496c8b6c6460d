/** The algorithm without a language, marked as solution.cpp is: `//@` and the sentence to which a line belongs. */
export const PSEUDOCODE: Readonly<Record<'en' | 'zh', string>> = {
  en: `for every position p: //@fill
    if p is a finished game: //@fill
        value[p] ← its winner, 0 moves; push p //@fill
    else: left[p] ← number of legal moves //@fill
while the queue is not empty: //@take
    p ← pop //@take
    for every predecessor r of p: //@tell
        if r has a value: skip it //@tell
        if p is lost for its side: //@win
            value[r] ← won, d(p) + 1; push r //@win
        else: //@count
            left[r] ← left[r] − 1 //@count
            if left[r] = 0: //@loss
                value[r] ← lost, d(p) + 1; push r //@loss
every p without a value is a tie //@tie
`,
  zh: `对每个局面 p： //@fill
    若 p 是终局： //@fill
        值[p] ← 胜方，0 步；p 入队 //@fill
    否则：计数[p] ← 合法着法数 //@fill
当队列非空： //@take
    p ← 出队 //@take
    对 p 的每个前驱 r： //@tell
        若 r 已确定：跳过 //@tell
        若 p 必败： //@win
            值[r] ← 必胜，d(p) + 1；r 入队 //@win
        否则： //@count
            计数[r] ← 计数[r] − 1 //@count
            若 计数[r] = 0： //@loss
                值[r] ← 必败，d(p) + 1；r 入队 //@loss
没有值的 p 都是平局 //@tie
`,
};
