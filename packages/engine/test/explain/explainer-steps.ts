import { isFull, sized } from '../../../../test/size.ts';
import { stateOf } from '../../src/draw/grid-state.ts';
import type { ScaleEntry } from '../../src/rating/scale.ts';
import { SE_SCALE } from '../../src/rating/se-scale.ts';
import { positionOf } from '../../src/technique/position.ts';
import { patternAs, type Step } from '../../src/technique/step.ts';
import { grid } from '../puzzles.ts';
import { applyLogged } from '../rating/se-differ.ts';
import { readStepLog } from '../rating/se-log.ts';
import { stepOf } from '../rating/step-of.ts';
import { CheckedSteps } from './checked-steps.ts';

/** Searches for harder steps take long. */
const HARDEST = sized(9, 10);

/** How often a search is asked without a step of a technique that is still wanted. */
const PATIENCE = { quick: sized(60, 300), long: sized(1, 3) };

/** A search of which the log has few steps with some techniques. */
interface RareSearch {
  /** It finds such steps here: the number of the puzzle, and of the step before which it is. */
  readonly places: readonly (readonly [puzzle: number, step: number])[];
  /**
   * What the chains have that are found there. Chains without it are found by the searches before,
   * too.
   */
  readonly reason?: Reason;
}

type Reason = 'confined' | 'nested';

/** The quick tests read one puzzle in 48, and of these places, those in 528 and 576. */
const RARE: Readonly<Record<string, RareSearch>> = {
  'hidden quadruple': {
    places: [
      [2, 14],
      [17, 30],
      [17, 31],
      [17, 33],
      [18, 25],
      [528, 0],
    ],
  },
  'dynamic forcing chains (+)': {
    places: [
      [302, 13],
      [303, 16],
      [576, 13],
      [576, 15],
    ],
    reason: 'confined',
  },
  'nested forcing chains, level 2': {
    places: [
      [306, 8],
      [326, 19],
      [326, 31],
      [330, 20],
    ],
    reason: 'nested',
  },
  'nested forcing chains, level 3': {
    places: [
      [1315, 9],
      [1323, 7],
      [1326, 20],
      [1347, 7],
    ],
    reason: 'nested',
  },
};

const RARE_PUZZLES = new Set(
  Object.values(RARE).flatMap(({ places }) => places.map(([puzzle]) => puzzle)),
);

/** One puzzle of the log in so many is read. At full size, those with places are read, too. */
const EVERY = sized(48, 4);

/**
 * Steps of a scale in the positions of Sudoku Explainer's log. A search is asked where the log has a
 * step of its own, or a harder one if Sudoku Explainer does not have the search. A rare search is also asked at
 * its places, before easier steps.
 */
export function checkExplainerScale(scale: readonly ScaleEntry[]): CheckedSteps {
  const checked = new CheckedSteps();
  const searches = scale
    .filter(({ least }) => least <= HARDEST)
    .map(({ least, make, name }) => ({
      name,
      producer: make(),
      least: SE_SCALE.some((it) => it.name === name) ? Infinity : least,
      vain: 0,
    }));
  let number = -1;
  for (const { puzzle, steps } of readStepLog()) {
    if (++number % EVERY !== 0 && !(isFull && RARE_PUZZLES.has(number))) continue;
    const givens = grid(puzzle);
    const position = positionOf(givens);
    for (const [i, logged] of steps.entries()) {
      const { least, name } = SE_SCALE[logged.producer];
      for (const search of searches) {
        const { producer } = search;
        const patience = 'find' in producer ? PATIENCE.quick : PATIENCE.long;
        const isTurn = search.name === name || search.least <= least;
        const rare = RARE[search.name];
        const isPlace = rare?.places.some((place) => place[0] === number && place[1] === i);
        if (!isPlace && (!isTurn || search.vain > patience)) continue;
        const step = stepOf(producer, position);
        if (isPlace && rare?.reason && !(step && hasReason(step, rare.reason))) {
          throw new Error(`expected ${rare.reason} chains`);
        }
        const key = `${search.name}: ${step?.technique}`;
        const isNew = step && checked.check(key, step, () => stateOf(givens, position));
        if (isTurn) search.vain = isNew ? 0 : search.vain + 1;
      }
      applyLogged(logged, position);
    }
  }
  return checked;
}

/** Whether a statement of the chains follows from a pattern or from nested chains. */
export function hasReason(step: Step, reason: Reason): boolean {
  return patternAs(step, 'chains')
    .chains.flat()
    .some((node) => node[reason]);
}
