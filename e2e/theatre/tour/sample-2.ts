import { readFileSync } from 'node:fs';

const read = (name: string) =>
  readFileSync(new URL(`../../../tests/data/${name}`, import.meta.url), 'utf8').trimEnd();

/** A question of sample board 2, its answers, and the index of the right one. */
export interface AskedOfSample2 {
  readonly question: string;
  readonly answers: readonly string[];
  readonly right: number;
}

/** The questions of the tour of sample board 2; each line of an answer begins with + or -, and may end in a reason. */
export function questionsOfSample2(language: 'en' | 'zh'): AskedOfSample2[] {
  return read(`tour-questions-2.${language}.txt`)
    .split('\n\n')
    .map((each) => {
      const [question = '', ...answers] = each.split('\n');
      return { question, answers, right: answers.findIndex((line) => line.startsWith('+')) };
    });
}

/** What a screen reader says in the tour of sample board 2, sentence by sentence. */
export function sentencesOfSample2(language: 'en' | 'zh'): string[] {
  return read(`tour-sample-2.${language}.txt`).split('\n');
}
