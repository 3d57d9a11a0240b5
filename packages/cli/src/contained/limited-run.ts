import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Limits, OUTPUT, PROCESSES, type ProgramRun } from '@nonet/judge/run/runner';
import { atExit } from '../core/cleanup.ts';
import { collect, collectEnds, drained } from './collect.ts';
import { type Containment, containment } from './containment.ts';
import { diesWithUs } from './dies-with-us.ts';
import { ownName } from './left-behind.ts';
import { type ProcessTable, processTable } from './process-table.ts';
import { ProcessTree } from './process-tree.ts';
import { inTemporary } from './temporary-folder.ts';

export interface RunOptions {
  readonly limits: Limits;
  readonly folder: string;
  readonly input: string;
  /** Environment variables for the program, in addition to the variables of this process. */
  readonly env?: Readonly<Record<string, string>>;
  /** Default: the strongest containment that works on this machine. */
  readonly containment?: Containment;
  /** Default: the process table of this system. */
  readonly table?: ProcessTable;
}

/**
 * The number of tasks that the operating system allows per process of the limit. A task is a process
 * or a thread. A program in Java or Go has up to a few dozen threads.
 */
const TASKS = 8;

/** The number of bytes of standard error to keep. */
const MESSAGES = 1 << 16;

/**
 * The environment variable that marks the processes of the program. It identifies processes that
 * have lost their parent.
 */
const MARK = 'NONET_PROGRAM';

/** CPU time plus time spent waiting may exceed the time limit by this many milliseconds. */
const WAITING = 1_000;

/** The wall time after which a program is always killed, even if it never got a core. */
function longest(time: number): number {
  return 10 * time + 30_000;
}

/** Runs a program without a shell. When this function returns, none of its processes is left. */
export async function limitedRun(
  command: readonly string[],
  options: RunOptions,
): Promise<ProgramRun> {
  const { limits, folder, input, env, table = processTable } = options;
  const contained = options.containment ?? containment();
  const { time, memory, output: bytes = OUTPUT, processes = PROCESSES } = limits;
  const mark = `${process.pid}-${randomBytes(8).toString('hex')}`;
  const before = table.read();
  const started = performance.now();
  const stdin = openInput(input);
  const bounds = { seconds: longest(time) / 1_000 + 5, tasks: TASKS * processes };
  const wrapped = contained.wrap(command, bounds);
  const [program, ...args] = diesWithUs(wrapped.command);
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, ...env, PYTHONDONTWRITEBYTECODE: '1', [MARK]: mark },
    stdio: [stdin, 'pipe', 'pipe'],
    // A separate process group, so that Ctrl-C does not reach the program.
    detached: true,
  });
  closeSync(stdin);
  const ended = end(child);
  if (child.pid === undefined) {
    wrapped.end();
    throw new Error(`cannot start ${command[0]}: ${(await ended).error}`);
  }
  const { wrappers } = contained;
  const tree = new ProcessTree(table, child.pid, { mark: `${MARK}=${mark}`, before, wrappers });
  const clean = atExit(() => {
    tree.kill();
    wrapped.end();
  });

  let killed: ProgramRun['killed'];
  let peak: number | undefined;
  let used = 0;
  let waited = 0;
  let readAt = started;
  let isRunning = true;
  const kill = (reason: ProgramRun['killed']): void => {
    if (!isRunning || killed) return;
    killed = reason;
    tree.kill();
  };
  const out = collect(child.stdout!, bytes, () => kill('output'));
  const messages = collectEnds(child.stderr!, MESSAGES);
  const read = (): void => {
    const usage = tree.usage(processes);
    const now = performance.now();
    if (usage.processes > 0) peak = Math.max(peak ?? 0, usage.memory);
    // If a reading is late, Nonet itself had no core to run on. So at most two intervals count as
    // waiting.
    const sure = Math.min(now - readAt, 2 * table.interval);
    if (usage.time === used && !usage.isRunning) waited += sure;
    used = usage.time;
    readAt = now;
    if (usage.processes > processes) kill('processes');
    else if (usage.memory > memory) kill('memory');
    else if (used > time) kill('time');
    else if (used + waited > time + WAITING || now - started > longest(time)) kill('wall');
  };
  const exited = ended.then((result) => {
    isRunning = false;
    return { ...result, at: performance.now() };
  });
  while (isRunning) {
    await Promise.race([exited, sleep(table.interval)]);
    if (isRunning) read();
  }
  const { status, ending, at } = await exited;
  clean();
  await drained(child);
  const spent = used + (killed ? 0 : Math.min(at - readAt, 2 * table.interval));
  const limitHit = killed ?? (spent > time ? 'time' : undefined);
  return {
    killed: limitHit,
    ...(limitHit ? { status: undefined, ending: undefined } : outcomeOf(status, ending, contained)),
    output: out(),
    messages: messages(),
    time: spent,
    wall: at - started,
    memory: peak,
  };
}

/**
 * Opens a file with the input, as judges do. A pipe of Node is a socket, and a program cannot open
 * a socket as /dev/stdin.
 */
function openInput(input: string): number {
  const path = join(tmpdir(), ownName('input') + randomBytes(8).toString('hex'));
  try {
    inTemporary(() => writeFileSync(path, input, { flag: 'wx', mode: 0o600 }));
    return openSync(path, 'r');
  } finally {
    // The name is not needed any more. The program finds the file only as its standard input.
    rmSync(path, { force: true });
  }
}

interface End {
  readonly status: number | null;
  readonly ending: string | null;
  readonly error?: string;
}

function end(child: ChildProcess): Promise<End> {
  return new Promise((resolve) => {
    child.on('error', ({ message }) => resolve({ status: null, ending: null, error: message }));
    child.on('exit', (status, ending) => resolve({ status, ending }));
  });
}

/**
 * In a namespace, a signal that ended the program is reported as a status above 128, as shells do.
 */
function outcomeOf(
  status: number | null,
  ending: string | null,
  { kind }: Containment,
): Pick<ProgramRun, 'status' | 'ending'> {
  if (ending !== null) return { status: undefined, ending };
  const number = (status ?? 0) - 128;
  const [name] = Object.entries(constants.signals).find(([, value]) => value === number) ?? [];
  if (kind === 'namespace' && name) return { status: undefined, ending: name };
  return { status: status ?? 0, ending: undefined };
}
