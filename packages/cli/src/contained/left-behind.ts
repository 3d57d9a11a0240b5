import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../core/alive.ts';

/**
 * Returns the beginning of the name of a temporary file. It has the number of this process, and
 * where this number is valid: on a machine that is not started again, in a container.
 */
export function ownName(name: string): string {
  return `nonet-${name}-${process.pid}-${place()}-`;
}

const NAME = /^nonet-[a-z]+-(\d+)-([0-9a-f]{8})-/;

let isSwept = false;

/** Removes the temporary files of processes that were killed. Does so once in this process. */
export function removeLeftBehind(): void {
  if (isSwept) return;
  isSwept = true;
  try {
    readdirSync(tmpdir()).filter(isLeftBehind).forEach(remove);
  } catch {}
}

function isLeftBehind(name: string): boolean {
  const [, pid, where] = NAME.exec(name) ?? [];
  return where === place() && !isAlive(Number(pid));
}

/** Another process may remove it at the same time. */
function remove(name: string): void {
  try {
    const path = join(tmpdir(), name);
    if (lstatSync(path).uid === process.getuid?.()) rmSync(path, { recursive: true, force: true });
  } catch {}
}

let known: string | undefined;

/** Several machines may have the same temporary folder, and containers have numbers of their own. */
function place(): string {
  known ??= createHash('sha256')
    .update(hostname() + numbering())
    .digest('hex')
    .slice(0, 8);
  return known;
}

/** Identifies the start of this machine, and the namespace of the numbers of processes. */
function numbering(): string {
  try {
    const start = readFileSync('/proc/sys/kernel/random/boot_id', 'latin1');
    return start + readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}
