import { isSingle, type TechniqueId } from '../technique/step.ts';
import { AWAY, awayTime } from './away-time.ts';
import { isForcing, techniqueOf } from './explaining-techniques.ts';
import type { ReviewedMove } from './review.ts';

/** The move that took longest. */
export interface LongestMove extends Pick<ReviewedMove, 'kind' | 'candidates'> {
  /** The technique, if the move made its eliminations, and it is harder than a single. */
  readonly technique: TechniqueId | undefined;
  /** The time since the entry before it. */
  readonly time: number;
  /** Whether it took more than half of the whole time. */
  readonly isMost: boolean;
}

/** A move that took less time, in milliseconds, is not worth a sentence. */
const LEAST_LONG = 20_000;

/** How many times the median, and how many times the second longest, the longest move must take. */
const OF_MEDIAN = 1.5;
const OF_SECOND = 1.1;

/**
 * Finds the move that took clearly longest. A move that follows a return does not count, because
 * nobody knows when the player went back. Undefined if the moves took nearly the same time.
 */
export function longestMove(moves: readonly ReviewedMove[]): LongestMove | undefined {
  const timed = moves.flatMap((move, index) => {
    const time = timeOf(index, moves);
    const isThought = move.reason !== undefined && !move.isByCoach;
    return isThought && time !== undefined ? [{ move, time }] : [];
  });
  const [longest, second] = timed.toSorted((a, b) => b.time - a.time);
  if (!longest || longest.time < LEAST_LONG) return undefined;
  // Longer thoughts may have gone into what no reason is known of.
  if (moves.some(({ took }) => took > longest.time && took <= AWAY)) return undefined;
  const { move, time } = longest;
  const least = Math.max(
    OF_MEDIAN * median(timed.map((it) => it.time)),
    OF_SECOND * (second?.time ?? 0),
  );
  if (time < least) return undefined;
  const technique = move.kind === 'elimination' ? techniqueOf(move) : undefined;
  const isHard = technique !== undefined && !isSingle(technique) && !isForcing(technique);
  const end = moves.at(-1)?.at ?? 0;
  const whole = end - awayTime(moves, 0, end);
  return {
    kind: move.kind,
    candidates: move.candidates,
    technique: isHard ? technique : undefined,
    time,
    isMost: 2 * time > whole,
  };
}

/**
 * The time that a move took. Entries that were made at the same time are one: a list of moves notes
 * the candidates of a cell before it removes some. Undefined if nobody knows the time.
 */
function timeOf(index: number, moves: readonly ReviewedMove[]): number | undefined {
  const { parent, took } = moves[index];
  if (parent !== index - 1 || took > AWAY) return undefined;
  return took === 0 && index > 0 ? timeOf(index - 1, moves) : took;
}

function median(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) / 2;
  return (sorted[Math.floor(at)] + sorted[Math.ceil(at)]) / 2;
}
