import type { TechniqueId } from '../technique/step.ts';
import { isSingle, rankOf } from './difficulty.ts';
import type { GameError, Guess, Overlooked } from './finding.ts';
import type { Review, ReviewedMove } from './review.ts';

/** What a summary says, as data. */
export interface SummaryFacts {
  readonly isSolved: boolean;
  /** The number of digits that were placed. */
  readonly placements: number;
  /** The hardest techniques beyond singles that were used without help, the hardest first. */
  readonly techniques: readonly { readonly technique: TechniqueId; readonly count: number }[];
  /** Whether no move needed more than a single, and no right digit was guessed. */
  readonly isSinglesOnly: boolean;
  /** The move that took longest. Undefined if no move took long. */
  readonly longest: LongestMove | undefined;
  /** The errors that do not follow others. */
  readonly errors: readonly GameError[];
  readonly guesses: readonly Guess[];
  /** The step that stood open for the longest time. */
  readonly overlooked: Overlooked | undefined;
}

interface LongestMove extends Pick<ReviewedMove, 'kind' | 'candidates'> {
  /** The technique, if it is harder than a single. */
  readonly technique: TechniqueId | undefined;
  /** The time since the move before it. Notes belong to the move that follows them. */
  readonly time: number;
  /** Whether it took more than half of the whole time. */
  readonly isMost: boolean;
}

const MOST_TECHNIQUES = 3;

/** A move that took less time, in milliseconds, is not worth a sentence. */
const LEAST_LONG = 15_000;

export function summaryFacts({ findings, isSolved, moves, techniques }: Review): SummaryFacts {
  const alone = techniques
    .map(({ helped, technique, used }) => ({ technique, count: used - helped }))
    .filter(({ count, technique }) => count > 0 && !isSingle(technique) && !isForcing(technique))
    .sort((a, b) => rankOf(b.technique) - rankOf(a.technique));
  const overlooked = findings
    .filter((it) => it.kind === 'overlooked')
    .sort((a, b) => b.lasted - a.lasted);
  const guesses = findings.filter((it) => it.kind === 'guess');
  const isHard = techniques.some(({ technique, used }) => used > 0 && !isSingle(technique));
  return {
    isSolved,
    placements: moves.filter(({ kind }) => kind === 'placement').length,
    techniques: alone.slice(0, MOST_TECHNIQUES),
    isSinglesOnly: !isHard && !guesses.some(({ isRight }) => isRight),
    longest: longestMove(moves),
    errors: findings.filter((it) => it.kind === 'error').filter((it) => it.follows === undefined),
    guesses,
    overlooked: overlooked[0],
  };
}

/** Who guesses right has not used a forcing chain or net, although one leads to the digit. */
function isForcing(technique: TechniqueId): boolean {
  return technique.startsWith('forcing-');
}

function longestMove(moves: readonly ReviewedMove[]): LongestMove | undefined {
  let longest: LongestMove | undefined;
  let before = 0;
  const whole = moves.at(-1)?.at ?? 0;
  for (const { at, candidates, kind, reason } of moves) {
    if (reason === undefined) continue;
    const time = at - before;
    before = at;
    if (time < LEAST_LONG || time <= (longest?.time ?? 0)) continue;
    const technique = reason.kind === 'justified' ? reason.technique : undefined;
    const isHard = technique !== undefined && !isSingle(technique) && !isForcing(technique);
    longest = {
      kind,
      candidates,
      technique: isHard ? technique : undefined,
      time,
      isMost: 2 * time > whole,
    };
  }
  return longest;
}
