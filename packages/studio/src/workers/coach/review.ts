import { techniqueNames } from '@nonet/engine/explain';
import { parseGameText } from '@nonet/engine/game';
import { puzzleOf } from '@nonet/engine/notation';
import { lessonWith } from '@nonet/engine/practice';
import { techniqueRows, variantRows } from '@nonet/engine/rating';
import {
  findingText,
  type Review,
  type ReviewedMove,
  Reviewing,
  type ReviewResult,
  reviewSummary,
} from '@nonet/engine/review';
import { slicesOf } from '@nonet/engine/work';
import type { CoachStep } from '../../picture/coaching.ts';
import type { Difficulty, GameToReview, MoveText, ReviewText } from '../../picture/reviewing.ts';
import { coachStep, inBoth } from './coach-step.ts';
import { toolsFor } from './tools.ts';

/** The latest review, so that its steps need not be found again. */
let latest: { readonly game: string; readonly result: ReviewResult } | undefined;

function* resultOf({ game, puzzle, usedBefore }: GameToReview): Generator<undefined, ReviewResult> {
  const key = JSON.stringify([puzzle, game, usedBefore]);
  if (latest?.game === key) return latest.result;
  const given = puzzleOf(puzzle);
  const read = parseGameText(given, game);
  if (!read.ok) throw new Error(`expected the text of a game, got ${game}`);
  const tools = toolsFor({ hardest: undefined, avoidsUniqueness: false });
  const result = yield* slicesOf(
    new Reviewing(
      { puzzle: given, journal: read.game.journal },
      { ...tools, usedBefore: usedBefore && new Set(usedBefore) },
    ),
  );
  latest = { game: key, result };
  return result;
}

export function* review(game: GameToReview): Generator<undefined, ReviewText> {
  const result = yield* resultOf(game);
  return result.kind === 'reviewed' ? reviewText(result) : { kind: result.kind };
}

/** The easiest step before a move of a game. Undefined if there is none. */
export function* reviewStep({
  move,
  ...game
}: GameToReview & { move: number }): Generator<undefined, CoachStep | undefined> {
  const result = yield* resultOf(game);
  const easiest = result.kind === 'reviewed' ? result.moves.at(move)?.easiest : undefined;
  // A review looks at candidates, and not at the notes of the player.
  return easiest && coachStep({ ...easiest.step, notes: { restsOn: [], needs: [] } });
}

function reviewText(result: Review): ReviewText {
  const { best, findings, geometry, hardest, moves, techniques } = result;
  return {
    kind: 'reviewed',
    moves: moves.map(moveText),
    findings: findings.map((finding) => ({
      kind: finding.kind,
      move: finding.move,
      texts: inBoth((language) => findingText(finding, geometry, language)),
    })),
    techniques: techniques.map((use) => ({
      ...use,
      lesson: lessonWith(use.technique),
      name: techniqueNames[use.technique],
    })),
    hardest: hardest && { technique: hardest, name: techniqueNames[hardest] },
    best,
    summary: inBoth((language) => reviewSummary(result, language)),
  };
}

function moveText({ easiest, reason, ...move }: ReviewedMove): MoveText {
  return {
    ...move,
    easiest: easiest && difficultyOf(easiest),
    reason: reason?.kind === 'justified' ? difficultyOf(reason) : reason?.kind,
  };
}

function difficultyOf({ rating, technique }: Pick<Difficulty, 'rating' | 'technique'>): Difficulty {
  const row = [...techniqueRows, ...variantRows].find(({ techniques }) =>
    techniques.includes(technique),
  );
  if (!row) throw new Error(`expected a technique with a score, got ${technique}`);
  return { technique, name: techniqueNames[technique], score: row.score, rating };
}
