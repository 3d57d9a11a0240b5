import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { BankFailure } from './bank-failure.ts';

/** Who holds a folder. */
interface Holder {
  readonly pid: number;
  readonly host: string;
  /** When the process began, in ticks of its machine. Undefined where that is not known. */
  readonly began: string | undefined;
  readonly since: string;
}

/**
 * Takes the lock of a folder, so that no other process opens the database in it: two processes would
 * overwrite each other's rows. The lock is a file. A process that was killed leaves it behind, and
 * the next one takes it over.
 *
 * @returns Gives the lock back. If the folder was made here and nothing is in it, it is removed again.
 * @throws BankFailure if another process holds it.
 */
export function lockFolder(folder: string): () => void {
  const made = mkdirSync(folder, { recursive: true });
  const file = join(folder, 'lock');
  const own = join(folder, `lock.${process.pid}`);
  const holder: Holder = {
    pid: process.pid,
    host: hostname(),
    began: processOf(process.pid).began,
    since: new Date().toISOString(),
  };
  writeFileSync(own, JSON.stringify(holder));
  try {
    while (!links(own, file)) {
      const text = textOf(file);
      if (text === undefined) continue;
      const other = read(text);
      if (other && isAlive(other)) throw new BankFailure(heldText(folder, other));
      takeAway(file, text);
    }
  } finally {
    rmSync(own, { force: true });
  }
  return () => {
    rmSync(file, { force: true });
    if (made !== undefined) removeEmpty(resolve(folder), resolve(made));
  };
}

/** Removes empty folders, from one inside another up to that one. */
function removeEmpty(folder: string, last: string): void {
  try {
    rmdirSync(folder);
  } catch {
    return;
  }
  if (folder !== last) removeEmpty(dirname(folder), last);
}

/** Whether the lock is taken. The file appears with its whole text, or not at all. */
function links(own: string, file: string): boolean {
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Takes a lock away that nobody holds. If another process has just taken it, gives it back. */
function takeAway(file: string, text: string): void {
  const old = `${file}.${process.pid}.old`;
  try {
    renameSync(file, old);
  } catch {
    return;
  }
  if (textOf(old) !== text) links(old, file);
  rmSync(old, { force: true });
}

function read(text: string): Holder | undefined {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return undefined;
  }
}

function isAlive({ began, host, pid }: Holder): boolean {
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  const { began: latest, state } = processOf(pid);
  // A zombie has ended, but nobody has asked how. Another process may have got the same number since.
  return state !== 'Z' && (began === undefined || began === latest);
}

/** Fields 3 and 22 of /proc/PID/stat. Field 2 is a name in brackets, which may have spaces. */
function processOf(pid: number): { readonly state?: string; readonly began?: string } {
  const text = textOf(`/proc/${pid}/stat`);
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ') ?? [];
  return { state: fields[0], began: fields[19] };
}

function heldText(folder: string, { host, pid, since }: Holder): string {
  const where = host === hostname() ? '' : ` on ${host}`;
  const hint =
    host === hostname() ? '' : `; if that process is gone, delete ${join(folder, 'lock')}`;
  return `${folder}: expected a bank that nobody uses, found process ${pid}${where} in it since ${since}${hint}`;
}
