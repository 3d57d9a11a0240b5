import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { packedCells, parsePuzzles } from '@nonet/engine/notation';
import { expect, it } from 'vitest';
import { ENV } from '../../cli/test/nonet.ts';
import { explain } from '../../engine/src/library/explain.ts';
import { rate } from '../../engine/src/library/rate.ts';
import { solve } from '../../engine/src/library/solve.ts';
import { violations } from './axe.ts';
import { MeasureParts, type TypedRecipe } from './measure-parts.ts';
import { RECIPES } from './measure-recipes.ts';
import { factsOf, formOf } from './measured-facts.ts';
import { describeStudio } from './studio-page.ts';
import { PATIENCE } from './studio-parts.ts';

const BIN = fileURLToPath(new URL('../../cli/bin', import.meta.url));
const { version: VERSION } = createRequire(import.meta.url)('../package.json') as {
  version: string;
};
/** So many puzzles of a recipe are checked for what it asks. */
const CHECKED = 20;
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
    async (name, recipe) => {
      const files: string[] = [];
      let printed = '';
      for (const processors of name === 'plain' ? [2, 3] : [2]) {
        await studio.open(START);
        await studio.page.evaluate((hardwareConcurrency) => {
          Object.defineProperty(navigator, 'hardwareConcurrency', { value: hardwareConcurrency });
        }, processors);
        await measure.fill(recipe);
        printed ||= String(inShell(await measure.command.inputValue()));
        await measure.make(recipe.count);
        files.push(String(await measure.save()));
      }
      expect(files).toEqual(files.map(() => printed));
      const puzzles = printed.trim().split('\n');
      expect(puzzles.length).toBe(recipe.count);
      const known = new Set<string>();
      for (const [i, puzzle] of puzzles.entries()) {
        // Dancing links are independent of the kernel that made the puzzles.
        const solved = solve(puzzle, { strategy: 'dlx', limit: 2 });
        expect(solved.ok && solved.kind, puzzle).toBe('proper');
        if (puzzle.length <= 81) known.add(formOf(puzzle));
        if (i >= CHECKED) continue;
        const facts = factsOf(puzzle);
        expect(recipe.holds(facts), `${puzzle} ${JSON.stringify(facts)}`).toBe(true);
      }
      if (puzzles[0].length <= 81) expect(known.size).toBe(recipe.count);
    },
  );
});

describeStudio('variants made to measure', (studio) => {
  const measure = new MeasureParts(studio);

  it('are those of the command, with their steps, and open in Play', async () => {
    await studio.open(START);
    const count = 4;
    await measure.fill({
      choices: { Size: '6 × 6', Symmetry: 'None' },
      ranges: { Givens: ['4', '8'] },
      variants: ['Jigsaw', 'Killer'],
      seed: 'rules',
      count,
    });
    const printed = inShell(`${await measure.command.inputValue()} --solutions`);
    await measure.make(count);
    await measure.idle.waitFor();
    expect(String(await measure.save('json'))).toBe(String(printed));
    for (const result of parsePuzzles(String(printed), { variants: true })) {
      if (!result.ok) throw new Error(JSON.stringify(result.error));
      const { constraints = [], givens, solution } = result.record;
      const solved = solve({ givens, constraints });
      expect(solved.ok && solved.solution?.digits).toEqual(solution?.digits);
      const explained = explain({ givens, constraints });
      const steps = measure.words.collection.steps(explained.steps?.length ?? 0);
      await measure.table.getByText(steps, { exact: true }).first().waitFor();
    }
    await measure.rows.first().getByRole('button', { name: measure.words.collection.play }).click();
    await studio.root.getByText('The digits in a cage are all different').first().waitFor();
  });
});

describeStudio('a collection', (studio) => {
  const measure = new MeasureParts(studio);

  /** Makes a collection, and waits until it is rated. */
  async function rated(recipe: TypedRecipe): Promise<void> {
    await measure.fill(recipe);
    await measure.make(recipe.count);
    await measure.idle.waitFor();
  }

  it('is rated as the command rates it, sorted, filtered, and chosen to rise steadily', async () => {
    await studio.open(START);
    const count = 60;
    await rated({ choices: { Symmetry: 'None' }, seed: 'rated', count });
    const lines = String(await measure.save())
      .trim()
      .split('\n');
    const expected = lines.map((puzzle) => {
      const [se, hodoku] = (['se', 'hodoku'] as const).map((scale) => rate(puzzle, { scale }));
      if (!se.ok || se.kind !== 'rated' || !('er' in se)) throw new Error('expected a rating');
      if (!hodoku.ok || hodoku.kind !== 'rated' || !('level' in hodoku))
        throw new Error('expected');
      const { level, score } = hodoku;
      return { puzzle, er: se.er ?? 0, level, score };
    });
    const { manifest, puzzles } = JSON.parse(String(await measure.save('nonet'))) as {
      manifest: { answers: number };
      puzzles: readonly { puzzle: string; er: number; level: string; score: number }[];
    };
    expect(manifest.answers).toBe(count);
    expect(puzzles.map(({ puzzle, er, level, score }) => ({ puzzle, er, level, score }))).toEqual(
      expected,
    );

    const { collection } = measure.words;
    await studio.button(collection.columns.er, measure.table).click();
    const byEr = expected.toSorted((a, b) => a.er - b.er);
    await expect
      .poll(() => measure.columnOf('er'))
      .toEqual(byEr.slice(0, 5).map(({ er }) => er.toFixed(1)));
    expect(
      String(await measure.save())
        .trim()
        .split('\n'),
    ).toEqual(byEr.map(({ puzzle }) => puzzle));

    await studio.root.getByText(collection.filters, { exact: true }).click();
    const filters = studio.root.locator('.filters');
    await studio.named('combobox', measure.words.level, filters).selectOption('easy');
    const easy = byEr.filter(({ level }) => level === 'easy');
    expect(easy.length).toBeGreaterThan(3);
    await studio.status(collection.shown(easy.length, count)).waitFor();
    expect(
      String(await measure.save())
        .trim()
        .split('\n'),
    ).toEqual(easy.map(({ puzzle }) => puzzle));

    // Some are chosen that rise steadily.
    await studio.root.getByText(collection.rise).click();
    await studio.root.getByLabel(collection.riseCount, { exact: true }).last().fill('6');
    await studio.button(collection.riseChoose).click();
    await studio.status(collection.shown(6, count)).waitFor();
    const rise = String(await measure.save())
      .trim()
      .split('\n')
      .map((puzzle) => expected.find((one) => one.puzzle === puzzle));
    const levels = ['easy', 'easy', 'medium', 'medium', 'hard', 'hard'];
    expect(rise.map((one) => one?.level)).toEqual(levels);
    for (let i = 0; i < rise.length; i += 2) {
      expect(rise[i]?.score).toBeLessThanOrEqual(rise[i + 1]?.score ?? 0);
    }
  });

  it('is saved as texts, files and links, with a manifest that is true', async () => {
    await studio.open(START);
    const recipe = { seed: 'manifest', count: 12 };
    await measure.fill(recipe);
    await measure.make(recipe.count);
    const command = await measure.command.inputValue();
    const cells = String(await measure.save())
      .trim()
      .split('\n');
    // Chromium asks before a page saves its eleventh file.
    for (const as of ['block', 'csv', 'json', 'f-puzzles']) {
      const file = await measure.save(as);
      const read = parsePuzzles(file.toString());
      expect(
        read.map((one) => (one.ok ? packedCells(one.record.givens) : one.error)),
        as,
      ).toEqual(cells);
      for (const one of as === 'csv' || as === 'json' ? read : []) {
        const { givens, solution } = one.ok ? one.record : {};
        const solved = solve(givens ? packedCells(givens) : '');
        expect(solution && packedCells(solution), as).toBe(solved.ok && solved.solution);
      }
      const manifest = JSON.parse(String(await measure.save(as, 'manifest')));
      expect(manifest, as).toMatchObject({
        nonet: VERSION,
        command: command.replace(/--seed \S+/, '--seed manifest'),
        input: { seed: 'manifest' },
        answers: 12,
        output: {
          bytes: file.length,
          sha256: createHash('sha256').update(file).digest('hex'),
        },
      });
    }
  });

  it('keeps the puzzles, also of work that was stopped, and goes on with it', async () => {
    await studio.open(START);
    const recipe = {
      choices: { Difficulty: 'By HoDoKu', 'Hardest technique': 'XY-Wing' },
      seed: 'kept',
      count: 40,
    };
    await measure.fill(recipe);
    const command = await measure.command.inputValue();
    await studio.button(measure.words.make).click();
    await measure.rows.first().waitFor(PATIENCE);
    await studio.button(measure.words.stop).click();
    await measure.idle.waitFor();
    const made = (await measure.save()).toString();
    const some = made.trim().split('\n').length;
    await studio.page.reload();
    await measure.shows(some);
    expect((await measure.save()).toString()).toBe(made);
    if (some < recipe.count) {
      await studio.button(measure.words.goOn(recipe.count - some)).click();
      await measure.shows(recipe.count);
    }
    expect(String(await measure.save())).toBe(String(inShell(command)));
  });

  it('has its columns under their heads, and opens its puzzles by keys only or by a link', async () => {
    await studio.open(START);
    const recipe = { seed: 'keys', count: 12 };
    await measure.fill(recipe);
    await measure.make(recipe.count);
    const { page, words } = studio;
    // The buttons in the last column have no head.
    const edges = (selector: string): Promise<unknown> =>
      page
        .locator(selector)
        .first()
        .evaluate((row) =>
          Array.from(row.children, (cell) => [
            cell.className,
            Math.round(cell.getBoundingClientRect().left),
          ]).slice(0, -1),
        );
    for (const [width, height] of [
      [1280, 720],
      [1920, 1080],
    ]) {
      await page.setViewportSize({ width, height });
      expect(await edges('.puzzle-row'), `${width} px`).toEqual(await edges('.heads'));
    }
    const lines = String(await measure.save())
      .trim()
      .split('\n');
    await measure.rows.first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('End');
    await expect.poll(() => measure.focusedRow()).toBe(12);
    await page.keyboard.press('Space');
    await studio.status(measure.words.collection.chosen(2)).waitFor();
    await page.keyboard.press('PageUp');
    await page.keyboard.press('Home');
    await expect.poll(() => measure.focusedRow()).toBe(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.locator('.play [role="grid"]').waitFor();
    expect(page.url()).toContain(lines[1].replaceAll('.', '0'));
    await page.goBack();
    await measure.rows.nth(2).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('[data-room="watch"] [role="grid"]').first().waitFor();
    await expect.poll(() => page.url()).toContain(lines[2].replaceAll('.', '0'));
    await page.goBack();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await studio.button(words.share.copyLink, measure.rows.nth(1)).click();
    await studio.status(measure.words.collection.linkCopied(2)).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto(link);
    await page.locator('.play [role="grid"]').waitFor();
  });

  it('is deleted after a question', async () => {
    await studio.open(START);
    await rated({ seed: 'gone', count: 5 });
    await rated({ seed: 'stays', count: 4 });
    const { collection } = measure.words;
    await studio.named('combobox', collection.collection).selectOption({ index: 1 });
    await measure.shows(5);
    await studio.button(collection.remove).click();
    await studio.button(collection.removeAll(5)).click();
    await measure.rows.first().waitFor({ state: 'detached' });
    await studio.page.reload();
    await measure.shows(4);
    expect(await studio.named('combobox', collection.collection).locator('option').count()).toBe(1);
  });

  it('says what is wrong with a field, and why there are no such puzzles, or no more', async () => {
    await studio.open(START);
    const { faults, make } = measure.words;
    const wrong = async (recipe: Omit<TypedRecipe, 'seed'>, said: string | RegExp) => {
      await measure.fill({ ...recipe, seed: 'x' });
      await studio.button(make).click();
      await studio.root.getByText(said).waitFor(PATIENCE);
    };
    await wrong({ count: 0 }, faults.count);
    await wrong({ count: 1, ranges: { Givens: ['30', '20'] } }, faults.givens);
    await wrong(
      {
        count: 1,
        choices: { Difficulty: 'By Sudoku Explainer' },
        ranges: { Givens: ['', ''], 'Rating of Sudoku Explainer': ['7', '12.5'] },
      },
      faults.rating,
    );
    await wrong(
      { count: 5, choices: { Difficulty: 'Any' }, ranges: { Givens: ['', '16'] } },
      /no proper 9×9 puzzle has fewer than 17 givens/,
    );
    await wrong(
      {
        count: 3,
        choices: { Size: '4 × 4', Symmetry: 'All of them' },
        ranges: { Givens: ['4', '4'] },
      },
      /none of|all repeat earlier/,
    );
  });

  it('has no violation of axe', async () => {
    await studio.open(`${START}&language=ko&theme=dark`, 1280, 720);
    await measure.fill({ seed: 'axe', count: 12 });
    await measure.make(12);
    await measure.idle.waitFor();
    await measure.form.getByText(measure.words.pattern.name).click();
    expect(await violations(studio.page)).toEqual([]);
    for (const width of [1280, 390, 320]) {
      await studio.page.setViewportSize({ width, height: 720 });
      const wide = await studio.page.evaluate(() =>
        ['html', '.instrument', '.puzzle-rows'].filter((selector) => {
          const element = document.querySelector(selector);
          return element && element.scrollWidth > element.clientWidth;
        }),
      );
      expect(wide, `${width} px`).toEqual([]);
    }
  });
});
