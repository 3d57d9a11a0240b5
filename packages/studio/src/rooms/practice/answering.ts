import { shapeOf } from '@nonet/engine/notation';
import type { DrillAnswer } from '@nonet/engine/practice';
import { candidateOf } from '@nonet/engine/rating';
import {
  digitDoes,
  drillOf,
  type HasPractice,
  lessonShown,
  practiceOf,
  withPractice,
} from './slice.ts';

/** Goes to a cell, and crosses a candidate of it out or takes the cross away. */
export function withCross<S extends HasPractice>(state: S, cell: number, digit: number): S {
  const drill = drillOf(state);
  const { judged, removed } = practiceOf(state);
  const isCandidate =
    drill?.notes && drill.digits[cell] === 0 && (drill.notes[cell] & (1 << (digit - 1))) !== 0;
  if (!isCandidate || judged?.kind === 'right') return withPractice(state, { cell });
  const it = candidateOf(cell, digit, shapeOf(drill.givens));
  const others = removed.filter((other) => other !== it);
  const next = others.length < removed.length ? others : [...removed, it];
  return withPractice(state, { removed: next, cell, judged: undefined, answer: undefined });
}

/** Selects a cell, or takes it out of the selection. A cell that cannot be selected gets the focus. */
export function withCellToggled<S extends HasPractice>(state: S, cell: number): S {
  const { judged, selection } = practiceOf(state);
  if (judged?.kind === 'right' || !isSelectable(state, cell)) return withPractice(state, { cell });
  const others = selection.filter((other) => other !== cell);
  const next = others.length < selection.length ? others : [...selection, cell];
  return withPractice(state, { selection: next, cell, judged: undefined, answer: undefined });
}

/** Whether a pattern of the technique can contain the cell. */
function isSelectable(state: HasPractice, cell: number): boolean {
  return drillOf(state)?.digits[cell] === 0 || lessonShown(state)?.hasFilledCells === true;
}

/** Answers with a digit in the cell that is chosen, or crosses it out there. */
export function withDigit<S extends HasPractice>(state: S, digit: number): S {
  const drill = drillOf(state);
  const { cell } = practiceOf(state);
  const does = digitDoes(state);
  if (!drill || cell === undefined || !does) return state;
  if (does === 'cross') return withCross(state, cell, digit);
  const candidate = candidateOf(cell, digit, shapeOf(drill.givens));
  return answering(state, { kind: 'placement', candidate });
}

/** Answers with the candidates that are crossed out, or else with the selected cells. */
export function withAnswerChecked<S extends HasPractice>(state: S): S {
  const { removed, selection } = practiceOf(state);
  if (removed.length > 0) return answering(state, { kind: 'elimination', candidates: removed });
  return selection.length > 0 ? answering(state, { kind: 'pattern', cells: selection }) : state;
}

function answering<S extends HasPractice>(state: S, answer: DrillAnswer): S {
  const { judged } = practiceOf(state);
  if (!drillOf(state) || judged?.kind === 'right') return state;
  return withPractice(state, { answer, judged: undefined });
}
