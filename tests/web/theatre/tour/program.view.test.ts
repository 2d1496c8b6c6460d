import { fireEvent, within } from '@testing-library/dom';
import { describe, expect, it, onTestFinished } from 'vitest';
import { linkOf, sample } from '../../../../e2e/support/boards.ts';
import { holdPart } from '../../support/load-page.ts';
import type { Rubicon } from '../../support/rubicon.ts';
import { reload, visit } from '../../support/visit.ts';
import { Tour } from './tour-page.ts';

const { rows } = sample(2);

/** The field of Stress, which is a plain one without the editor. */
const fieldOf = ({ page }: Rubicon) => page.findByLabelText<HTMLTextAreaElement>('Your program in C++');

/** Takes the lesson's program to Stress; returns the field that has it. */
async function takeLessons(rubicon: Rubicon): Promise<HTMLTextAreaElement> {
  location.hash = `${linkOf(rows)}&view=theatre&act=tour&chapter=write`;
  await rubicon.press('Take it to Stress');
  await expect.poll(async () => (await fieldOf(rubicon)).value).toMatch(/struct State[\s\S]*\}\n$/);
  return fieldOf(rubicon);
}

const lit = () =>
  [...document.querySelectorAll('.tour-program [aria-current]')].map((line) => line.textContent);
/** What the editor shows, which has a shadow root. */
const source = () =>
  document.querySelector('.source-code')?.shadowRoot?.querySelector('.cm-content')?.textContent ?? '';
const variables = () => document.querySelector('.tour-variables')?.textContent;

describe('the ninth chapter', () => {
  it('writes the program line by line, with its variables', async () => {
    const tour = await Tour.of(rows, '&chapter=write');
    expect(lit()).toEqual([expect.stringMatching(/^struct State/)]);
    await tour.keys('{End}');
    expect(lit()).toEqual([
      expect.stringMatching(/if \(winner\[id\(s\)\] < 0\)/),
      expect.stringMatching(/printf\("%s %d/),
    ]);
    expect(variables()).toBe('winner[id(s)]BLACKdist[id(s)]2');
    // The move that is undone here was Red's.
    tour.rubicon.follow(`${linkOf(['O#.X', '.O..'])}&view=theatre&act=tour&chapter=write&sentence=2`);
    await expect.poll(variables).toBe('tRED');
  });

  it('shows the program over the stage of a narrow screen, when it is asked for', async () => {
    const tour = await Tour.of(rows, '&chapter=write', { width: 360 });
    expect(document.querySelector('.tour-program')).toBeNull();
    await tour.rubicon.press('Program');
    expect(document.querySelector('.tour-picture .tour-program')).not.toBeNull();
    expect(tour.rubicon.button('Program')).toHaveAttribute('aria-pressed', 'true');
    await tour.rubicon.press('Program');
    expect(document.querySelector('.tour-program')).toBeNull();
  });

  it('goes on to the run of the board, or to the puzzle of the day', async () => {
    const tour = await Tour.of(rows, '&chapter=write');
    const onward = within(document.querySelector('.tour-onward') as HTMLElement);
    await tour.rubicon.user.click(onward.getByText('Position by position'));
    await tour.rubicon.page.findByText(/^Every finished game is in the queue/);
    await tour.rubicon.click('tab', 'Tour');
    await tour.rubicon.press('Today’s puzzle');
    await tour.rubicon.page.findByRole('region', { name: 'Result' });
    expect(document.querySelector('#study-play')).toHaveAttribute('aria-selected', 'true');
  });

  it('takes the program to Stress, whole or with a mistake, and brings back what was there', async () => {
    const rubicon = await visit('#view=bench&tool=stress');
    await expect.poll(source).not.toBe('');
    rubicon.drop(document.body, new File(['int main() {}'], 'mine.cpp'));
    await expect.poll(source).toBe('int main() {}');
    location.hash = `${linkOf(rows)}&view=theatre&act=tour&chapter=write`;
    await rubicon.press('Take it to Stress');
    await expect.poll(source).toContain('struct State');
    await rubicon.press('Bring back my program');
    await expect.poll(source).toBe('int main() {}');
    history.back();
    await rubicon.press('Break it on purpose');
    await rubicon.press(/^26\. The last column/);
    await rubicon.press('Make it in the lesson’s program, and stress it');
    await expect.poll(source).toContain('col >= m - 1) return -1;');
  });

  it('keeps what was there for a reload, and does not take its own program, edited, for it', async () => {
    onTestFinished(holdPart('editor'));
    const rubicon = await visit('#view=bench&tool=stress');
    const field = await fieldOf(rubicon);
    fireEvent.input(field, { target: { value: 'int main() {}' } });
    const { value } = await takeLessons(rubicon);
    fireEvent.input(await fieldOf(rubicon), { target: { value: `${value} ` } });
    await takeLessons(rubicon);
    const again = await reload();
    await again.press('Bring back my program');
    expect(await fieldOf(again)).toHaveValue('int main() {}');
    expect(again.page.queryByRole('button', { name: 'Bring back my program' })).toBeNull();
  });

  it('keeps the newest program that is not its own', async () => {
    onTestFinished(holdPart('editor'));
    let rubicon = await visit('#view=bench&tool=stress');
    await takeLessons(rubicon);
    rubicon = await reload();
    await takeLessons(rubicon);
    expect(rubicon.page.queryByRole('button', { name: 'Bring back my program' })).toBeNull();
    for (const program of ['int main() {}', 'int main() { return 1; }']) {
      fireEvent.input(await fieldOf(rubicon), { target: { value: program } });
      await takeLessons(rubicon);
    }
    await rubicon.press('Bring back my program');
    expect(await fieldOf(rubicon)).toHaveValue('int main() { return 1; }');
  });
});
