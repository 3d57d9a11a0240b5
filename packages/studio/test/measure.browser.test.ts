import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { canonical } from '@nonet/engine/grid';
import { packedCells, parsePuzzles } from '@nonet/engine/notation';
import { expect, it } from 'vitest';
import { ENV } from '../../cli/test/nonet.ts';
import { solve } from '../../engine/src/library/solve.ts';
import { MeasureParts } from './measure-parts.ts';
import { RECIPES } from './measure-recipes.ts';
import { describeStudio } from './studio-page.ts';

const BIN = fileURLToPath(new URL('../../cli/bin', import.meta.url));
const START = '2&room=make&making=measure';

/** Runs a command in a shell, as someone who has copied it from the page. */
function inShell(command: string): Buffer {
  return execFileSync('sh', ['-c', command.replace(/^nonet /, `node ${BIN}/nonet.js `)], {
    env: ENV,
    maxBuffer: 2 ** 26,
  });
}

describeStudio('puzzles made to measure', (studio) => {
  const measure = new MeasureParts(studio);

  it.each(Object.entries(RECIPES))(
    'are the same bytes as those of the command: %s',
    async (_, recipe) => {
      const files: Buffer[] = [];
      let printed: Buffer | undefined;
      for (const processors of [2, 3]) {
        await studio.open(START);
        await studio.page.evaluate((hardwareConcurrency) => {
          Object.defineProperty(navigator, 'hardwareConcurrency', { value: hardwareConcurrency });
        }, processors);
        await measure.fill(recipe);
        printed ??= inShell(await measure.command.inputValue());
        await measure.make(recipe.count);
        files.push(await measure.save());
      }
      expect(files.map(String)).toEqual([String(printed), String(printed)]);
      expect(String(printed).split('\n').length).toBe(recipe.count + 1);
    },
  );

  it('are proper, all different, and have what was wished', async () => {
    await studio.open(START);
    await measure.fill({ ...RECIPES.givens, count: 200 });
    await measure.make(200);
    const read = parsePuzzles(String(await measure.save()));
    const forms = new Set<string>();
    for (const result of read) {
      if (!result.ok) throw new Error('expected a puzzle');
      const { givens } = result.record;
      const count = givens.digits.filter((digit) => digit > 0).length;
      expect(count).toBeGreaterThanOrEqual(30);
      expect(count).toBeLessThanOrEqual(34);
      // Dancing links are independent of the kernel that made the puzzles.
      const solved = solve(packedCells(givens), { strategy: 'dlx', limit: 2 });
      expect(solved.ok && solved.kind).toBe('proper');
      forms.add(packedCells(canonical(givens).grid));
    }
    expect(forms.size).toBe(200);
  });
});
