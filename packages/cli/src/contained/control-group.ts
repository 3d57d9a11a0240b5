import { mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isAlive } from '../core/alive.ts';
import { pause } from './pause.ts';

/** A control group of Linux. It limits the number of tasks, also those of root. */
export interface ControlGroup {
  /** Returns the command that starts a program in the group. */
  readonly join: (command: readonly string[]) => readonly string[];
  /** Removes the group. All its processes have ended, but the system may still notice this late. */
  readonly remove: () => void;
}

/** After this many rounds of 5 ms, the group is left to the next run. */
const ROUNDS = 40;

let groups = 0;

/**
 * Makes a group with at most this many tasks. Returns undefined if this system has no groups, or if
 * the user may not make one.
 */
export function controlGroup(tasks: number): ControlGroup | undefined {
  try {
    const parent = parentGroup();
    if (parent === undefined) return undefined;
    removeOld(parent);
    const path = join(parent, `nonet-${process.pid}-${groups++}`);
    mkdirSync(path);
    const remove = (): void => removeGroup(path);
    try {
      writeFileSync(join(path, 'pids.max'), `${tasks}`);
    } catch {
      remove();
      return undefined;
    }
    return {
      // The shell joins the group before it becomes the program, so no process can be outside.
      join: (command) => [
        '/bin/sh',
        '-c',
        'echo $$ > "$0" && exec "$@"',
        join(path, 'cgroup.procs'),
        ...command,
      ],
      remove,
    };
  } catch {
    return undefined;
  }
}

/**
 * Returns the group in which this process can make a group that limits tasks. Version 1 of control
 * groups has a hierarchy of folders only for `pids`. In version 2, the parent must pass `pids` on.
 */
function parentGroup(): string | undefined {
  const mounts = linesOf('/proc/self/mounts').map((line) => line.split(' '));
  for (const line of linesOf('/proc/self/cgroup')) {
    const [, names, path] = /^\d+:([^:]*):(.*)$/.exec(line) ?? [];
    const isVersion2 = names === '';
    if (!isVersion2 && !names?.split(',').includes('pids')) continue;
    const mount = mounts.find(([, , type, options]) =>
      isVersion2 ? type === 'cgroup2' : type === 'cgroup' && options.split(',').includes('pids'),
    );
    if (!mount) continue;
    const [, root] = mount;
    let folder = join(root, path);
    while (isVersion2 && folder.length > root.length && !passesOn(folder)) folder = dirname(folder);
    if (!isVersion2 || passesOn(folder)) return folder;
  }
  return undefined;
}

function passesOn(folder: string): boolean {
  return linesOf(join(folder, 'cgroup.subtree_control')).join(' ').split(' ').includes('pids');
}

/** Removes the groups of runs that were killed. A group with processes cannot be removed. */
function removeOld(parent: string): void {
  for (const name of readdirSync(parent)) {
    const [, pid] = /^nonet-(\d+)-\d+$/.exec(name) ?? [];
    if (pid === undefined || isAlive(Number(pid))) continue;
    try {
      rmdirSync(join(parent, name));
    } catch {}
  }
}

function removeGroup(path: string): void {
  for (let round = 0; round < ROUNDS; round++) {
    try {
      rmdirSync(path);
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EBUSY') return;
      pause(5);
    }
  }
}

function linesOf(path: string): readonly string[] {
  try {
    return readFileSync(path, 'utf8').trimEnd().split('\n');
  } catch {
    return [];
  }
}
