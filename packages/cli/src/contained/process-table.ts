import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';

/** What the system knows about a process. */
export interface ProcessState {
  readonly parent: number;
  /**
   * CPU time in milliseconds. Includes the CPU time of children that have ended, if the system
   * reports it.
   */
  readonly time: number;
  /** The memory in use, in bytes. */
  readonly memory: number;
  /** The largest amount of memory that was ever in use, in bytes. */
  readonly peak: number;
  /**
   * Whether the process is a zombie: it has ended, but its parent has not yet read its exit status.
   */
  readonly isZombie: boolean;
  /** Whether a thread of the process runs, or would run if a core were free. */
  readonly isRunning: boolean;
}

/** The processes of this machine. */
export interface ProcessTable {
  /** The milliseconds between two readings of a running program. */
  readonly interval: number;
  /** Reads the table. Returns the numbers of all processes. */
  read(): readonly number[];
  /** Returns the state of a process, or undefined if the process has ended. */
  state(pid: number): ProcessState | undefined;
  /**
   * Whether the environment with which the process started contains this text. Undefined if the
   * environment cannot be read, for example while the process starts another program.
   */
  hasMark(pid: number, mark: string): boolean | undefined;
}

/** CPU times in /proc are in ticks. On Linux, a second always has this many ticks. */
const TICKS = 100;

/** Linux: the files of /proc. */
const procTable: ProcessTable = {
  interval: 10,
  read: () => readdirSync('/proc').map(Number).filter(Number.isInteger),
  state(pid) {
    const stat = textOf(`/proc/${pid}/stat`);
    if (stat === undefined) return undefined;
    // The name of the program is in parentheses, and may itself contain parentheses and spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    const status = textOf(`/proc/${pid}/status`) ?? '';
    const bytes = (name: string): number =>
      1_024 * Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    return {
      parent: Number(fields[1]),
      time: (1_000 * ticks) / TICKS,
      memory: bytes('VmRSS'),
      peak: bytes('VmHWM'),
      isZombie: fields[0] === 'Z' || fields[0] === 'X',
      isRunning: isBusy(fields[0]) || (Number(fields[17]) > 1 && hasBusyThread(pid)),
    };
  },
  hasMark: (pid, mark) => markIn(textOf(`/proc/${pid}/environ`) ?? '', mark),
};

/** The number of processes and threads of the user that runs Nonet. */
export function tasksOfUser(): number {
  const uid = process.getuid?.();
  const own = procTable.read().filter((pid) => ownerOf(pid) === uid);
  return own.reduce((sum, pid) => sum + namesIn(`/proc/${pid}/task`).length, 0);
}

function ownerOf(pid: number): number | undefined {
  return statSync(`/proc/${pid}`, { throwIfNoEntry: false })?.uid;
}

/** Other systems, such as macOS: the program `ps`. */
export class PsTable implements ProcessTable {
  readonly interval = 20;
  private states = new Map<number, ProcessState>();

  read(): readonly number[] {
    this.states = new Map();
    for (const line of ps(['-A', '-o', 'pid=,ppid=,rss=,time=,state=']).split('\n')) {
      const [pid, parent, kilobytes, time, state] = line.trim().split(/\s+/);
      if (state === undefined) continue;
      const memory = 1_024 * Number(kilobytes);
      this.states.set(Number(pid), {
        parent: Number(parent),
        time: millisecondsOf(time),
        memory,
        peak: memory,
        isZombie: state.startsWith('Z'),
        isRunning: isBusy(state[0]),
      });
    }
    return [...this.states.keys()];
  }

  state(pid: number): ProcessState | undefined {
    return this.states.get(pid);
  }

  hasMark(pid: number, mark: string): boolean | undefined {
    const environment = process.platform === 'darwin' ? ['-E', '-ww'] : ['eww'];
    const text = ps([...environment, '-o', 'uid=,command=', '-p', `${pid}`]).trim();
    // ps does not show the environment of other users' processes.
    const isOurs = Number.parseInt(text, 10) === process.getuid?.();
    return isOurs ? markIn(text.includes('=') ? text : '', mark) : false;
  }
}

export const processTable: ProcessTable = process.platform === 'linux' ? procTable : new PsTable();

function markIn(environment: string, mark: string): boolean | undefined {
  return environment === '' ? undefined : environment.includes(mark);
}

/** Whether a process in this state is running, ready to run, or waiting for a disk. */
function isBusy(state: string): boolean {
  return state === 'R' || state === 'D' || state === 'U';
}

/**
 * The state of a process is the state of its first thread. In Java, that thread only waits for the
 * others.
 */
function hasBusyThread(pid: number): boolean {
  const folder = `/proc/${pid}/task`;
  return namesIn(folder).some((thread) => {
    const stat = textOf(`${folder}/${thread}/stat`) ?? '';
    return isBusy(stat[stat.lastIndexOf(')') + 2]);
  });
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function ps(args: readonly string[]): string {
  return spawnSync('ps', args, { encoding: 'utf8', maxBuffer: 1 << 24 }).stdout ?? '';
}

/** Parses a time such as `01:02.50`, `1:02:03` or `1-02:03:04`. */
function millisecondsOf(time: string): number {
  const [clock, days = '0'] = time.split('-').reverse();
  const seconds = clock.split(':').reduce((sum, part) => 60 * sum + Number(part), 0);
  return 1_000 * (86_400 * Number(days) + seconds);
}

/**
 * Returns the text of a file in /proc, or undefined if the process has ended or belongs to another
 * user.
 */
function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return undefined;
  }
}
