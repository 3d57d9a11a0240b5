import { existsSync } from 'node:fs';
import {
  canonical,
  type Geometry,
  type Grid,
  hasConflict,
  LARGEST_MINLEX,
} from '@nonet/engine/grid';
import { packedCells, parsePuzzle } from '@nonet/engine/notation';
import { breathe } from '../breathe.ts';
import { LineBlock } from '../pipeline/line-block.ts';
import { FileError, readFiles } from '../pipeline/read-files.ts';
import { readPuzzle } from '../pipeline/read-puzzle.ts';
import { noForm } from '../report/conflict-text.ts';
import type { Report } from '../report/report.ts';

/** The first grid of a file; what is wrong with it is reported, and nothing given then. */
export async function gridOfFile(
  file: string,
  size: Geometry | undefined,
  report: Report,
): Promise<Grid | undefined> {
  const read = await readPuzzle([file], size ? { size } : {}, report);
  return read?.puzzle.givens;
}

/** A grid that is told as a file or as its cells. */
export async function gridOfText(
  option: string,
  text: string,
  size: Geometry | undefined,
  report: Report,
): Promise<Grid | undefined> {
  if (text === '-' || existsSync(text)) return gridOfFile(text, size, report);
  const read = parsePuzzle(text, { geometry: size });
  if (read.ok) return read.record.givens;
  const { error } = read;
  if (error.code === 'unknown') {
    report.impossible(`${option}: expected a file or the cells of a grid, found "${text}"`);
  } else {
    report.bad(option, error);
  }
  return undefined;
}

/**
 * The canonical forms of all puzzles of a file. What is wrong with any is reported, and nothing given
 * then.
 */
export async function formsOfFile(file: string, report: Report): Promise<Set<string> | undefined> {
  const forms = new Set<string>();
  let isGood = true;
  for await (const piece of readFiles([file], {})) {
    if (piece instanceof FileError) {
      report.badFile(piece);
      return undefined;
    }
    if (piece instanceof LineBlock) continue;
    for (const result of piece.results) {
      await breathe();
      if (!result.ok) {
        report.bad(piece.file, result.error);
        isGood = false;
        continue;
      }
      const { givens, line } = result.record;
      const refusal = refusalOf(givens);
      if (refusal) {
        report.refused(piece.file, line, refusal);
        isGood = false;
      } else forms.add(packedCells(canonical(givens).grid));
    }
  }
  return isGood ? forms : undefined;
}

function refusalOf(givens: Grid): string | undefined {
  const { size } = givens.geometry;
  if (size > LARGEST_MINLEX) {
    return `expected a grid of at most ${LARGEST_MINLEX}×${LARGEST_MINLEX}, found ${size}×${size}`;
  }
  return hasConflict(givens) ? noForm(givens) : undefined;
}
