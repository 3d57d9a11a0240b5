import type { Language } from '@nonet/engine/explain';
import { formatCell, type Geometry, type Grid } from '@nonet/engine/grid';
import {
  type Finding,
  findingText,
  type Review,
  type ReviewedMove,
  type ReviewResult,
  reviewSummary,
} from '@nonet/engine/review';
import { conflictsOf } from '../report/json-results.ts';
import { plainCandidate, plainStep } from '../report/step-json.ts';

/** A review in a JSON answer. Moves are counted from 1, and 0 is the board before the first one. */
export function reviewResults(
  result: ReviewResult | undefined,
  givens: Grid,
  language: Language,
): object {
  if (result?.kind === 'conflict') return { conflicts: conflictsOf(givens) };
  if (result?.kind !== 'reviewed') return {};
  const { findings, isSolved, moves, techniques, wrongDigits } = result;
  return {
    solved: isSolved,
    wrong: wrongDigits,
    summary: reviewSummary(result, language),
    findings: findings.map((it) => plainFinding(it, result, language)),
    techniques: techniques.map(({ example, ...use }) => ({ ...use, example: example + 1 })),
    moves: moves.map((it, index) => plainMove(it, index, result.geometry)),
  };
}

function plainMove(
  {
    at,
    candidates,
    cleared,
    easiest,
    isByCoach,
    isHelped,
    kind,
    parent,
    reason,
    took,
  }: ReviewedMove,
  index: number,
  geometry: Geometry,
): object {
  return {
    move: index + 1,
    after: parent + 1,
    at,
    took,
    kind,
    candidates: candidates.map((it) => plainCandidate(it, geometry)),
    cells: kind === 'clear' ? cleared.map((it) => formatCell(geometry, it)) : undefined,
    easiest: easiest && { ...plainStep(easiest.step, geometry), rating: easiest.rating },
    reason: reason && plainReason(reason, geometry),
    helped: isHelped,
    coach: isByCoach,
  };
}

function plainReason(reason: NonNullable<ReviewedMove['reason']>, geometry: Geometry): object {
  if (reason.kind !== 'justified') return reason;
  const { kind, rating, steps, technique } = reason;
  return { kind, technique, rating, steps: steps.map((it) => plainStep(it, geometry)) };
}

function plainFinding(finding: Finding, { geometry }: Review, language: Language): object {
  const { at, kind, move } = finding;
  const text = findingText(finding, geometry, language);
  return { kind, move: move + 1, at, ...detailsOf(finding, geometry), text };
}

/** What only one kind of finding has. */
function detailsOf(finding: Finding, geometry: Geometry): object {
  const plain = (candidate: number): object => plainCandidate(candidate, geometry);
  const numbered = (move: number | undefined): number | undefined =>
    move === undefined ? undefined : move + 1;
  switch (finding.kind) {
    case 'guess': {
      const { candidate, isRight, until } = finding;
      return { candidates: [plain(candidate)], right: isRight, until: numbered(until) };
    }
    case 'error': {
      const { candidates, follows, lived, mistake, until } = finding;
      return {
        mistake,
        candidates: candidates.map(plain),
        until: numbered(until),
        lived,
        follows: numbered(follows),
      };
    }
    case 'went-back':
      return { count: finding.count };
    case 'overlooked': {
      const { during, lasted, to, technique } = finding;
      const { eliminations, placement } = finding;
      return {
        technique,
        placement: placement === undefined ? undefined : plain(placement),
        eliminations: eliminations.length > 0 ? eliminations.map(plain) : undefined,
        during: during + 1,
        to: to + 1,
        lasted,
      };
    }
    case 'first-use':
      return { technique: finding.technique };
  }
}
