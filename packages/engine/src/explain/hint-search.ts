import { stateOf } from '../draw/grid-state.ts';
import { fillIn } from '../rating/fill-in.ts';
import type { SearchId } from '../rating/hodoku/hodoku-scale.ts';
import type { Producer } from '../rating/producer.ts';
import { isRatable } from '../rating/ratable.ts';
import type { Puzzle } from '../search/puzzle.ts';
import { Board } from '../technique/any-size/board.ts';
import { proofsOf } from '../technique/pattern-parts.ts';
import { type Slices, slicesOf } from '../work/work.ts';
import { chainProducers, chainStep } from './chain-search.ts';
import { firstSingle } from './hint-order.ts';
import type { NoPosition, PlayerPosition } from './player-check.ts';
import type { PlayerPuzzle } from './player-puzzle.ts';
import { type PlayerStep, playerStep } from './step-notes.ts';
import { easiestSteps, type FoundStep, StepSearch, type StepTools } from './step-search.ts';
import { soonestTrial, type Trial, trialStep } from './trial.ts';
import type { UnfinishedNotes } from './unfinished-notes.ts';

export type HintResult =
  | NextStep
  | NoPosition
  /** The search was stopped before it found anything. */
  | { readonly kind: 'stopped' };

interface NextStep {
  readonly kind: 'step';
  /** The next step, and which notes of the player it rests on. */
  readonly step: PlayerStep;
  /** Whether no search that is accepted finds a step, so that this one is of another search. */
  readonly isBeyond: boolean;
  /** A cell to try, if no technique leads to the step, or only chains that are too long to follow. */
  readonly trial: Trial | undefined;
  /** The notes that the player has not finished yet. The step does not rest on them. */
  readonly unfinished: readonly UnfinishedNotes[];
}

export interface HintTools extends StepTools {
  /** Whether to use a search if none that is accepted finds a step. Default: all. */
  readonly acceptsBeyond?: ((search: SearchId) => boolean) | undefined;
  /** The searches for chains beyond HoDoKu, from `chainProducers()`. By default new ones are made. */
  readonly chains?: readonly Producer[] | undefined;
}

/**
 * What a hint is looking for: a step of the searches that are accepted, of others in the order of
 * HoDoKu, chains of Sudoku Explainer, or a cell to try.
 */
export type HintStage = 'accepted' | 'beyond' | 'chains' | 'trial';

/** Hardly anyone follows chains with more statements. */
const MOST_FOLLOWED = 30;

function isLong({ pattern }: PlayerStep): boolean {
  if (pattern.kind !== 'chains') return false;
  return proofsOf(pattern).flatMap(({ chains }) => chains.flat()).length > MOST_FOLLOWED;
}

/**
 * Finds what a player should look at next: first what is wrong already, then the easiest step in
 * the order of `hintRows`. If it finds none in a 9×9 puzzle, it looks for the chains of Sudoku
 * Explainer. If there are none either, it chooses a cell of which all digits but one soon fail. So it
 * always finds a step. A puzzle of any size is accepted. The budget of `advance` counts nodes of the
 * kernel, and then calls of searches.
 */
export class HintSearch extends StepSearch<NextStep> {
  /** What the search is looking for now. */
  stage: HintStage = 'accepted';
  private readonly beyond: Pick<HintTools, 'acceptsBeyond' | 'chains'>;

  constructor(puzzle: Puzzle | PlayerPuzzle, tools: HintTools = {}) {
    super(puzzle, tools);
    this.beyond = tools;
  }

  protected *search(player: PlayerPosition, calls?: number): Slices<NextStep> {
    const { accepts = () => true } = this.tools;
    const { acceptsBeyond = () => true, chains } = this.beyond;
    const { givens, unfinished } = player;
    const accepted = yield* this.easiest(player, accepts, calls);
    let found: FoundStep | undefined = accepted;
    if (!found) {
      this.stage = 'beyond';
      found = yield* this.easiest(player, (id) => !accepts(id) && acceptsBeyond(id), yield);
    }
    if (!found && isRatable(player)) {
      this.stage = 'chains';
      found = yield* chainStep(player, chains ?? chainProducers());
    }
    const isBeyond = !accepted;
    const step = found && playerStep({ ...found.step, before: found.before }, player);
    if (step && !isLong(step)) {
      return { kind: 'step', step, isBeyond, trial: undefined, unfinished };
    }
    this.stage = 'trial';
    const trial = yield* soonestTrial(player);
    if (step) return { kind: 'step', step, isBeyond, trial, unfinished };
    const before = stateOf(givens, fillIn(new Board(givens), player), player.constraints);
    return { kind: 'step', step: trialStep(trial, before, player), isBeyond, trial, unfinished };
  }

  /** The easiest step of some searches. A digit of the solution is none. */
  private *easiest(
    player: PlayerPosition,
    accepts: (search: SearchId) => boolean,
    calls?: number,
  ): Slices<FoundStep | undefined> {
    const board = fillIn(new Board(player.givens), player);
    const single = firstSingle(board, accepts);
    if (single) return { step: single, before: stateOf(player.givens, board, player.constraints) };
    let found: FoundStep | undefined;
    const take = (step: FoundStep): boolean => {
      found = step;
      return false;
    };
    const tools = { ...this.tools, accepts: (id: SearchId) => id !== 'brute-force' && accepts(id) };
    yield* slicesOf(easiestSteps(player, take, tools), calls);
    return found;
  }
}
