import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { NONET } from '../../cli/test/nonet.ts';
import { gameFile } from '../../engine/src/game/game-file.ts';
import { Random } from '../../engine/src/generate/random.ts';
import { producersOf } from '../../engine/src/rating/scales.ts';
import { sharedSolver } from '../../engine/src/solve/shared-solver.ts';
import { pathsOf } from '../../engine/test/explain/paths.ts';
import { plantedGame } from '../../engine/test/review/planted-game.ts';
import { linkInFile } from '../src/game/game-file.ts';
import { describeStudio } from './studio-page.ts';

/** What `nonet review --json` prints of a game, as far as the page shows it. */
interface Reviewed {
  readonly summary: string;
  readonly findings: readonly { readonly text: string }[];
  readonly techniques: readonly Readonly<
    Record<'there' | 'used' | 'helped' | 'missed' | 'example', number>
  >[];
}

describeStudio('the review of a game of each level', (studio) => {
  it('is in the page what the command prints', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'nonet-review-'));
    const random = new Random('parity');
    const tools = { producers: producersOf('hodoku'), solver: sharedSolver() };
    const levels = ['medium', 'hard', 'unfair', 'extreme'] as const;
    const paths = levels.flatMap((level) => pathsOf(`review ${level}`, 1, { level }));
    const files = paths.map((path, i) => {
      const file = join(folder, `${i}.json`);
      const { journal, puzzle } = plantedGame(path, random, tools).player.game;
      const text = gameFile({ puzzle, journal, played: journal.entries.at(-1)?.at ?? 0 });
      writeFileSync(file, text);
      return { file, text };
    });
    const names = files.map(({ file }) => file);
    const printed = execFileSync(process.execPath, [NONET, 'review', '--json', ...names], {
      maxBuffer: 2 ** 26,
    });
    const lines = printed.toString().trim().split('\n');
    expect(lines.length).toBe(files.length);
    for (const [i, { text }] of files.entries()) {
      const reviewed: Reviewed = JSON.parse(lines[i]);
      await studio.open('2&room=play');
      const link = linkInFile(text)?.replace('room=play', 'room=review');
      const { page } = studio;
      await page.evaluate((hash) => {
        location.hash = hash;
      }, link ?? '');
      await page.locator('.summary').waitFor();
      expect(await page.locator('.summary').textContent()).toBe(reviewed.summary);
      const told = await page.locator('.findings button > :last-child').allTextContents();
      expect(told).toEqual(reviewed.findings.map(({ text: said }) => said));
      const cells = await page.locator('.techniques tbody td').allTextContents();
      // The page leaves out the column if no move was helped.
      const isHelped = reviewed.techniques.some(({ helped }) => helped > 0);
      const wanted = reviewed.techniques.flatMap(({ example, helped, missed, there, used }) =>
        [there, used, ...(isHelped ? [helped] : []), missed, example].map(String),
      );
      expect(cells).toEqual(wanted);
    }
  });
});
