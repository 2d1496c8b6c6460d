import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fireEvent, within } from '@testing-library/dom';
import { expect } from 'vitest';
import type { Rubicon } from '../../support/rubicon.ts';

const command = fileURLToPath(new URL('../../../../build/rubicon', import.meta.url));

/** Page object of the generator, in English. */
export class Generator {
  constructor(readonly rubicon: Rubicon) {}

  get panel(): HTMLElement {
    const panel = document.getElementById('tool-panel');
    if (panel === null) throw new Error('The bench is not shown.');
    return panel;
  }

  get result(): HTMLElement {
    return this.#part('Boards');
  }

  get package(): HTMLElement {
    return this.#part('Package for a judge');
  }

  #part(label: string): HTMLElement {
    const part = document.querySelector<HTMLElement>(`section[aria-label="${label}"]`);
    if (part === null) throw new Error('The tool is not shown.');
    return part;
  }

  /** Waits until the tool is shown. */
  shown(): Promise<HTMLElement> {
    return this.rubicon.page.findByRole('button', { name: 'Generate' });
  }

  field(name: string): HTMLInputElement {
    return within(this.panel).getByLabelText<HTMLInputElement>(name, { selector: 'input' });
  }

  /** Writes new numbers into fields. */
  fill(fields: Readonly<Record<string, number>>): void {
    for (const [name, value] of Object.entries(fields))
      fireEvent.input(this.field(name), { target: { value: String(value) } });
  }

  /** Waits until the job says a sentence. */
  expectSaid(sentence: string | RegExp): Promise<void> {
    return expect.poll(() => this.result.querySelector('.said')?.textContent).toMatch(sentence);
  }

  get boards(): HTMLElement[] {
    return [...this.panel.querySelectorAll<HTMLElement>('.made-board')];
  }

  /** The answers of the boards in the list. */
  get answers(): (string | null)[] {
    return [...this.panel.querySelectorAll('.made-board .chip')].map(({ textContent }) => textContent);
  }

  /** The command that writes the same files. */
  get command(): string {
    return this.result.querySelector('code')?.textContent ?? '';
  }

  /** The pair of files written by that command. */
  pairOfCommand(): { readonly name: string; readonly input: string; readonly answers: string } {
    const [program, ...args] = this.command.split(' ');
    const name = args.pop() ?? '';
    expect([program, args.at(-1)]).toEqual(['rubicon', '--out']);
    const folder = mkdtempSync(join(tmpdir(), 'rubicon-'));
    execFileSync(command, [...args, join(folder, name)]);
    const read = (ending: string) => readFileSync(join(folder, name + ending), 'utf8');
    const pair = { name, input: read('.in'), answers: read('.ans') };
    rmSync(folder, { recursive: true });
    return pair;
  }
}
