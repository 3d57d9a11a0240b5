import { accessSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atExit } from '../core/cleanup.ts';
import { WriteError, writeReason } from '../core/files/write-error.ts';
import { ownName, removeLeftBehind } from './left-behind.ts';

export interface TemporaryFolder {
  readonly path: string;
  /**
   * Deletes the folder. It is also deleted if Nonet is stopped by a signal, and by the next Nonet if
   * this one is killed.
   */
  readonly remove: () => void;
}

/** Makes a folder inside the temporary folder of the system. */
export function temporaryFolder(name: string): TemporaryFolder {
  removeLeftBehind();
  const path = inTemporary(() => mkdtempSync(join(tmpdir(), ownName(name))));
  const remove = atExit(() => rmSync(path, { recursive: true, force: true, maxRetries: 5 }));
  return { path, remove };
}

/**
 * Writes to the temporary folder of the system. If this fails, the error tells the user about this
 * folder.
 */
export function inTemporary<T>(write: () => T): T {
  try {
    return write();
  } catch (error) {
    throw temporaryError(error as NodeJS.ErrnoException);
  }
}

export function temporaryError(error: NodeJS.ErrnoException): WriteError {
  const { code } = error;
  const reason =
    code === 'ENOSPC' ? 'is full' : code === 'ENOENT' ? 'does not exist' : writeReason(error);
  return new WriteError(
    `the temporary folder ${tmpdir()} ${reason} (set TMPDIR to use another folder)`,
  );
}

/** The bytes that a program needs in the temporary folder, to compile or to run. */
const SPACE = 1 << 20;

/**
 * @throws WriteError if the folder, which is inside the temporary folder, has no space left.
 */
export function checkSpace(folder: string): void {
  const path = join(folder, 'space');
  inTemporary(() => writeFileSync(path, Buffer.alloc(SPACE)));
  rmSync(path, { force: true });
}

/** @throws WriteError if a program in the temporary folder may not be started. */
export function checkExecutable(path: string): void {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    throw new WriteError(
      `the temporary folder ${tmpdir()} does not let programs start (set TMPDIR to use another folder)`,
    );
  }
}
