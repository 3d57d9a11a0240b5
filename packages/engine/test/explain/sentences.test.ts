import { describe, expect, it } from 'vitest';
import { describeWithData } from '../../../../test/shared-data.ts';
import { sized } from '../../../../test/size.ts';
import { stateOf } from '../../src/draw/grid-state.ts';
import { explainSteps } from '../../src/explain/explained-steps.ts';
import { explainStep } from '../../src/explain/sentence.ts';
import { CLASSIC } from '../../src/grid/geometry.ts';
import { HodokuRating } from '../../src/rating/hodoku/hodoku-rating.ts';
import { hodokuProducers } from '../../src/rating/hodoku/hodoku-scale.ts';
import { findAll } from '../../src/technique/finder.ts';
import { krakenFish } from '../../src/technique/kraken-fish.ts';
import type { TechniqueId } from '../../src/technique/step.ts';
import { finish } from '../../src/work/work.ts';
import { grid } from '../puzzles.ts';
import { readHodokuLog } from '../rating/hodoku/hodoku-log.ts';
import { readLibrary } from '../rating/hodoku/library.ts';
import { finderFor } from '../rating/hodoku/library-finders.ts';
import { pathsOf } from './paths.ts';
import { faultsOf } from './step-faults.ts';

describe('explanations of steps', () => {
  it('name the cells of the picture, in both languages', () => {
    const paths = pathsOf('sentences', sized(6, 100));
    expect(
      paths.flatMap(({ steps }) => steps.flatMap((step) => faultsOf(step))).slice(0, 10),
    ).toEqual([]);
  });

  it('refuse a technique without a sentence', () => {
    const [{ steps }] = pathsOf('sentences', 1);
    const technique: TechniqueId = 'aligned-pair-exclusion';
    expect(() => explainStep({ ...steps[0], technique }, 'en')).toThrow(
      'expected a technique of HoDoKu, got aligned-pair-exclusion',
    );
  });
});

describeWithData('explanations of the steps in the log of HoDoKu', () => {
  it('name the cells of the picture, in both languages', () => {
    const producers = hodokuProducers();
    const seen = new Set<TechniqueId>();
    const faults: string[] = [];
    const every = sized(320, 12);
    let number = 0;
    for (const { puzzle } of readHodokuLog()) {
      if (number++ % every !== 0) continue;
      const givens = grid(puzzle);
      const rated = finish(new HodokuRating({ givens }, { producers }));
      if (rated.kind !== 'rated') throw new Error(`expected a rating of ${puzzle}`);
      for (const step of explainSteps(givens, rated.steps, { language: 'en' })) {
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
    const seen = new Set<TechniqueId>();
    const faults: string[] = [];
    const every = sized(400, 6);
    for (const [i, it] of readLibrary().entries()) {
      if (i % every !== 0 && seen.has(it.technique)) continue;
      const before = stateOf({ geometry: CLASSIC, digits: it.position.values }, it.position);
      const steps = findAll(it.position, finderFor(it)).slice(0, 20);
      for (const step of steps) {
        seen.add(step.technique);
        faults.push(...faultsOf({ ...step, before }));
      }
    }
    expect(faults.slice(0, 10)).toEqual([]);
    expect(seen.size).toBeGreaterThan(65);
  });

  it('include Kraken fish', () => {
    const faults: string[] = [];
    const seen = new Set<TechniqueId>();
    const every = sized(150, 16);
    for (const [i, { position }] of readLibrary().entries()) {
      if (i % every !== 0) continue;
      const before = stateOf({ geometry: CLASSIC, digits: position.values }, position);
      for (const step of findAll(position, krakenFish({ shape: 'basic', degree: 3 })).slice(0, 5)) {
        seen.add(step.technique);
        faults.push(...faultsOf({ ...step, before }));
      }
    }
    expect(faults.slice(0, 10)).toEqual([]);
    expect(seen.size).toBe(2);
  });
});
