import { spawnSync } from 'node:child_process';
import { onPath } from './on-path.ts';

/** How a program is started so that everything that it starts can be killed. */
export interface Containment {
  /**
   * `namespace`: when the first process of the program is killed, the operating system kills all
   * others. `tree`: processes are found by their parents, and by a mark in their environment.
   */
  readonly kind: 'namespace' | 'tree';
  /** The number of processes that start the program. Each of them is the parent of the next. */
  readonly wrappers: number;
  /**
   * Returns the command that starts the program. After `seconds`, the program is killed even if
   * Nonet no longer runs.
   */
  wrap(command: readonly string[], seconds: number): readonly string[];
}

const tree: Containment = { kind: 'tree', wrappers: 0, wrap: (command) => command };

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
  found ??= (process.platform === 'linux' && namespace()) || tree;
  return found;
}

function namespace(): Containment | undefined {
  const [unshare, timeout, prlimit] = ['unshare', 'timeout', 'prlimit'].map(onPath);
  if (!unshare || !timeout) return undefined;
  // The first process of a namespace ignores signals such as SIGABRT, so the program must be the
  // second.
  const first = (seconds: number): string[] => [
    ...(prlimit ? [prlimit, '--core=0:0'] : []),
    timeout,
    '--foreground',
    '-s',
    'KILL',
    `${Math.ceil(seconds)}`,
  ];
  for (const flags of NAMESPACES) {
    const before = [unshare, ...flags, '--fork', '--kill-child', '--'];
    const [program, ...args] = [...before, ...first(5), 'true'];
    const { status } = spawnSync(program, args, { stdio: 'ignore', timeout: 5_000 });
    if (status !== 0) continue;
    return {
      kind: 'namespace',
      wrappers: 2,
      wrap: (command, seconds) => [...before, ...first(seconds), ...command],
    };
  }
  return undefined;
}

/** For tests: the containment without a namespace. */
export const treeContainment: Containment = tree;
