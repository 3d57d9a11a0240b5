import type { HelpCounts } from '../game/help-counts.ts';
import { isSingle } from '../technique/step.ts';
import {
  explainingTechniques,
  type Techniques,
  techniqueOf,
  usedTechniques,
} from './explaining-techniques.ts';
import type { GameError, Overlooked } from './finding.ts';
import type { Review } from './review.ts';
import { type LongestMove, longestMove } from './thinking-time.ts';

/** What a summary says, as data. */
export interface SummaryFacts {
  readonly isSolved: boolean;
  /** The number of digits that were placed. */
  readonly placements: number;
  readonly used: Techniques;
  readonly explaining: Techniques;
  /** Whether no move needed more than a single, and no right digit was guessed. */
  readonly isSinglesOnly: boolean;
  /** The number of all moves, and how much the coach helped. */
  readonly moves: number;
  readonly help: HelpCounts;
  /** Whether the coach made all placements and eliminations. */
  readonly isAllByCoach: boolean;
  /** Undefined if no move took clearly longest. */
  readonly longest: LongestMove | undefined;
  /** The errors that do not follow from others. */
  readonly slips: readonly GameError[];
  /** The number of slips that the last board still has. */
  readonly standing: number;
  /** The number of wrong digits on the last board. */
  readonly wrongDigits: number;
  /** The number of tries that were taken back. */
  readonly tries: number;
  /** The number of right digits to which no technique leads. */
  readonly rightGuesses: number;
  /** The step that stood open for the longest time. */
  readonly overlooked: Overlooked | undefined;
}

export function summaryFacts({
  findings,
  help,
  isSolved,
  moves,
  wrongDigits,
}: Review): SummaryFacts {
  const overlooked = findings
    .filter((it) => it.kind === 'overlooked')
    .sort((a, b) => b.lasted - a.lasted);
  const guesses = findings.filter((it) => it.kind === 'guess');
  const slips = findings
    .filter((it) => it.kind === 'error')
    .filter(({ follows }) => follows === undefined);
  const judged = moves.filter(({ reason }) => reason !== undefined);
  const placed = moves.filter(({ kind }) => kind === 'placement');
  const used = usedTechniques(moves);
  const needed = judged.map(techniqueOf).filter((it) => it !== undefined);
  const rightGuesses = guesses.filter(({ isRight }) => isRight).length;
  return {
    isSolved,
    placements: placed.length,
    used,
    explaining: explainingTechniques(moves, used),
    isSinglesOnly: rightGuesses === 0 && needed.every(isSingle),
    moves: moves.length,
    help,
    isAllByCoach: judged.length > 0 && judged.every(({ isByCoach }) => isByCoach),
    longest: longestMove(moves),
    slips,
    standing: slips.filter(({ until }) => until === undefined).length,
    wrongDigits,
    tries: guesses.length - rightGuesses,
    rightGuesses,
    overlooked: overlooked[0],
  };
}
