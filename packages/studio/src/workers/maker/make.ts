import { impossibleReason, puzzleMaker } from '@nonet/engine/generate';
import { geometry } from '@nonet/engine/grid';
import { plainPuzzle } from '@nonet/engine/notation';
import { slicesOf } from '@nonet/engine/work';
import type { MadePuzzleText, PuzzleWishes } from '../../picture/making.ts';

export function* make({
  boxColumns,
  boxRows,
  seed,
  ...wished
}: PuzzleWishes): Generator<undefined, MadePuzzleText> {
  const set = Object.entries(wished).filter(([, value]) => value !== undefined);
  const wishes = { ...Object.fromEntries(set), geometry: geometry(boxRows, boxColumns) };
  const error = impossibleReason(wishes);
  if (error) return { ok: false, error };
  const [result] = yield* slicesOf(puzzleMaker(wishes, seed).make(0, 1));
  if (!result.ok) return result;
  return { ok: true, puzzle: plainPuzzle({ givens: result.made.givens }) };
}
