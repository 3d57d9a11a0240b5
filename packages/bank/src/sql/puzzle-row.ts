import type { BankPuzzle, HodokuGrade, StoredPuzzle } from '../puzzle/bank-puzzle.ts';

/** The columns of a puzzle that say what it is, in the table and in `PuzzleRow`. */
export const COLUMNS =
  'box_rows, box_columns, cells, givens, symmetry, minimal, er, ep, ed, hardest, level, score, techniques, seed, number, source, version';

export interface PuzzleRow
  extends Pick<BankPuzzle, 'cells' | 'givens' | 'symmetry' | 'minimal' | 'source' | 'version'>,
    OrNull<NonNullable<BankPuzzle['se']>>,
    OrNull<Omit<HodokuGrade, 'techniques'>>,
    Pick<HodokuGrade, 'techniques'>,
    OrNull<NonNullable<BankPuzzle['origin']>> {
  readonly box_rows: number;
  readonly box_columns: number;
}

/** What is known of some puzzles only. */
type OrNull<T> = { readonly [Key in keyof T]: T[Key] | null };

/** A row of the bank. */
export interface StoredRow extends PuzzleRow {
  readonly id: number;
  readonly added: Date;
  readonly used_in: string | null;
}

export function rowOf(puzzle: BankPuzzle): PuzzleRow {
  const { boxColumns, boxRows, cells, givens, hodoku, minimal, origin, se, source, symmetry } =
    puzzle;
  return {
    box_rows: boxRows,
    box_columns: boxColumns,
    cells,
    givens,
    symmetry,
    minimal,
    er: se?.er ?? null,
    ep: se?.ep ?? null,
    ed: se?.ed ?? null,
    hardest: se?.hardest ?? null,
    level: hodoku?.level ?? null,
    score: hodoku?.score ?? null,
    techniques: hodoku?.techniques ?? [],
    seed: origin?.seed ?? null,
    number: origin?.number ?? null,
    source,
    version: puzzle.version,
  };
}

export function puzzleOf(row: StoredRow): StoredPuzzle {
  const { box_columns, box_rows, ed, ep, er, hardest, level, number, score, seed } = row;
  const { cells, givens, minimal, source, symmetry, techniques } = row;
  const isRated = er !== null && ep !== null && ed !== null && hardest !== null;
  return {
    id: row.id,
    boxRows: box_rows,
    boxColumns: box_columns,
    cells,
    givens,
    symmetry,
    minimal,
    se: isRated ? { er, ep, ed, hardest } : undefined,
    hodoku: level !== null && score !== null ? { level, score, techniques } : undefined,
    origin: seed !== null && number !== null ? { seed, number } : undefined,
    source,
    version: row.version,
    added: row.added.toISOString(),
    usedIn: row.used_in ?? undefined,
  };
}
