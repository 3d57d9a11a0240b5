import { createHash } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { isAlive } from '../alive.ts';

/**
 * Returns a name for a temporary file in the same folder. No other run uses this name:
 * `NAME.MACHINE-PROCESS-RANDOM.tmp`.
 */
export function temporaryName(name: string): string {
  const random = Math.random().toString(36).slice(2, 10);
  return `${name}.${machine()}-${process.pid}-${random}.tmp`;
}

/**
 * Deletes the temporary files that earlier runs with the same output have left because they were
 * killed. The file of a run that is still alive is kept, also if it runs on another machine.
 */
export async function removeRemains(name: string): Promise<void> {
  const folder = dirname(name);
  const start = `${basename(name)}.${machine()}-`;
  for (const found of await readdir(folder).catch(() => [])) {
    if (!found.startsWith(start)) continue;
    const [, pid] = /^(\d+)-[0-9a-z]+\.tmp$/.exec(found.slice(start.length)) ?? [];
    if (pid === undefined || isAlive(Number(pid))) continue;
    await rm(join(folder, found), { force: true }).catch(() => {});
  }
}

/**
 * Identifies the machine. The number of a process means nothing on another machine, or in another
 * container.
 */
function machine(): string {
  return createHash('sha256')
    .update(`${hostname()} ${processNamespace()}`)
    .digest('hex')
    .slice(0, 8);
}

function processNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}
