import type { PlayerPosition } from '../explain/player-check.ts';
import type { Change, Entry } from '../game/journal.ts';
import { type DigitSet, digitSet, digitsOf } from '../grid/digit-set.ts';
import { type Candidate, candidateOf } from '../technique/step.ts';
import type { ReviewedMove } from './review.ts';

/** What an entry does in the position before it. */
export interface EntryMove extends Pick<ReviewedMove, 'kind' | 'candidates' | 'cleared'> {
  /** Which of the candidates are wrong: a wrong digit, or the removed digit of the solution. */
  readonly wrong: readonly Candidate[];
}

const NOTHING: EntryMove = { kind: 'other', candidates: [], cleared: [], wrong: [] };

export function moveOf(entry: Entry, position: PlayerPosition): EntryMove {
  const isDigit = entry.changes.some(({ before, after }) => before.digit !== after.digit);
  const isPlacement = entry.changes.some(
    ({ before, after }) => after.digit !== 0 && after.digit !== before.digit,
  );
  if (isPlacement) return placementOf(entry, position);
  if (isDigit || entry.kind === 'clear') return clearOf(entry, position);
  const elimination = eliminationOf(entry, position);
  if (elimination.candidates.length > 0) return elimination;
  const isNotes = entry.changes.some(
    ({ before, after }) => before.centre !== after.centre || before.corner !== after.corner,
  );
  return isNotes ? { ...NOTHING, kind: 'notes' } : NOTHING;
}

function placementOf({ changes }: Entry, { givens, solution }: PlayerPosition): EntryMove {
  const placed = changes.filter(
    ({ before, after }) => after.digit !== 0 && after.digit !== before.digit,
  );
  const all = placed.map(({ cell, after }) => candidateOf(cell, after.digit, givens.geometry));
  const wrong = all.filter((_, i) => placed[i].after.digit !== solution.digits[placed[i].cell]);
  return { kind: 'placement', candidates: all, cleared: [], wrong };
}

function clearOf({ changes, kind }: Entry, { givens: { geometry } }: PlayerPosition): EntryMove {
  const emptied = changes.filter(({ before, after }) => before.digit !== 0 && after.digit === 0);
  return {
    kind: 'clear',
    candidates: emptied.map(({ before, cell }) => candidateOf(cell, before.digit, geometry)),
    cleared: (kind === 'clear' ? changes : emptied).map(({ cell }) => cell),
    wrong: [],
  };
}

function eliminationOf(entry: Entry, position: PlayerPosition): EntryMove {
  const { candidates: open, givens, solution } = position;
  const { geometry } = givens;
  const removed = entry.changes.map((change) => ({
    cell: change.cell,
    digits: removedNotes(entry, change, open[change.cell]),
  }));
  const all = removed.flatMap(({ cell, digits }) =>
    digitsOf(digits).map((digit) => candidateOf(cell, digit, geometry)),
  );
  const wrong = removed
    .filter(({ cell, digits }) => (digits & digitSet(solution.digits[cell])) !== 0)
    .map(({ cell }) => candidateOf(cell, solution.digits[cell], geometry));
  return { kind: 'elimination', candidates: all, cleared: [], wrong };
}

/**
 * The centre notes that a change removes, of those that the position leaves open. If the coach removes
 * candidates of a cell without notes, all that it does not note are removed. A player who clears all
 * notes of a cell excludes nothing.
 */
export function removedNotes({ kind }: Entry, { before, after }: Change, open: DigitSet): DigitSet {
  if (after.centre === 0 || before.digit !== 0) return 0;
  const noted = before.centre === 0 && kind === 'step' ? open : before.centre;
  return noted & open & ~after.centre;
}
