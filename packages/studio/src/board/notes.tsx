import { symbolOf } from '@nonet/engine/notation';

interface NotesProps {
  readonly notes: readonly number[];
  /** The notes that are struck through. */
  readonly faults: readonly number[];
}

/** Up to this many corner notes each have a place at the edge of the cell. */
const PLACES = 8;

/** The notes at the edge of a cell: first in its corners. */
export function Corners({ notes, faults }: NotesProps) {
  return (
    <span class="corners" data-dense={notes.length > PLACES ? '' : undefined} aria-hidden="true">
      {notes.map((digit) => note(digit, faults))}
    </span>
  );
}

/** The notes in the middle of a cell. The more there are, the smaller they are. */
export function Centres({ notes, faults }: NotesProps) {
  const columns =
    notes.length <= 4 ? notes.length : Math.max(3, Math.ceil(Math.sqrt(notes.length)));
  return (
    <span class="centres" style={{ '--columns': columns }} aria-hidden="true">
      {notes.map((digit) => note(digit, faults))}
    </span>
  );
}

function note(digit: number, faults: readonly number[]) {
  return (
    <i key={digit} data-digit={digit} data-fault={faults.includes(digit) ? '' : undefined}>
      {symbolOf(digit)}{' '}
    </i>
  );
}
