import type { GridState } from '../draw/grid-state.ts';
import { candidateGridOf } from '../grid/candidate-grid.ts';
import { countDigits, digitSet, digitsOf } from '../grid/digit-set.ts';
import type { Grid } from '../grid/grid.ts';
import { constraintSearch } from '../search/constraint-search.ts';
import { propagation } from '../search/propagation.ts';
import type { Puzzle } from '../search/puzzle.ts';
import { Run } from '../search/run.ts';
import { candidateOf } from '../technique/step.ts';
import type { Slices } from '../work/work.ts';
import type { PlayerPosition } from './player-check.ts';
import { type PlayerStep, playerStep } from './step-notes.ts';

/** A digit that is tried, and the search that finds no solution with it. */
export interface TriedDigit {
  readonly digit: number;
  /** How many digits the search places after it. */
  readonly placements: number;
  /** Whether the search was stopped before it had tried everything. */
  readonly isStopped: boolean;
}

/** A cell whose candidates a player tries, because no technique finds a step. */
export interface Trial {
  readonly cell: number;
  /** The digit of the solution. */
  readonly right: number;
  readonly wrong: readonly TriedDigit[];
}

/** The searches may take so many events. With the first number with which one ends, the rest stop. */
const EVENTS = [1_000, 20_000, 400_000];

/**
 * Chooses a cell with the fewest candidates, usually two. All candidates but one are wrong: the search
 * finds no solution with them, and in this cell it takes the fewest placements to see that.
 */
export function* soonestTrial(player: PlayerPosition): Slices<Trial> {
  const { candidates, filled } = player;
  const blanks = [...filled.digits.keys()].filter((cell) => filled.digits[cell] === 0);
  const fewest = Math.min(...blanks.map((cell) => countDigits(candidates[cell])));
  const cells = blanks.filter((cell) => countDigits(candidates[cell]) === fewest);
  for (const [i, events] of EVENTS.entries()) {
    let best: Trial | undefined;
    for (const cell of cells) {
      const trial = trialOf(cell, player, events);
      const isLast = i === EVENTS.length - 1;
      const isKnown = isLast || trial.wrong.every((it) => !it.isStopped);
      if (isKnown && (!best || placementsOf(trial) < placementsOf(best))) best = trial;
      yield;
    }
    if (best) return best;
  }
  throw new Error('expected a blank cell');
}

/** The step to which a trial leads. */
export function trialStep(
  { cell, right }: Trial,
  before: GridState,
  player: PlayerPosition,
): PlayerStep {
  const { geometry } = before;
  return playerStep(
    {
      technique: 'brute-force',
      pattern: { kind: 'plain', cells: [cell], digits: [right], houses: [] },
      eliminations: [],
      placement: candidateOf(cell, right, geometry),
      before,
    },
    player,
  );
}

function trialOf(cell: number, player: PlayerPosition, events: number): Trial {
  const { candidates, solution } = player;
  const right = solution.digits[cell];
  const others = digitsOf(candidates[cell]).filter((digit) => digit !== right);
  return { cell, right, wrong: others.map((digit) => triedIn(cell, digit, player, events)) };
}

function triedIn(cell: number, digit: number, player: PlayerPosition, events: number): TriedDigit {
  const strategy = player.constraints ? constraintSearch : propagation;
  const run = new Run(puzzleWith(cell, digit, player), strategy, { limit: 1, events });
  while (run.advance(events) === undefined);
  return { digit, placements: run.counters.placements, isStopped: run.end === 'stopped' };
}

/** The digits of the player with one more. Only if the givens have several solutions, also the notes. */
function puzzleWith(
  cell: number,
  digit: number,
  { candidates, constraints, filled, isProper }: PlayerPosition,
): Puzzle {
  const { geometry } = filled;
  const givens: Grid = {
    geometry,
    digits: filled.digits.map((it, at) => (at === cell ? digit : it)),
  };
  const rules = constraints && { constraints };
  if (isProper) return { givens, ...rules };
  const sets = Array.from(candidates, (set, at) => (at === cell ? digitSet(digit) : set));
  return { givens, pencilmarks: candidateGridOf(geometry, sets), ...rules };
}

function placementsOf({ wrong }: Trial): number {
  return wrong.reduce((sum, { placements }) => sum + placements, 0);
}
