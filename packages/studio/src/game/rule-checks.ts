import type { RuleCheck } from '@nonet/engine/game';
import { type PlainPuzzle, puzzleOf } from '@nonet/engine/notation';

type Check = typeof RuleCheck;

/** What checks rules. Only variants need it, and it is larger than the rest of a game. */
let loaded: Check | undefined;

/** Puzzle → what checks its rules. */
const checks = new WeakMap<PlainPuzzle, RuleCheck>();

export async function loadRuleChecks(): Promise<void> {
  loaded ??= (await import('./rule-check.ts')).RuleCheck;
}

/** What checks the constraints of a puzzle. Undefined if it has none, and until it is loaded. */
export function ruleCheckOf(puzzle: PlainPuzzle): RuleCheck | undefined {
  if (!loaded || !puzzle.constraints?.length) return undefined;
  const known = checks.get(puzzle);
  if (known) return known;
  const made = new loaded(puzzleOf(puzzle));
  checks.set(puzzle, made);
  return made;
}
