import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atExit } from './cleanup.ts';

export interface TemporaryFolder {
  readonly path: string;
  /** Deletes the folder. It is also deleted if Nonet is stopped by a signal. */
  readonly remove: () => void;
}

export function temporaryFolder(): TemporaryFolder {
  const path = mkdtempSync(join(tmpdir(), 'nonet-program-'));
  const remove = atExit(() => rmSync(path, { recursive: true, force: true, maxRetries: 5 }));
  return { path, remove };
}
