import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { release } from 'node:os';
import { controlGroup } from './control-group.ts';
import { onPath } from './on-path.ts';
import { tasksOfUser } from './process-table.ts';

/** What a program may use at most. The operating system enforces this, even without Nonet. */
interface Bounds {
  /** The program is killed after this many seconds, if it runs in a namespace. */
  readonly seconds: number;
  /** The number of processes and threads at the same time, if the system can limit it. */
  readonly tasks: number;
}

/** A command that is ready to start. */
interface Contained {
  readonly command: readonly string[];
  /** Call it when all processes of the program have ended. */
  readonly end: () => void;
}

/** How a program is started so that everything that it starts can be limited and killed. */
export interface Containment {
  /**
   * `namespace`: when the first process of the program is killed, the operating system kills all
   * others. `tree`: processes are found by their parents, and by a mark in their environment.
   */
  readonly kind: 'namespace' | 'tree';
  /** The number of processes that start the program. Each of them is the parent of the next. */
  readonly wrappers: number;
  /**
   * What limits the number of tasks: the resource limit of a user, a control group, or only Nonet,
   * which counts the processes.
   */
  readonly limit: 'nproc' | 'cgroup' | 'none';
  /** Returns the command that starts the program. */
  readonly wrap: (command: readonly string[], bounds: Bounds) => Contained;
}

interface Way extends Pick<Containment, 'kind' | 'wrappers'> {
  /** Whether the system counts only the program's own tasks, not all tasks of the user. */
  readonly countsAlone: boolean;
  /** `nproc` is the resource limit for tasks. Undefined: no limit. */
  readonly wrap: (
    command: readonly string[],
    seconds: number,
    nproc: number | undefined,
  ) => readonly string[];
}

const tree: Way = {
  kind: 'tree',
  wrappers: 0,
  countsAlone: false,
  wrap: (command, _, nproc) => [...limiting(nproc), ...command],
};

/**
 * The flags for a new PID namespace, in the order in which they are tried. The last ones need the
 * rights of root. They are for systems where users may not make a namespace.
 */
const NAMESPACES = [
  ['--user', '--map-current-user', '--pid'],
  ['--user', '--map-root-user', '--pid'],
  ['--pid'],
];

let found: Containment | undefined;

/** Returns the strongest containment that works on this machine. */
export function containment(): Containment {
  found ??= process.platform === 'linux' ? withLimit(namespace() ?? tree) : treeContainment;
  return found;
}

/** For tests: the containment without a namespace. */
export function withoutNamespace(): Containment {
  return withLimit(tree);
}

function namespace(): Way | undefined {
  const [unshare, timeout] = ['unshare', 'timeout'].map(onPath);
  if (!unshare || !timeout) return undefined;
  for (const flags of NAMESPACES) {
    // The first process of a namespace ignores signals such as SIGABRT, so the program must be the
    // second.
    const wrap: Way['wrap'] = (command, seconds, nproc) => [
      unshare,
      ...flags,
      '--fork',
      '--kill-child',
      '--',
      ...limiting(nproc),
      timeout,
      '--foreground',
      '-s',
      'KILL',
      `${Math.ceil(seconds)}`,
      ...command,
    ];
    if (!succeeds(wrap(['true'], 5, undefined))) continue;
    return { kind: 'namespace', wrappers: 2, countsAlone: flags[0] === '--user' && isNew(), wrap };
  }
  return undefined;
}

/** Since Linux 5.14, each user namespace counts its own tasks. */
function isNew(): boolean {
  const [major, minor] = release().split('.').map(Number);
  return major > 5 || (major === 5 && minor >= 14);
}

/** The arguments that limit core dumps and tasks. */
function limiting(nproc: number | undefined): readonly string[] {
  const prlimit = onPath('prlimit');
  if (!prlimit) return [];
  if (nproc === undefined) return [prlimit, '--core=0:0'];
  // A user may lower the limit, but not raise it.
  const most = Math.min(nproc, hardLimit());
  return [prlimit, '--core=0:0', `--nproc=${most}:${most}`];
}

/** The largest limit of tasks that this process may set. */
function hardLimit(): number {
  const limits = readFileSync('/proc/self/limits', 'utf8');
  return Number(/^Max processes\s+\S+\s+(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
}

/** A shell that forks. It fails if it may be only one task. */
const FORK = ['/bin/sh', '-c', '(exit 0); exit 0'];

/** Adds the first limit of tasks that holds. A resource limit does not hold for root. */
function withLimit({ countsAlone, kind, wrappers, wrap }: Way): Containment {
  if (!succeeds(wrap(FORK, 5, 1))) {
    return {
      kind,
      wrappers,
      limit: 'nproc',
      wrap: (command, { seconds, tasks }) => {
        const others = countsAlone ? 0 : tasksOfUser();
        return { command: wrap(command, seconds, tasks + others), end: () => {} };
      },
    };
  }
  const inGroup = (command: readonly string[], { seconds, tasks }: Bounds): Contained => {
    const wrapped = wrap(command, seconds, undefined);
    const group = controlGroup(tasks);
    return group
      ? { command: group.join(wrapped), end: group.remove }
      : { command: wrapped, end: () => {} };
  };
  const { command, end } = inGroup(FORK, { seconds: 5, tasks: 1 });
  const isHeld = !succeeds(command);
  end();
  return { kind, wrappers, limit: isHeld ? 'cgroup' : 'none', wrap: inGroup };
}

function succeeds([program, ...args]: readonly string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore', timeout: 5_000 }).status === 0;
}

/** For tests: the containment of other systems, where only Nonet counts the processes. */
export const treeContainment: Containment = {
  kind: 'tree',
  wrappers: 0,
  limit: 'none',
  wrap: (command) => ({ command, end: () => {} }),
};
