import { inGrid } from '../explain/explained-steps.ts';
import { explainerRatings } from '../explain/explainer-ratings.ts';
import { ruledPuzzle } from '../explain/ruled-puzzle.ts';
import type { StepTools } from '../explain/step-search.ts';
import type { GameCell } from '../game/game-cell.ts';
import { helpCounts } from '../game/help-counts.ts';
import { entriesTo, type Journal } from '../game/journal.ts';
import { conflicts } from '../grid/conflict.ts';
import type { Grid } from '../grid/grid.ts';
import type { Puzzle } from '../search/puzzle.ts';
import { Solving } from '../solve/solve-puzzle.ts';
import type { TechniqueId } from '../technique/step.ts';
import { BegunWork, slicesOf } from '../work/work.ts';
import { bestMove } from './best-move.ts';
import { Branches } from './branches.ts';
import { moveOf } from './entry-move.ts';
import { findingsIn } from './findings.ts';
import { helpedMoves } from './helped-moves.ts';
import { reasonFor } from './move-reason.ts';
import { PathAhead } from './path-ahead.ts';
import { Positions } from './positions.ts';
import type { EasiestStep, MoveReason, Review, ReviewedMove, ReviewResult } from './review.ts';
import { techniquesIn } from './technique-table.ts';

export interface ReviewedGame {
  readonly puzzle: Puzzle;
  readonly journal: Pick<Journal, 'dropped' | 'entries' | 'helps' | 'now'>;
}

export interface ReviewOptions extends StepTools {
  /**
   * The techniques that the player has used in earlier games. Without it there are no findings about
   * the first use of a technique.
   */
  readonly usedBefore?: ReadonlySet<TechniqueId> | undefined;
}

/**
 * Reviews a game as chess players do: the easiest step before each move, why the move holds, and what
 * is worth looking at. The budget of `advance` is not used: a slice takes a few calls of searches.
 */
export class Reviewing extends BegunWork<ReviewResult> {
  constructor(game: ReviewedGame, options: ReviewOptions = {}) {
    super(reviewed(game, options));
  }
}

function* reviewed(
  game: ReviewedGame,
  { usedBefore, ...tools }: ReviewOptions,
): Generator<undefined, ReviewResult> {
  const { journal } = game;
  const puzzle = ruledPuzzle(game.puzzle);
  const { geometry } = puzzle.givens;
  const inConflict = conflicts(puzzle.givens);
  if (inConflict.length > 0) return { kind: 'conflict', conflicts: inConflict };
  const solving = new Solving(puzzle, { limit: 2, solver: tools.solver });
  const { count, solution } = yield* slicesOf(solving);
  if (!solution) return { kind: 'none' };
  if (count !== 1) return { kind: 'several' };
  const positions = new Positions(puzzle, journal.entries, solution);
  const moves = helpedMoves(yield* movesIn(journal, positions, tools), journal);
  const branches = new Branches(journal.entries);
  const findings = yield* findingsIn(
    { journal, moves, branches, positions, geometry, now: journal.now },
    usedBefore,
  );
  const techniques = techniquesIn(moves, findings);
  return {
    kind: 'reviewed',
    geometry,
    moves,
    findings,
    techniques,
    hardest: techniques.findLast(({ there }) => there > 0)?.technique,
    best: bestMove(moves, entriesTo(journal, journal.now)),
    help: helpCounts(journal),
    ...endOf(positions.board(journal.now), solution),
  };
}

/** Judges every entry in the position before it. */
function* movesIn(
  { entries }: Pick<Journal, 'entries'>,
  positions: Positions,
  tools: StepTools,
): Generator<undefined, ReviewedMove[]> {
  const path = new PathAhead(tools);
  const moves: ReviewedMove[] = [];
  for (const [index, entry] of entries.entries()) {
    const position = positions.at(entry.parent);
    const { candidates, cleared, kind, wrong } = moveOf(entry, position);
    path.moveTo(position);
    const first = yield* path.step(0);
    const easiest: EasiestStep | undefined = first && {
      technique: first.step.technique,
      rating: explainerRatings[first.step.technique],
      step: inGrid(first.step, first.before),
    };
    let reason: MoveReason | undefined;
    if (kind === 'placement' || kind === 'elimination') {
      const goals = candidates.map((candidate) => ({ kind, candidate }));
      reason = wrong.length > 0 ? { kind: 'wrong' } : yield* reasonFor(goals, position, path);
    }
    const steps = reason?.kind === 'justified' ? reason.steps : [];
    positions.add(
      index,
      steps.flatMap(({ eliminations }) => eliminations),
    );
    moves.push({
      parent: entry.parent,
      at: entry.at,
      took: entry.at - (entries[index - 1]?.at ?? 0),
      kind,
      candidates,
      cleared,
      easiest,
      reason,
      isHelped: entry.kind === 'step',
      isByCoach: entry.kind === 'step',
    });
    yield;
  }
  return moves;
}

/** How far the last board is from the solution. */
function endOf(
  board: readonly GameCell[],
  { digits }: Grid,
): Pick<Review, 'isSolved' | 'wrongDigits'> {
  const isLeft = board.some(({ digit }, cell) => digit !== digits[cell]);
  const wrong = board.filter(({ digit }, cell) => digit !== 0 && digit !== digits[cell]);
  return { isSolved: !isLeft, wrongDigits: wrong.length };
}
