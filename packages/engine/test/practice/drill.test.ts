import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { onlyFull, onlyQuick, sized } from '../../../../test/size.ts';
import { patternCells } from '../../src/draw/pattern-cells.ts';
import { STOCK_WITH_NOTES, STOCK_WITHOUT_NOTES } from '../../src/generate/stock.ts';
import { candidatesOf } from '../../src/grid/candidate-grid.ts';
import { canonical } from '../../src/grid/canonical.ts';
import { hasDigit } from '../../src/grid/digit-set.ts';
import type { Drill } from '../../src/practice/drill.ts';
import { DrillMaking } from '../../src/practice/drill-making.ts';
import { lessons } from '../../src/practice/lesson.ts';
import { finish } from '../../src/work/work.ts';
import { drillOf, easiestIn, solutionOf, stepsOf, tools } from './drills.ts';

/** Two drills that are equal under a symmetry have the same form. */
function formOf({ filled, givens }: Drill): string {
  return [givens, filled].map((grid) => canonical(grid).grid.digits.join('')).join();
}

/** Every lesson at full size. Otherwise every eighth one. */
const some = lessons.filter((_, i) => i % sized(8, 6) === sized(1, 0));

describe('a drill', () => {
  it.each(some)('of $technique has it as its easiest step', (lesson) => {
    const { hasFilledCells, isOnPaper, placesDigit, technique } = lesson;
    for (const hasNotes of isOnPaper ? [true, false] : [true]) {
      const forms = new Set<string>();
      for (let number = 0; number < 2; number++) {
        const drill = drillOf({ technique, seed: 'test', number, hasNotes });
        expect(easiestIn(drill)).toBe(technique);
        const steps = stepsOf(drill);
        expect(steps.length).toBeGreaterThan(0);
        for (const step of steps) {
          const isFilled = patternCells(step).some((cell) => drill.filled.digits[cell] > 0);
          expect(isFilled).toBe(hasFilledCells);
          if (step.placement !== undefined) expect(placesDigit).toBe(true);
        }
        expect(drill.notes !== undefined).toBe(hasNotes);
        expectRight(drill);
        forms.add(formOf(drill));
      }
      expect(forms.size).toBe(2);
    }
  });

  it('is one for every seed', () => {
    const quick = ['hidden-single', 'naked-pair', 'x-wing', 'skyscraper', 'xy-wing'] as const;
    const wishes = fc.record({
      technique: fc.constantFrom(...quick),
      seed: fc.string(),
      number: fc.nat(1_000_000),
      hasNotes: fc.boolean(),
    });
    fc.assert(
      fc.property(wishes, (wish) => {
        const drill = drillOf(wish);
        expect(easiestIn(drill)).toBe(wish.technique);
        expectRight(drill);
      }),
      { numRuns: sized(5, 8) },
    );
  });

  onlyQuick(it)('depends only on the technique, the seed and the number', () => {
    const wish = { technique: 'x-wing', seed: 'again', number: 3 } as const;
    expect(drillOf(wish)).toEqual(drillOf(wish));
    expect(drillOf({ ...wish, number: 4 })).not.toEqual(drillOf(wish));
    const alone = finish(new DrillMaking(wish));
    expect(alone).toEqual({ kind: 'made', drill: drillOf(wish) });
  });

  onlyFull(it)('of a rare technique begins with a puzzle of the stock', () => {
    for (const { technique } of lessons) {
      if (!STOCK_WITH_NOTES[technique] && !STOCK_WITHOUT_NOTES[technique]) continue;
      const hasNotes = technique in STOCK_WITH_NOTES;
      const made = finish(new DrillMaking({ technique, seed: 'stock', hasNotes, tries: 0 }, tools));
      expect(made, technique).toMatchObject({ kind: 'made' });
    }
  });

  onlyQuick(it)('is not made without notes if the technique needs them', () => {
    const make = () => new DrillMaking({ technique: 'jellyfish', seed: '', hasNotes: false });
    expect(make).toThrow('expected a technique that digits alone show, got jellyfish');
    expect(() => new DrillMaking({ technique: 'brute-force', seed: '' })).toThrow('has a lesson');
    expect(() => new DrillMaking({ technique: 'x-wing', seed: '', number: -1 })).toThrow('number');
  });

  onlyQuick(it)('says if it was not found', () => {
    const making = new DrillMaking({ technique: 'swordfish', seed: 'none', tries: 2 }, tools);
    expect(finish(making)).toEqual({ kind: 'failed', tried: 2 });
  });
});

/** All digits and notes agree with the solution, and the notes leave out what the digits exclude. */
function expectRight(drill: Drill): void {
  const solution = solutionOf(drill);
  const open = candidatesOf(drill.filled).candidates;
  for (const [cell, digit] of drill.filled.digits.entries()) {
    expect([0, solution[cell]]).toContain(digit);
    if (drill.givens.digits[cell] !== 0) expect(digit).toBe(drill.givens.digits[cell]);
    if (digit !== 0 || !drill.notes) continue;
    expect(hasDigit(drill.notes[cell], solution[cell])).toBe(true);
    expect(drill.notes[cell] & ~open[cell]).toBe(0);
  }
}
