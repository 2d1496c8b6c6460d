import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FOLDER = '.github/ISSUE_TEMPLATE';
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  'misjudged-program.yml': ['program', 'language', 'said'],
  'wrong-answer.yml': ['board', 'answers'],
};

it('there are forms for wrong answers and misjudged programs', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(['config.yml', ...Object.keys(REQUIRED)]);
});

describe.each(Object.entries(REQUIRED))('the form %s', (name, required) => {
  const [head = '', ...fields] = readFileSync(`${FOLDER}/${name}`, 'utf8').split(/^ {2}- (?=type: )/m);

  it('asks for what is needed', () => {
    const asked = fields.filter((field) => field.includes('required: true'));
    expect(asked.map((field) => /^ {4}id: (\w+)$/m.exec(field)?.[1])).toEqual(required);
  });

  it('says everything in English and Chinese', () => {
    for (const part of [head, ...fields]) {
      const texts = part.split(/^ *(?:name|label|description): /m).slice(1);
      expect(texts).toHaveLength(2);
      for (const text of texts) expect(text).toMatch(/[a-z].*\p{Script=Han}/su);
    }
  });
});
