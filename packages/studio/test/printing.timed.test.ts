import { generate } from '@nonet/engine/generate';
import { packedCells } from '@nonet/engine/notation';
import { expect, it } from 'vitest';
import { longestTask } from './main-thread.ts';
import { paste } from './paste.ts';
import { PrintDialog } from './print-parts.ts';
import { describeStudio } from './studio-page.ts';

const COUNT = 100;
/** Milliseconds of CPU time. The page answers at once if no task takes longer. */
const LONGEST_TASK = 50;

describeStudio(`a sheet of ${COUNT} puzzles`, (studio) => {
  it('is saved as a PDF file while the page answers at once (the times are only printed)', async () => {
    const { puzzles } = generate({ seed: 'many sheets', count: COUNT });
    await studio.open('2&room=make');
    await paste(studio, puzzles.map(({ givens }) => packedCells(givens)).join('\n'));
    await studio.make.records.waitFor();
    let times: readonly number[] = [];
    const task = await longestTask(studio.page, async () => {
      const began = performance.now();
      const dialog = await PrintDialog.open(studio, 'all');
      const shown = performance.now();
      await dialog.saved(() => dialog.saveButton('pdf').click());
      const first = performance.now();
      await dialog.saved(() => dialog.saveButton('pdf').click());
      times = [shown - began, first - shown, performance.now() - first];
    });
    const [preview, first, again] = times.map((time) => time.toFixed(0));
    console.log(
      `${COUNT} puzzles: preview ${preview} ms, PDF ${first} ms, again ${again} ms; ` +
        `longest task ${task.work.toFixed(1)} ms`,
    );
    expect(task.work).toBeLessThan(LONGEST_TASK);
  });
});
