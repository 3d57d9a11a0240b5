import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { solveSudokuDriver } from '@nonet/judge/driver/solve-sudoku';
import { writeMain } from '../contained/driver.ts';
import {
  inTemporary,
  type TemporaryFolder,
  temporaryFolder,
} from '../contained/temporary-folder.ts';
import type { Tracer } from './tracer.ts';

/** The files of a program that has only the function of LeetCode 37. */
export interface CalledProgram {
  /** The file to watch. Its lines have the same numbers as in the user's file. */
  readonly program: string;
  /** The file to run, if it is not `program`. */
  readonly main: string | undefined;
  readonly folder: TemporaryFolder;
}

/**
 * Returns files that call the function solveSudoku of a source as LeetCode does. Returns undefined
 * if the source is a whole program.
 */
export function calledProgram(
  path: string,
  text: string,
  { language }: Tracer,
): CalledProgram | undefined {
  const driver = solveSudokuDriver(language, text);
  if (!driver || 'found' in driver) return undefined;
  const folder = temporaryFolder('watch');
  const { after } = driver;
  return inTemporary(() => {
    const program = after === undefined ? path : join(folder.path, basename(path));
    if (after !== undefined) writeFileSync(program, text + after);
    return { program, main: writeMain(driver, program, folder.path), folder };
  });
}
