import { CLASSIC, gridOf } from '@nonet/engine/grid';
import { digitsIn, symbolOf } from '@nonet/engine/notation';
import { Recording, strategyById } from '@nonet/engine/search';
import { solvePuzzle } from '@nonet/engine/solve';
import { finish } from '@nonet/engine/work';
import { expect, it } from 'vitest';
import { SAMPLE } from '../src/puzzle/state.ts';
import { en } from './all-words.ts';
import { paste } from './paste.ts';
import { FAMOUS } from './puzzle-texts.ts';
import { describeStudio } from './studio-page.ts';

const givens = gridOf(CLASSIC, digitsIn(SAMPLE.cells));

function recorded(strategy: string): Recording {
  const recording = new Recording({ givens }, strategyById(strategy)!);
  finish(recording);
  return recording;
}

// A short visit to each room. The *.browser.test.ts files test the rooms in full.
describeStudio('every room of the studio', (studio) => {
  it('Watch steps through a search to its solution', async () => {
    const recording = recorded('scan');
    await studio.open('2&event=0');
    await expect.poll(() => studio.cells()).toBe(SAMPLE.cells);
    await studio.goTo(100);
    const digits = Array.from(recording.at(100).grid.digits, (digit) => digit || '.');
    await expect.poll(() => studio.cells()).toBe(digits.join(''));
    await studio.slider.focus();
    await studio.page.keyboard.press('End');
    await studio.at(recording.events);
    const solution = Array.from(solvePuzzle({ givens }).solution!.digits, symbolOf);
    await expect.poll(() => studio.cells()).toBe(solution.join(''));
  });

  it('Make reads a pasted puzzle', async () => {
    await studio.open('2&room=make');
    await paste(studio, FAMOUS);
    await studio.status(en.make.found(en.notations.line)).waitFor();
    await expect.poll(() => studio.cells()).toBe(FAMOUS);
  });

  it('Race counts the work of every lane', async () => {
    const lanes = ['scan', 'dlx'];
    await studio.open(`2&puzzle=${SAMPLE.cells}&room=race&lanes=${lanes.join('.')}`);
    const counts = lanes.map((lane) => {
      const { placements, backs, tries, nodes } = recorded(lane).counters;
      return [lane, { placements, backs, tries, nodes }];
    });
    expect(await studio.race.finals()).toEqual(Object.fromEntries(counts));
  });
});
