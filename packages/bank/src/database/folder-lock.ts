import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
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
 * @returns Gives the lock back.
 * @throws BankFailure if another process holds it.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'lock');
  const own = join(folder, `lock.${process.pid}`);
  const holder: Holder = {
    pid: process.pid,
    host: hostname(),
    began: beginningOf(process.pid),
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
  return () => rmSync(file, { force: true });
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
  // Another process may have got the same number since.
  return began === undefined || began === beginningOf(pid);
}

/** The 22nd field of /proc/PID/stat. The second one is a name in brackets, which may have spaces. */
function beginningOf(pid: number): string | undefined {
  const text = textOf(`/proc/${pid}/stat`);
  return text?.slice(text.lastIndexOf(')') + 2).split(' ')[19];
}

function heldText(folder: string, { host, pid, since }: Holder): string {
  const where = host === hostname() ? '' : ` on ${host}`;
  const hint =
    host === hostname() ? '' : `; if that process is gone, delete ${join(folder, 'lock')}`;
  return `${folder}: expected a bank that nobody uses, found process ${pid}${where} in it since ${since}${hint}`;
}
