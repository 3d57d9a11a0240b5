import type { NewPuzzle } from '@nonet/bank';
import type { PuzzleFacts } from '@nonet/engine/making';
import { fieldNamed, type PuzzleRecord, packedCells } from '@nonet/engine/notation';
import type { FactsRequest } from './facts-task.ts';
import { knownDifficulty } from './known-difficulty.ts';

export function factsRequest(record: PuzzleRecord, version: string): FactsRequest {
  const { digits, geometry } = record.givens;
  const { boxColumns, boxRows } = geometry;
  const difficulty = knownDifficulty(record, version);
  return { boxRows, boxColumns, digits: Uint8Array.from(digits), difficulty };
}

/** A puzzle to add to a bank. Its seed, its number and its source may be fields of the record. */
export function newPuzzle(
  { fields, givens }: PuzzleRecord,
  { difficulty, form, minimal, symmetry }: PuzzleFacts,
  { file, version }: { readonly file: string; readonly version: string },
): NewPuzzle {
  if (form === undefined) throw new Error('expected a puzzle with a canonical form');
  const { boxColumns, boxRows } = givens.geometry;
  const [seed, number] = ['seed', 'number'].map((name) => fieldNamed(fields, name));
  return {
    boxRows,
    boxColumns,
    cells: packedCells(givens),
    form,
    givens: givens.digits.filter((digit) => digit > 0).length,
    symmetry,
    minimal,
    se: difficulty?.se,
    hodoku: difficulty && {
      level: difficulty.level,
      score: difficulty.score,
      techniques: difficulty.techniques,
    },
    origin: seed !== undefined && Number(number) > 0 ? { seed, number: Number(number) } : undefined,
    source: fieldNamed(fields, 'source') ?? file,
    version,
  };
}
