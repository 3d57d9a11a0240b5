import { sized } from '../../../../test/size.ts';
import { stateOf } from '../../src/draw/grid-state.ts';
import type { ScaleEntry } from '../../src/rating/scale.ts';
import { SE_SCALE } from '../../src/rating/se-scale.ts';
import { positionOf } from '../../src/technique/position.ts';
import { patternAs, type Step, type TechniqueId } from '../../src/technique/step.ts';
import { grid } from '../puzzles.ts';
import { applyLogged } from '../rating/se-differ.ts';
import { readStepLog } from '../rating/se-log.ts';
import { stepOf } from '../rating/step-of.ts';
import { CheckedSteps } from './checked-steps.ts';

/** Searches for harder steps take long. */
const HARDEST = sized(9, 10);

/** How often a search is asked without a step of a technique that is still wanted. */
const PATIENCE = { quick: sized(60, 5_000), long: sized(1, 40) };

/** Until it has this many steps of these techniques, a search is asked before its turn. */
const ENOUGH = sized(1, 5);

/** A search, and its techniques of which the log has fewer than five steps. */
interface RareSearch {
  readonly techniques: readonly TechniqueId[];
  /** The search is also asked before the logged steps from this rating on. */
  readonly from: number;
  /**
   * What the chains have that are found there. Chains without it are found by the searches before,
   * too.
   */
  readonly reason?: Reason;
}

type Reason = 'confined' | 'nested';

const FEW = ['double-forcing-chain', 'region-forcing-chain'] as const;

const RARE: Readonly<Record<string, RareSearch>> = {
  'hidden quadruple': { techniques: ['hidden-quadruple'], from: 1 },
  'dynamic forcing chains (+)': {
    techniques: ['double-forcing-chain'],
    from: 8.5,
    reason: 'confined',
  },
  'nested forcing chains, level 2': { techniques: FEW, from: 8.5, reason: 'nested' },
  'nested forcing chains, level 3': { techniques: FEW, from: 9, reason: 'nested' },
};

/**
 * Steps of a scale in the positions of Sudoku Explainer's log. A search is asked where the log has a
 * step of its own, or a harder one if Sudoku Explainer does not have the search. A rare search is also asked
 * before easier steps.
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
  let number = 0;
  for (const { puzzle, steps } of readStepLog()) {
    if (number++ % sized(48, 1) !== 0) continue;
    const givens = grid(puzzle);
    const position = positionOf(givens);
    for (const logged of steps) {
      const { least, name } = SE_SCALE[logged.producer];
      for (const search of searches) {
        const { producer } = search;
        const patience = 'find' in producer ? PATIENCE.quick : PATIENCE.long;
        const isTurn = search.name === name || search.least <= least;
        const rare = RARE[search.name];
        const isEarly = !isTurn && rare && rare.from <= least && isWanted(search.name, rare);
        if (isTurn ? search.vain > patience : !isEarly) continue;
        const step = stepOf(producer, position);
        if (isEarly && step && rare.reason && !hasReason(step, rare.reason)) continue;
        const key = `${search.name}: ${step?.technique}`;
        const isNew = step && checked.check(key, step, () => stateOf(givens, position));
        if (isTurn) search.vain = isNew ? 0 : search.vain + 1;
      }
      applyLogged(logged, position);
    }
  }
  return checked;

  function isWanted(name: string, { techniques }: RareSearch): boolean {
    return techniques.some((it) => checked.countOf(`${name}: ${it}`) < ENOUGH);
  }
}

/** Whether a statement of the chains follows from a pattern or from nested chains. */
export function hasReason(step: Step, reason: Reason): boolean {
  return patternAs(step, 'chains')
    .chains.flat()
    .some((node) => node[reason]);
}
