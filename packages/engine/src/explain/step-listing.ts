import { stateOf } from '../draw/grid-state.ts';
import { shown } from '../grid/wrong-kind.ts';
import { fillIn } from '../rating/fill-in.ts';
import { assumesOneSolution, type SearchId, techniquesOf } from '../rating/hodoku/hodoku-scale.ts';
import type { Puzzle } from '../search/puzzle.ts';
import { variantOf } from '../search/puzzle-variant.ts';
import type { SolverOption } from '../solve/shared-solver.ts';
import { Board } from '../technique/any-size/board.ts';
import type { Find } from '../technique/any-size/find.ts';
import { anySizeFinders } from '../technique/any-size/finders.ts';
import type { TechniqueId } from '../technique/step.ts';
import { variantFinders } from '../technique/variant/finders.ts';
import type { Slices } from '../work/work.ts';
import type { NoPosition, PlayerPosition } from './player-check.ts';
import type { PlayerPuzzle } from './player-puzzle.ts';
import { type PlayerStep, playerStep } from './step-notes.ts';
import { StepSearch } from './step-search.ts';
import { techniqueNames } from './technique-names.ts';

export interface FindStepsOptions {
  /** The most steps to find, at least 1. Large fish can have thousands of instances. Default: 1000. */
  readonly limit?: number;
}

type Found =
  | {
      readonly kind: 'found';
      readonly steps: readonly PlayerStep[];
      /** Whether these are all steps. False if the limit ended the search. */
      readonly complete: boolean;
    }
  /** The technique relies on a single solution, and the givens alone have several. */
  | { readonly kind: 'not-proper' }
  /** No finder looks for the technique, such as Finned Mutant Squirmbags. */
  | { readonly kind: 'unsupported'; readonly reason: 'technique' };

export type FoundSteps =
  | Found
  | NoPosition
  /** The search was stopped. */
  | { readonly kind: 'stopped' };

/** How often a finder yields in a slice. Between two yields, forcing nets take some milliseconds. */
const SLICE = 2;

/**
 * Finds every step of one technique, or of the techniques of a row of HoDoKu's table, such as
 * `nice-loop`. A puzzle of any size is accepted, with the digits and notes of a player. The budget
 * of `advance` counts nodes of the kernel, and then how often the finder of the technique yields. A
 * slice also ends after each step that is found.
 */
export class StepListing extends StepSearch<Found> {
  private readonly technique: SearchId;
  private readonly techniques: readonly TechniqueId[];
  private readonly limit: number;
  readonly foundSoFar: PlayerStep[] = [];

  /**
   * @throws RangeError if there is no such technique, or if the limit is not a positive whole number.
   */
  constructor(
    puzzle: Puzzle | PlayerPuzzle,
    technique: SearchId,
    { limit = 1000, solver }: FindStepsOptions & SolverOption = {},
  ) {
    super(puzzle, { solver });
    if (!Number.isInteger(limit) || limit < 1) {
      throw new RangeError(`expected limit to be a whole number of at least 1, got ${limit}`);
    }
    this.techniques = techniquesOf(technique);
    if (!Object.hasOwn(techniqueNames, this.techniques[0])) {
      throw new RangeError(`expected a technique such as x-wing, got ${shown(technique)}`);
    }
    this.technique = technique;
    this.limit = limit;
  }

  protected *search(player: PlayerPosition, yields: number = SLICE): Slices<Found> {
    const { foundSoFar: steps, limit, technique, techniques } = this;
    const find = finderFor(techniques[0], player);
    if (!find) return { kind: 'unsupported', reason: 'technique' };
    if (!player.isProper && assumesOneSolution(technique)) return { kind: 'not-proper' };
    const board = fillIn(new Board(player.givens), player);
    const before = stateOf(player.givens, board, player.constraints);
    const seen = new Set<string>();
    let left = yields;
    for (const step of find(board)) {
      const isOne = step !== undefined && techniques.includes(step.technique);
      // A pair in a row and a box, for example, is found in both houses.
      const key = isOne ? JSON.stringify(step) : '';
      const isNew = isOne && !seen.has(key);
      if (isNew) {
        if (steps.length === limit) return { kind: 'found', steps, complete: false };
        seen.add(key);
        steps.push(playerStep({ ...step, before }, player));
      }
      // Writing down a step, such as a forcing net, can take as long as a slice.
      if (isNew || --left === 0) left = (yield) ?? SLICE;
    }
    return { kind: 'found', steps, complete: true };
  }
}

function finderFor(
  technique: TechniqueId,
  { constraints, givens }: PlayerPosition,
): Find | undefined {
  if (!constraints) return anySizeFinders[technique];
  return variantFinders(variantOf({ givens, constraints }), givens.geometry)[technique];
}
