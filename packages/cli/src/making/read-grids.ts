import { existsSync } from 'node:fs';
import { canonical, type Geometry, type Grid, hasConflict } from '@nonet/engine/grid';
import { variantForm } from '@nonet/engine/making';
import { packedCells, parsePuzzle } from '@nonet/engine/notation';
import { isVariant } from '@nonet/engine/search';
import { yieldToEventLoop } from '../core/event-loop.ts';
import { FileError, readFiles } from '../pipeline/read-files.ts';
import { readPuzzle } from '../pipeline/read-puzzle.ts';
import { noForm, tooLarge } from '../report/conflict-text.ts';
import type { Ends } from '../report/report.ts';

/**
 * Returns the first grid of a file. If it cannot be read, reports the error and returns undefined.
 */
async function readGrid(
  file: string,
  size: Geometry | undefined,
  ends: Ends,
): Promise<Grid | undefined> {
  const read = await readPuzzle([file], size ? { size } : {}, ends);
  return read?.puzzle.givens;
}

/**
 * Returns the grid in the value of an option. The value is a file or the cells of the grid. If
 * there is no grid, reports the error and returns undefined.
 */
export async function readGridOption(
  option: string,
  text: string,
  size: Geometry | undefined,
  ends: Ends,
): Promise<Grid | undefined> {
  if (text === '-' || existsSync(text)) return readGrid(text, size, ends);
  const read = parsePuzzle(text, { geometry: size });
  if (read.ok) return read.record.givens;
  const { error } = read;
  const { report } = ends;
  if (error.code === 'unknown') {
    report.badRequest(`${option}: expected a file or the cells of a grid, found "${text}"`);
  } else {
    report.badRecord(option, error);
  }
  return undefined;
}

/** Of the puzzles of a file that have no canonical form, so many are reported one by one. */
const MAX_MESSAGES = 5;

/**
 * Returns the canonical forms of all puzzles of a file, or what variants have instead. If there are
 * puzzles that have no canonical form, reports the first ones and the number of the others, and returns
 * undefined.
 */
export async function readForms(
  file: string,
  { report, streams }: Ends,
): Promise<Set<string> | undefined> {
  const forms = new Set<string>();
  let bad = 0;
  for await (const piece of readFiles([file], { streams, variants: true })) {
    if (piece instanceof FileError) {
      report.error(piece);
      return undefined;
    }
    if ('bytes' in piece) continue;
    for (const result of piece.results) {
      await yieldToEventLoop();
      if (!result.ok) {
        if (++bad <= MAX_MESSAGES) report.badRecord(piece.file, result.error);
        continue;
      }
      const { givens, line, pencilmarks } = result.record;
      const isRuled = isVariant(result.record);
      if (isRuled || pencilmarks) forms.add(variantForm(result.record));
      if (isRuled) continue;
      const refusal = tooLarge(givens) ?? (hasConflict(givens) ? noForm(givens) : undefined);
      if (!refusal) forms.add(packedCells(canonical(givens).grid));
      else if (++bad <= MAX_MESSAGES) report.unsupported(piece.file, line, refusal);
    }
  }
  const more = bad - MAX_MESSAGES;
  if (more > 0) report.error(new Error(`… and ${more} more messages like these`));
  return bad === 0 ? forms : undefined;
}
