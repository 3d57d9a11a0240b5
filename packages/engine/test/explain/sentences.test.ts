import { describe, expect, it } from 'vitest';
import { describeWithData } from '../../../../test/shared-data.ts';
import { sized } from '../../../../test/size.ts';
import { stateOf } from '../../src/draw/grid-state.ts';
import { explainSteps } from '../../src/explain/explained-steps.ts';
import { stepNotations } from '../../src/explain/notations/step-notation.ts';
import { stepText } from '../../src/explain/step-text.ts';
import { Rating } from '../../src/rating/rating.ts';
import { producersOf } from '../../src/rating/scales.ts';
import type { Board } from '../../src/technique/any-size/board.ts';
import { anySizeFinders } from '../../src/technique/any-size/finders.ts';
import type { Step, TechniqueId } from '../../src/technique/step.ts';
import { finish } from '../../src/work/work.ts';
import { grid } from '../puzzles.ts';
import { readHodokuLog } from '../rating/hodoku/hodoku-log.ts';
import { readLibrary } from '../rating/hodoku/library.ts';
import { pathsOf } from './paths.ts';
import { faultsOf } from './step-faults.ts';

describe('explanations of steps', () => {
  it('name the cells of the picture, in both languages', () => {
    const paths = pathsOf('sentences', sized(3, 100));
    expect(
      paths.flatMap(({ steps }) => steps.flatMap((step) => faultsOf(step))).slice(0, 10),
    ).toEqual([]);
  });
});

describeWithData('explanations of the steps in the log of HoDoKu', () => {
  it('name the cells of the picture, in both languages', () => {
    const producers = producersOf('hodoku');
    const seen = new Set<TechniqueId>();
    const faults: string[] = [];
    const every = sized(640, 12);
    let number = 0;
    for (const { puzzle } of readHodokuLog()) {
      if (number++ % every !== 0) continue;
      const givens = grid(puzzle);
      const rated = finish(new Rating({ givens }, { scale: 'hodoku', producers }));
      if (rated.kind !== 'rated') throw new Error(`expected a rating of ${puzzle}`);
      for (const step of explainSteps({ givens }, rated.steps, { language: 'en' })) {
        seen.add(step.technique);
        faults.push(...faultsOf(step));
      }
    }
    expect(faults.slice(0, 10)).toEqual([]);
    expect(seen.size).toBeGreaterThan(sized(5, 45));
  });
});

describeWithData("explanations of the steps in HoDoKu's library", () => {
  it('name the cells of the picture, in both languages, for every technique', () => {
    const seen = new Map<TechniqueId, number>();
    const faults: string[] = [];
    const every = sized(800, 6);
    for (const [i, { board, technique }] of readLibrary().entries()) {
      // The library has no Kraken fish.
      const others = i % sized(400, 16) === 0 ? KRAKEN : [];
      const isNew = i % every === 0 || !seen.has(technique);
      for (const id of [...(isNew ? [technique] : []), ...others]) {
        for (const step of stepsOn(board, id).slice(0, 20)) {
          seen.set(id, (seen.get(id) ?? 0) + 1);
          faults.push(
            ...faultsOf({
              ...step,
              before: stateOf({ geometry: board.geometry, digits: board.givens }, board),
            }),
          );
          for (const notation of stepNotations) stepText(step, { language: 'en', notation });
        }
      }
    }
    expect(faults.slice(0, 10)).toEqual([]);
    expect(seen.size).toBeGreaterThan(66);
  });
});

const KRAKEN: readonly TechniqueId[] = ['kraken-fish-type-1', 'kraken-fish-type-2'];

function stepsOn(board: Board, technique: TechniqueId): Step[] {
  const steps = [...(anySizeFinders[technique]?.(board) ?? [])];
  return steps.filter((step) => step !== undefined).filter((step) => step.technique === technique);
}
