import fc from 'fast-check';
import { expect, it } from 'vitest';
import { generateVariants } from '../../src/generate/variant/generate-variants.ts';
import { canonical } from '../../src/grid/canonical.ts';
import { CLASSIC, geometry } from '../../src/grid/geometry.ts';
import { gridOf } from '../../src/grid/grid.ts';
import { explain } from '../../src/library/explain.ts';
import { batchMaker } from '../../src/making/batch-maker.ts';
import { Distinct } from '../../src/making/distinct.ts';
import { type MakingAnswer, madeAt, makingTask } from '../../src/making/making-task.ts';
import { variantDifficulty } from '../../src/making/variant-difficulty.ts';
import { packedCells } from '../../src/notation/parts/packed-cells.ts';
import { levels } from '../../src/rating/hodoku/hodoku-scale.ts';
import { variantRowOf, variantRows } from '../../src/rating/variant-searches.ts';
import { finish } from '../../src/work/work.ts';

const TASKS = [
  makingTask('puzzles', 's', { geometry: CLASSIC, minimal: true }, { forms: true }),
  makingTask('puzzles', 's', { geometry: geometry(2, 3) }, { forms: true }),
  makingTask('grids', 's', { geometry: CLASSIC }),
  makingTask('diagonal grids', 's', { geometry: geometry(2, 2) }),
  makingTask(
    'puzzles',
    's',
    { geometry: geometry(2, 2), variant: ['jigsaw', 'odd-even'], givens: [6, 8] },
    { forms: true, ratings: true },
  ),
];

it.each(TASKS)('the batches of $what do not depend on how they are cut: $shape', (task) => {
  const make = batchMaker(structuredClone(task));
  const whole = finish(make({ first: 3, count: 12 }));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 12 }), (cut) => {
      const parts = [
        finish(make({ first: 3, count: cut })),
        finish(make({ first: 3 + cut, count: 12 - cut })),
      ];
      const bytes = (of: (part: MakingAnswer) => Uint8Array): number[] =>
        parts.flatMap((part) => [...of(part)]);
      expect(bytes(({ puzzles }) => puzzles)).toEqual([...whole.puzzles]);
      expect(bytes(({ solutions }) => solutions)).toEqual([...whole.solutions]);
      expect(parts.flatMap(({ forms }) => forms)).toEqual(whole.forms);
      expect(parts.flatMap(({ rules = [] }) => rules)).toEqual(whole.rules ?? []);
      expect(parts.flatMap(({ ratings }) => ratings)).toEqual(whole.ratings);
    }),
    { numRuns: 6 },
  );
});

it('a variant has its regions, its pencilmarks and its rules', () => {
  const shape = geometry(2, 3);
  const wishes = { geometry: shape, symmetry: 'rotate180' } as const;
  const kinds = ['diagonal', 'jigsaw', 'odd-even'] as const;
  const answer = finish(
    batchMaker(makingTask('puzzles', 's', { ...wishes, variant: kinds }))({ first: 1, count: 1 }),
  );
  const [made] = generateVariants({ ...wishes, kinds, seed: 's', first: 1 }).puzzles;
  expect(madeAt(structuredClone(answer), 0, shape)).toEqual(made);
  expect(made.givens.geometry).not.toBe(shape);
});

it('how hard a variant is follows from its steps', () => {
  const [made] = generateVariants({
    kinds: ['killer'],
    geometry: geometry(2, 3),
    seed: 's',
  }).puzzles;
  const { solution: _, ...puzzle } = made;
  const { steps = [] } = explain(puzzle);
  const { level, stepCount, techniques } = finish(variantDifficulty(puzzle));
  expect(stepCount).toBe(steps.length);
  const used = steps.map(({ technique }) => variantRowOf(technique)!);
  expect(new Set(techniques)).toEqual(new Set(used.map(({ id }) => id)));
  const hardest = Math.max(...used.map((row) => variantRows.indexOf(row)));
  expect(techniques.at(-1)).toBe(variantRows[hardest].id);
  const highest = Math.max(...used.map((row) => levels.indexOf(row.level)));
  expect(level).toBe(levels[highest]);
});

it('the forms are the canonical forms of the puzzles', () => {
  const answer = finish(batchMaker(TASKS[0])({ first: 0, count: 5 }));
  const puzzles = [0, 1, 2, 3, 4].map((i) => answer.puzzles.subarray(81 * i, 81 * (i + 1)));
  const forms = puzzles.map((digits) => packedCells(canonical(gridOf(CLASSIC, digits)).grid));
  expect(answer.forms).toEqual(forms);
});

it('Distinct selects each form once, until too many in a row are known', () => {
  const distinct = new Distinct(new Set(['known']), 3);
  const newOnes = (...forms: string[]): number[] => distinct.newOnes({ forms });
  expect(newOnes('a', 'known', 'b', 'a')).toEqual([0, 2]);
  expect(newOnes('b', 'known', 'a', 'c')).toEqual([]);
  expect(distinct.isExhausted).toBe(true);
});
