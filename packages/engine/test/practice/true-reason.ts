import { patternCells } from '../../src/draw/pattern-cells.ts';
import { CLASSIC } from '../../src/grid/geometry.ts';
import type { DrillAnswer, WrongReason } from '../../src/practice/answer.ts';
import type { Drill } from '../../src/practice/drill.ts';
import { techniqueRows } from '../../src/rating/hodoku/hodoku-scale.ts';
import { type Candidate, cellOf, digitIn } from '../../src/technique/step.ts';
import { candidatesOn, removedBy, type WrongAnswersFrom } from './answers.ts';

/** Checks a reason by the board, the solution and the steps of the technique. */
export function isTrueReason(
  reason: WrongReason,
  drill: Drill,
  answer: DrillAnswer,
  { solution, steps }: Omit<WrongAnswersFrom, 'random'>,
): boolean {
  const on = candidatesOn(drill);
  const { digits } = drill.filled;
  const isOn = (it: Candidate): boolean => ((on[cellOf(it)] >> (digitIn(it) - 1)) & 1) === 1;
  const isRight = (it: Candidate): boolean => solution[cellOf(it)] === digitIn(it);
  const isRemoved = (it: Candidate): boolean => steps.some((step) => removedBy(step)(it));
  const cells = answer.kind === 'pattern' ? answer.cells.toSorted((a, b) => a - b) : [];
  const patterns = steps.map(patternCells);
  if ('selected' in reason && reason.selected !== cells.length) return false;
  switch (reason.kind) {
    case 'filled':
      return digits[reason.cell] > 0;
    case 'seen': {
      const { candidate, peer } = reason;
      return CLASSIC.peers[cellOf(candidate)].includes(peer) && digits[peer] === digitIn(candidate);
    }
    case 'not-noted':
      return !isOn(reason.candidate);
    case 'not-certain':
      return isOn(reason.candidate) && !isRight(reason.candidate);
    case 'not-alone': {
      const { candidate, other } = reason;
      const isOther = cellOf(other) === cellOf(candidate) && other !== candidate;
      return isRight(candidate) && isOther && isOn(other);
    }
    case 'not-excluded':
      return isRight(reason.candidate);
    case 'other-technique': {
      const { candidate, move, step } = reason;
      const own = techniqueRows.find(({ id }) => id === drill.technique);
      if (own?.techniques.includes(step.technique)) return false;
      return move === 'placement' ? isRight(candidate) : removedBy(step)(candidate);
    }
    case 'no-step':
      return isOn(reason.candidate) && !isRight(reason.candidate) && !isRemoved(reason.candidate);
    case 'incomplete': {
      const length = cells.length + reason.missing;
      return patterns.some((it) => it.length === length && cells.every((at) => it.includes(at)));
    }
    case 'too-many': {
      const length = cells.length - reason.extra;
      return patterns.some((it) => it.length === length && it.every((at) => cells.includes(at)));
    }
    case 'other-pattern':
      return patternCells(reason.step).join() === cells.join() && !steps.includes(reason.step);
    case 'removes-nothing':
    case 'no-pattern':
    case 'no-such-step':
      return patterns.every((it) => it.join() !== cells.join());
  }
}
