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
const DYNAMIC: readonly Place[] = [[2193, 41]];
/**
 * Places where a pattern of a nested chain rests on candidates that the chain around it has removed,
 * and that do not count for Sukaku Explainer.
 */
const RESTING: readonly Place[] = [[1556, 32]];

/** Checks the step with nested chains that a search finds at each of these places. */
function checkAt(places: readonly Place[], scale: 'se' | 'sukaku', name: string): CheckedSteps {
  const puzzles = [...readStepLog()];
  const producer = scaleOf(scale)
    .entries.find((it) => it.name === name)!
    .make();
  const checked = new CheckedSteps();
  for (const [puzzle, count] of places) {
    const givens = grid(puzzles[puzzle].puzzle);
    const position = positionOf(givens);
    for (const step of puzzles[puzzle].steps.slice(0, count)) applyLogged(step, position);
    const step = stepOf(producer, position);
    if (!step || !hasReason(step, 'nested')) throw new Error('expected nested chains');
    checked.check(step.technique, step, () => stateOf(givens, position));
  }
  return checked;
}

describeWithData('each step with nested dynamic chains', () => {
  it.each([
    ['se', 'nested forcing chains, level 5', DYNAMIC],
    ['sukaku', 'nested dynamic chains', DYNAMIC],
    ['sukaku', 'nested dynamic chains, limit 1', DYNAMIC],
  ] as const)(
    'of the scale %s, %s, is worded in both languages and drawn',
    (scale, name, places) => {
      const checked = checkAt(places, scale, name);
      console.log(`${scale}, ${name}\n${checked.table()}`);
      expect(checked.faults).toEqual([]);
      expect(checked.total).toBe(places.length);
    },
  );

  it('says what a nested chain rests on', () => {
    expect(checkAt(RESTING, 'sukaku', 'nested dynamic chains, limit 1').faults).toEqual([]);
  });
});
