import { hasDigit } from '../grid/digit-set.ts';
import { shown } from '../grid/wrong-kind.ts';
import type { Puzzle } from '../search/puzzle.ts';
import { cellOf, digitIn, type TechniqueId } from '../technique/step.ts';
import { type Slices, slicesOf } from '../work/work.ts';
import { explainerRatings } from './explainer-ratings.ts';
import { type Conclusion, hardestOf, leadsTo, neededSteps, replayed } from './needed-steps.ts';
import type { NoPosition, PlayerPosition } from './player-check.ts';
import type { PlayerPuzzle } from './player-puzzle.ts';
import { type PlayerStep, playerStep } from './step-notes.ts';
import { easiestSteps, type RankedStep, StepSearch, type StepTools } from './step-search.ts';

type Justified =
  | {
      readonly kind: 'justified';
      /** The hardest technique of the steps. Undefined if the digits and notes show it already. */
      readonly technique: TechniqueId | undefined;
      /**
       * What the scale `se` gives the simplest form of the technique. Undefined if Sudoku Explainer
       * does not have the technique.
       */
      readonly rating: number | undefined;
      /** The steps on which the conclusion rests. The last one draws it. */
      readonly steps: readonly PlayerStep[];
    }
  /** The conclusion is wrong. The cell has this digit. */
  | { readonly kind: 'wrong'; readonly digit: number }
  /** No technique up to forcing nets, of those that are used, leads to the conclusion. */
  | { readonly kind: 'stuck' };

export type Justification =
  | Justified
  | NoPosition
  /** The search was stopped before it found the steps. */
  | { readonly kind: 'stopped' };

/**
 * Finds the easiest reason for a conclusion. It solves the position of the player with the easiest
 * steps in the order of HoDoKu 2.2.0 until the conclusion follows, and then drops the steps that
 * were not needed. The budget of `advance` counts nodes of the kernel, and then calls of searches.
 */
export class Justifying extends StepSearch<Justified> {
  private readonly conclusion: Conclusion;

  /** @throws RangeError if the puzzle has no such candidate. */
  constructor(puzzle: Puzzle | PlayerPuzzle, conclusion: Conclusion, tools: StepTools = {}) {
    super(puzzle, tools);
    const { cells, size } = puzzle.givens.geometry;
    const { candidate } = conclusion;
    if (!Number.isInteger(candidate) || candidate < 0 || candidate >= cells * size) {
      const most = cells * size - 1;
      throw new RangeError(`expected a candidate from 0 to ${most}, got ${shown(candidate)}`);
    }
    this.conclusion = conclusion;
  }

  protected *search(player: PlayerPosition, calls?: number): Slices<Justified> {
    const { conclusion } = this;
    const { geometry } = player.givens;
    const { candidate, kind } = conclusion;
    const [cell, digit] = [cellOf(candidate, geometry), digitIn(candidate, geometry)];
    const right = player.solution.digits[cell];
    if ((right === digit) !== (kind === 'placement')) {
      return { kind: 'wrong', digit: right };
    }
    const isKnown =
      kind === 'placement'
        ? player.filled.digits[cell] === digit
        : !hasDigit(player.candidates[cell], digit);
    if (isKnown) return justified([], player);
    const isLast = ({ step }: RankedStep): boolean => leadsTo(step, conclusion, geometry);
    const taken: RankedStep[] = [];
    const take = (found: RankedStep): boolean => {
      if (found.step.technique === 'brute-force') return false;
      taken.push(found);
      return !isLast(found);
    };
    yield* slicesOf(easiestSteps(player, take, this.tools), calls);
    const last = taken.at(-1);
    if (!last || !isLast(last)) return { kind: 'stuck' };
    return justified(neededSteps(taken, [taken.length - 1]), player);
  }
}

/** Carries out the steps in the position of the player. */
function justified(needed: readonly RankedStep[], player: PlayerPosition): Justified {
  const steps = replayed(needed, player).map((step) => playerStep(step, player));
  const technique = hardestOf(needed)?.step.technique;
  return { kind: 'justified', technique, rating: technique && explainerRatings[technique], steps };
}
