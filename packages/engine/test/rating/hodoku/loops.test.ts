import { expect, it } from 'vitest';
import { describeWithData } from '../../../../../test/shared-data.ts';
import { sized } from '../../../../../test/size.ts';
import { LOOPS } from '../../../src/rating/hodoku/loops.ts';
import type { SearchId } from '../../../src/rating/hodoku/techniques.ts';
import { digitIn, type TechniqueId } from '../../../src/technique/step.ts';
import { type LoopStep, Loops } from '../../../src/technique/table/loops.ts';
import { compare, newComparison, type Search } from './hodoku-differ.ts';
import { readHodokuLog } from './hodoku-log.ts';
import { faultOf, readLibrary } from './library.ts';

const LOOP_TECHNIQUES: readonly TechniqueId[] = [
  'continuous-nice-loop',
  'discontinuous-nice-loop',
  'aic',
];
const GROUPED_TECHNIQUES = LOOP_TECHNIQUES.map((id) => `grouped-${id}` as TechniqueId);

describeWithData('the nice loops of HoDoKu', () => {
  it('are taken in its order', () => {
    const searches = new Map<SearchId, Search>(
      Object.entries(LOOPS).map(([id, make]) => [id as SearchId, make()]),
    );
    const comparison = newComparison();
    const every = sized(20, 1);
    let number = 0;
    for (const logged of readHodokuLog()) {
      if (number++ % every === 0) compare(logged, searches, comparison);
    }
    expect(comparison.puzzles).toBe(Math.ceil(number / every));
    expect(comparison.steps).toBeGreaterThan(sized(20, 900));
    expect(comparison.differences.slice(0, 10)).toEqual([]);
  });

  it.each([
    { hasGroups: false, techniques: LOOP_TECHNIQUES },
    { hasGroups: true, techniques: GROUPED_TECHNIQUES },
  ])('find the cases of its library (groups: $hasGroups)', ({ hasGroups, techniques }) => {
    const loops = new Loops({ hasGroups });
    const cases = readLibrary(techniques).filter(
      ({ technique, variant }) => !hasAlsNodes(technique, variant),
    );
    const faults = cases.map((it) => {
      const found: LoopStep[] = [];
      loops.find(it.position, (step) => {
        found.push(step);
        return false;
      });
      return faultOf(it, found, ({ eliminations }) => [...new Set(eliminations.map(digitIn))]);
    });
    expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
    expect(cases.length).toBeGreaterThan(30);
  });
});

/** Whether the chains of a case may have almost locked sets as nodes. */
function hasAlsNodes(technique: TechniqueId, variant: number): boolean {
  return variant > (technique === 'grouped-continuous-nice-loop' ? 1 : 2);
}
