import { patternCells } from '../draw/pattern-cells.ts';
import { StepListing } from '../explain/step-listing.ts';
import { techniqueRows } from '../rating/hodoku/hodoku-scale.ts';
import { slicesOf } from '../work/work.ts';
import type { Judgement, WrongReason } from './answer.ts';
import { drillPuzzle } from './drill.ts';
import type { JudgedDrill } from './judging-move.ts';
import { isSame, removesNothing } from './removes-nothing.ts';

/** The last technique, in HoDoKu's order, whose patterns are known even if they remove nothing. */
const LAST_PATTERN = techniqueRows.findIndex(({ id }) => id === 'sue-de-coq');

/** Judges the cells that a player takes for the pattern of a step. */
export function* judgingPattern(
  judged: JudgedDrill,
  cells: readonly number[],
): Generator<undefined, Judgement> {
  const step = judged.steps.find((it) => isSame(patternCells(it), cells));
  if (step) return { kind: 'right', step };
  return { kind: 'wrong', reason: yield* wrongCells(judged, cells) };
}

function* wrongCells(
  { drill, steps, tools }: JudgedDrill,
  cells: readonly number[],
): Generator<undefined, WrongReason> {
  const selected = cells.length;
  const patterns = steps.map(patternCells);
  const whole = patterns.find((pattern) => cells.every((cell) => pattern.includes(cell)));
  if (whole) return { kind: 'incomplete', selected, missing: whole.length - selected };
  const within = patterns.find((pattern) => pattern.every((cell) => cells.includes(cell)));
  if (within) return { kind: 'too-many', extra: selected - within.length };
  const row = techniqueRows.findIndex(({ id }) => id === drill.technique);
  const isKnown = row <= LAST_PATTERN;
  if (isKnown && (yield* removesNothing(drill, cells)))
    return { kind: 'removes-nothing', selected };
  for (const { id } of techniqueRows.slice(row + 1, LAST_PATTERN + 1)) {
    const listed = yield* slicesOf(new StepListing(drillPuzzle(drill), id, tools));
    const other =
      listed.kind === 'found' && listed.steps.find((it) => isSame(patternCells(it), cells));
    if (other) return { kind: 'other-pattern', selected, step: other };
  }
  return { kind: isKnown ? 'no-pattern' : 'no-such-step', selected };
}
