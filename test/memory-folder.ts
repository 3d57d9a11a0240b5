import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux has a file system in memory there. In a container it may be small. */
const MEMORY = '/dev/shm';
const ENOUGH = 2 ** 31;

/**
 * Makes a temporary folder in memory, if there is enough of it. A new database has a thousand files, and to
 * make them on a disk takes as much CPU time as to use them.
 */
export function memoryFolder(prefix: string): string {
  return mkdtempSync(join(hasMemory() ? MEMORY : tmpdir(), prefix));
}

function hasMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ENOUGH;
  } catch {
    return false;
  }
}
