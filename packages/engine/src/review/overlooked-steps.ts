import type { StepInGrid } from '../draw/grid-state.ts';
import { hasDigit } from '../grid/digit-set.ts';
import { type Candidate, cellOf, digitIn, isSingle } from '../technique/step.ts';
import { awayTime } from './away-time.ts';
import { isHarder, levelOf } from './difficulty.ts';
import { type HasTime, LEAST_OVERLOOKED, type Overlooked } from './finding.ts';
import type { JudgedGame } from './judged-game.ts';
import type { ReviewedMove } from './review.ts';

type Timed = Overlooked & HasTime;

/** A conclusion that stands open. */
interface Standing {
  readonly step: StepInGrid;
  /** The first move before which it was the easiest step. */
  readonly move: number;
  /** When the board with it was there. */
  readonly since: number;
  /** The first move meanwhile that was harder, a guess or an error. */
  during: number | undefined;
}

/** The easier steps that stood open while the player did something harder. */
export function* overlookedSteps(game: JudgedGame): Generator<undefined, Timed[]> {
  const { branches, moves } = game;
  const found: Timed[] = [];
  let open: Standing[] = [];
  const end = ({ during, move, since, step }: Standing, to: number, at: number): void => {
    const lasted = at - since - awayTime(moves, since, at);
    if (during === undefined || lasted < LEAST_OVERLOOKED[levelOf(step.technique)]) return;
    const { eliminations, placement, technique } = step;
    found.push({
      kind: 'overlooked',
      at: since,
      move,
      technique,
      placement,
      eliminations,
      during,
      to,
      lasted,
    });
  };
  for (const [index, move] of moves.entries()) {
    const previous = moves[index - 1];
    // What stood open on a branch that the player has left is not there any more.
    open = open.filter((it) => {
      const isThere = branches.isBefore(moves[it.move].parent, move.parent);
      if (!isThere) end(it, index - 1, previous.at);
      return isThere;
    });
    const step = move.easiest?.step;
    if (step && !open.some((it) => isSame(it.step, step))) {
      const isNext = move.parent === index - 1;
      // Nobody knows when she went back to an earlier board, only when she went on from there.
      const since = isNext ? (previous?.at ?? 0) : move.at;
      open.push({ step, move: index, since, during: undefined });
    }
    open = open.filter((it) => {
      const isDone = uses(move, it.step) || !standsAfter(it.step, index, game);
      if (!isDone && isHarderThan(move, it.step)) it.during ??= index;
      if (isDone) end(it, index, move.at);
      return !isDone;
    });
    yield;
  }
  for (const it of open) end(it, moves.length - 1, moves.at(-1)!.at);
  return longestOnly(found, moves);
}

/** Whether two steps of a technique have a conclusion in common. */
function isSame(a: StepInGrid, b: StepInGrid): boolean {
  return a.technique === b.technique && sharesConclusion(a, b);
}

function sharesConclusion(a: StepInGrid, b: StepInGrid): boolean {
  if (a.placement !== undefined) return a.placement === b.placement;
  return a.eliminations.some((it) => b.eliminations.includes(it));
}

/** Whether a move carries out the conclusion of a step, or rests on it. */
function uses({ candidates, kind, reason }: ReviewedMove, step: StepInGrid): boolean {
  if (reason?.kind === 'wrong') return false;
  const done: readonly Candidate[] =
    step.placement === undefined ? step.eliminations : [step.placement];
  const isKind = kind === (step.placement === undefined ? 'elimination' : 'placement');
  if (isKind && done.some((it) => candidates.includes(it))) return true;
  return reason?.kind === 'justified' && reason.steps.some((it) => sharesConclusion(step, it));
}

/** Whether the conclusion of a step is still open after a move. */
function standsAfter(step: StepInGrid, move: number, { geometry, positions }: JudgedGame): boolean {
  const { candidates, filled } = positions.at(move);
  const board = positions.board(move);
  const isOpen = (it: Candidate): boolean => {
    const [cell, digit] = [cellOf(it, geometry), digitIn(it, geometry)];
    if (filled.digits[cell] !== 0 || !hasDigit(candidates[cell], digit)) return false;
    return board[cell].centre === 0 || hasDigit(board[cell].centre, digit);
  };
  const { eliminations, placement } = step;
  if (placement !== undefined) return filled.digits[cellOf(placement, geometry)] === 0;
  return eliminations.some(isOpen);
}

/** Whether a move needs a harder technique than a step, or is a guess or an error. */
function isHarderThan({ reason }: ReviewedMove, { technique }: StepInGrid): boolean {
  if (reason?.kind !== 'justified') return reason !== undefined;
  return isHarder(reason.technique, technique);
}

/** Of findings of a technique whose times overlap, the longest. The singles are one technique here. */
function longestOnly(found: readonly Timed[], moves: readonly ReviewedMove[]): Timed[] {
  const kept: Timed[] = [];
  for (const it of found.toSorted((a, b) => b.lasted - a.lasted)) {
    const overlaps = kept.some((other) => {
      const isAlike =
        it.technique === other.technique || (isSingle(it.technique) && isSingle(other.technique));
      return isAlike && it.at < moves[other.to].at && other.at < moves[it.to].at;
    });
    if (!overlaps) kept.push(it);
  }
  return kept;
}
