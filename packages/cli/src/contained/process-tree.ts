import { pause } from './pause.ts';
import type { ProcessTable } from './process-table.ts';

/** The resources that all processes of a program use together. */
export interface Usage {
  /** CPU time in milliseconds. */
  readonly time: number;
  /** The memory in use, in bytes. Pages that processes share are counted for each of them. */
  readonly memory: number;
  /** The number of processes. */
  readonly processes: number;
  /** Whether one of the processes, or of their wrappers, runs or would run if a core were free. */
  readonly isRunning: boolean;
}

/** After this many rounds, Nonet gives up on a process that cannot be killed. */
const ROUNDS = 200;
/** The number of rounds to wait until the environment of a new process can be read. */
const UNSURE_ROUNDS = 25;

/**
 * A process and all processes that it started, directly or not. A process that has lost its parent
 * is recognized by a mark in its environment.
 */
export class ProcessTree {
  private readonly members: Set<number>;
  /** Processes that were checked and do not belong to the program. */
  private readonly others: Set<number>;
  /** New processes whose environment could not be read. */
  private unsure = 0;
  private time = 0;
  private readonly table: ProcessTable;
  private readonly root: number;
  private readonly mark: string;
  private readonly wrappers: number;

  /**
   * @param root The first process.
   * @param before The processes that ran before the program started.
   * @param wrappers The number of processes, from the root on, that only start the program.
   */
  constructor(
    table: ProcessTable,
    root: number,
    options: {
      readonly mark: string;
      readonly before: readonly number[];
      readonly wrappers: number;
    },
  ) {
    this.table = table;
    this.root = root;
    this.mark = options.mark;
    this.wrappers = options.wrappers;
    this.members = new Set([root]);
    this.others = new Set(options.before);
    this.others.delete(root);
  }

  /**
   * Reads what the processes use now. Stops reading after more than `most` processes, so that
   * thousands of processes do not take long.
   */
  usage(most: number = Number.POSITIVE_INFINITY): Usage {
    this.update();
    const { members, root, table, wrappers } = this;
    // A process comes after its parent in `members`.
    const depths = new Map<number, number>();
    let time = 0;
    let memory = 0;
    let processes = 0;
    let isRunning = false;
    for (const pid of members) {
      const state = table.state(pid);
      if (!state) continue;
      const depth = pid === root ? 0 : (depths.get(state.parent) ?? wrappers - 1) + 1;
      depths.set(pid, depth);
      time += state.time;
      if (state.isZombie) continue;
      // On a busy machine, the wrappers may need seconds to start the program.
      isRunning ||= state.isRunning;
      if (depth < wrappers) continue;
      memory += state.memory;
      processes++;
      if (processes > most) break;
    }
    // The CPU time of a process that has ended may be missing until its parent waits for it.
    this.time = Math.max(this.time, time);
    return { time: this.time, memory, processes, isRunning };
  }

  /** Kills all processes. Blocks until they are gone. */
  kill(): void {
    let dead: ReadonlySet<number> = new Set();
    for (let round = 0; round < ROUNDS; round++) {
      const isDeadBefore = dead;
      const members = this.killOnce();
      dead = new Set(members.filter(({ isDead }) => isDead).map(({ pid }) => pid));
      // A process that died in this round may have started another process after the table was
      // read.
      const isOver = members.every(({ pid }) => dead.has(pid) && isDeadBefore.has(pid));
      if (isOver && (this.unsure === 0 || round >= UNSURE_ROUNDS)) return;
      pause(2);
    }
  }

  /**
   * Sends a signal to all processes. Returns the processes that existed, and whether each of them
   * had ended.
   */
  private killOnce(): readonly { readonly pid: number; readonly isDead: boolean }[] {
    try {
      // Kills the whole group at once, so that a process that forks quickly cannot escape.
      process.kill(-this.root, 'SIGKILL');
    } catch {}
    this.update();
    return Array.from(this.members, (pid) => {
      const state = this.table.state(pid);
      const isDead = !state || state.isZombie;
      try {
        if (!isDead) process.kill(pid, 'SIGKILL');
      } catch {}
      return { pid, isDead };
    });
  }

  /** Adds new processes of the program, and removes those that have ended. */
  private update(): void {
    const { members, others, table } = this;
    const all = table.read();
    const alive = new Set(all);
    for (const pid of members) if (!alive.has(pid)) members.delete(pid);
    for (const pid of others) if (!alive.has(pid)) others.delete(pid);
    const parents = new Map<number, number>();
    for (const pid of all) {
      if (members.has(pid) || others.has(pid)) continue;
      parents.set(pid, table.state(pid)?.parent ?? 0);
    }
    for (let found = true; found; ) {
      found = false;
      for (const [pid, parent] of parents) {
        if (!members.has(parent)) continue;
        members.add(pid);
        parents.delete(pid);
        found = true;
      }
    }
    this.unsure = 0;
    for (const pid of parents.keys()) {
      const isOurs = table.hasMark(pid, this.mark);
      if (isOurs) members.add(pid);
      else if (isOurs === false) others.add(pid);
      else this.unsure++;
    }
  }
}
