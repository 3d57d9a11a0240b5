import { expect, it } from 'vitest';
import { describeWithData } from '../../../../test/shared-data.ts';
import { stateOf } from '../../src/draw/grid-state.ts';
import { scaleOf } from '../../src/rating/scales.ts';
import { positionOf } from '../../src/technique/position.ts';
import { grid } from '../puzzles.ts';
import { applyLogged } from '../rating/se-differ.ts';
import { readStepLog } from '../rating/se-log.ts';
import { stepOf } from '../rating/step-of.ts';
import { CheckedSteps } from './checked-steps.ts';
import { hasReason } from './explainer-steps.ts';

/** A position of the log: the number of the puzzle, and of the step before which it is. */
type Place = readonly [puzzle: number, step: number];

/**
 * No logged puzzle needs these searches, and in most positions they take minutes, or find chains
 * that easier searches find, too. In these positions, which have few candidates, they take seconds
 * and find nested chains.
 */
const DYNAMIC: readonly Place[] = [
  [2193, 41],
  [2241, 24],
  [2339, 20],
  [1336, 26],
  [2419, 42],
];
const LIMITED: readonly Place[] = [
  [316, 38],
  [1556, 32],
  [1613, 25],
  [1636, 22],
  [2193, 41],
];

describeWithData('each step with nested dynamic chains', () => {
  it.each([
    ['se', 'nested forcing chains, level 4', DYNAMIC],
    ['se', 'nested forcing chains, level 5', DYNAMIC],
    ['sukaku', 'nested dynamic chains', DYNAMIC],
    ['sukaku', 'nested dynamic chains, limit 1', LIMITED],
    ['sukaku', 'nested dynamic chains, limit 2', LIMITED],
    ['sukaku', 'nested dynamic chains, limit 3', LIMITED],
  ] as const)(
    'of the scale %s, %s, is worded in both languages and drawn',
    (scale, name, places) => {
      const puzzles = [...readStepLog()];
      const entry = scaleOf(scale).entries.find((it) => it.name === name)!;
      const producer = entry.make();
      const checked = new CheckedSteps();
      for (const [puzzle, count] of places) {
        const givens = grid(puzzles[puzzle].puzzle);
        const position = positionOf(givens);
        for (const step of puzzles[puzzle].steps.slice(0, count)) applyLogged(step, position);
        const step = stepOf(producer, position);
        expect(step && hasReason(step, 'nested')).toBe(true);
        if (step) checked.check(step.technique, step, () => stateOf(givens, position));
      }
      console.log(`${scale}, ${name}\n${checked.table()}`);
      expect(checked.faults).toEqual([]);
      expect(checked.total).toBe(places.length);
    },
  );
});
