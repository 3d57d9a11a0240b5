import type { NewPuzzle } from '@nonet/bank';
import type { PuzzleFacts } from '@nonet/engine/making';
import { fieldNamed, type PuzzleRecord, plainPuzzle } from '@nonet/engine/notation';
import { knownDifficulty } from '@nonet/engine/rating';
import { loadBank } from './bank-package.ts';
import type { FactsRequest } from './facts-task.ts';

export function factsRequest(record: PuzzleRecord, version: string, form?: string): FactsRequest {
  const difficulty = knownDifficulty(record, version);
  return { ...plainPuzzle({ givens: record.givens }), difficulty, form };
}

/** A puzzle to add to a bank. Its seed, its number and its source may be fields of the record. */
export async function newPuzzleOf(
  { fields, givens }: PuzzleRecord,
  facts: PuzzleFacts,
  { file, version }: { readonly file: string; readonly version: string },
): Promise<NewPuzzle> {
  const { newPuzzle } = await loadBank();
  const [seed, number] = ['seed', 'number'].map((name) => fieldNamed(fields, name));
  const isMade = seed !== undefined && Number(number) > 0;
  return newPuzzle(givens, facts, {
    origin: isMade ? { seed, number: Number(number) } : undefined,
    source: fieldNamed(fields, 'source') ?? file,
    version,
  });
}
