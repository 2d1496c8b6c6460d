import { within } from '@testing-library/dom';
import { expect } from 'vitest';
import { linkOf, type Rows } from '../../../../e2e/support/boards.ts';
import { visit } from '../../support/visit.ts';
import { StudyView } from '../study-view.ts';

/** Page object of the proof in the tab Why. */
export class ProofView extends StudyView {
  /** The steps of the first list. */
  get steps(): Step[] {
    return stepsIn(this.panel);
  }

  /** The buttons of the steps, with those of nested lists. */
  get rows(): HTMLElement[] {
    return [...this.panel.querySelectorAll<HTMLElement>('button.step')];
  }

  /** The breadcrumbs from the position shown to the current list. */
  get crumbs(): HTMLElement[] {
    const crumbs = within(this.panel).queryByRole('navigation', { name: 'Steps opened' });
    return crumbs === null ? [] : within(crumbs).getAllByRole('listitem');
  }

  /** Opens another board in the tab. */
  follow(rows: Rows): void {
    this.rubicon.follow(`${linkOf(rows)}&study=why`);
  }
}

export async function openWhy(rows: Rows): Promise<ProofView> {
  return new ProofView(await visit(`${linkOf(rows)}&study=why`));
}

/** A step of a proof. */
export class Step {
  constructor(readonly item: Element) {}

  get button(): HTMLElement {
    return within(this.item as HTMLElement).getAllByRole('button')[0] as HTMLElement;
  }

  /** The buttons of the step alone. */
  get buttons(): Element[] {
    return [...this.item.querySelectorAll(':scope > .step-row > button')];
  }

  get isOpen(): boolean {
    return this.button.getAttribute('aria-expanded') === 'true';
  }

  /** The moves that it names, in order. */
  get moves(): string[] {
    return Array.from(
      this.item.querySelector('.step')?.querySelectorAll('.words') ?? [],
      (words) => words.textContent,
    );
  }

  /** The steps that follow. */
  get next(): Step[] {
    return stepsIn(this.item);
  }

  /** Opens it, and waits for the steps that follow. */
  async open({ rubicon }: StudyView): Promise<Step[]> {
    if (!this.isOpen) await rubicon.user.click(this.button);
    await expect.poll(() => this.next.length).toBeGreaterThan(0);
    return this.next;
  }
}

function stepsIn(place: Element): Step[] {
  return Array.from(place.querySelector('ul.steps')?.children ?? [], (item) => new Step(item));
}
