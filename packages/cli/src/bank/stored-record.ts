import type { StoredPuzzle } from '@nonet/bank';
import { type Field, type PuzzleRecord, puzzleOf } from '@nonet/engine/notation';
import { solvePuzzle } from '@nonet/engine/solve';

/** A puzzle of a bank as a record, with its solution, and with what the bank knows of it as fields. */
export function recordOf(puzzle: StoredPuzzle, line: number): PuzzleRecord {
  const { givens } = puzzleOf(puzzle);
  const { solution } = solvePuzzle({ givens });
  return { givens, ...(solution && { solution }), line, fields: fieldsOf(puzzle) };
}

function fieldsOf(puzzle: StoredPuzzle): readonly Field[] {
  const { added, givens, hodoku, id, minimal, origin, se, source, symmetry, usedIn } = puzzle;
  const facts = {
    id,
    givens,
    symmetry,
    minimal,
    er: se?.er,
    ep: se?.ep,
    ed: se?.ed,
    hardest: se?.hardest,
    level: hodoku?.level,
    score: hodoku?.score,
    techniques: hodoku?.techniques.join(' '),
    seed: origin?.seed,
    number: origin?.number,
    source,
    version: puzzle.version,
    added,
    collection: usedIn,
  };
  return [
    { name: 'puzzle', json: '', role: 'puzzle' },
    { name: 'solution', json: '', role: 'solution' },
    ...Object.entries(facts).map(([name, value = null]) => ({ name, json: JSON.stringify(value) })),
  ];
}
