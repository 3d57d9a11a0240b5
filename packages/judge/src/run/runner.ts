import type { Recorded } from '@nonet/tracer/recorded';
import type { Solved } from '../problems/grid-answer.ts';

export interface Limits {
  /** The CPU time of all processes together, in milliseconds. */
  readonly time: number;
  /** The memory of all processes together, in bytes. */
  readonly memory: number;
  /** The number of bytes on standard output. Default 1 MiB. */
  readonly output?: number;
  /**
   * The number of processes at the same time. Threads are not counted. Default 64. The operating
   * system allows eight times as many processes and threads together.
   */
  readonly processes?: number;
}

/** The default limits of the output and of processes. */
export const OUTPUT: number = 1 << 20;
export const PROCESSES = 64;
/** The limit of the output for problems with many puzzles in a case. */
export const OUTPUT_OF_MANY: number = 1 << 26;

/** The tracer of a program that is judged records this many events. */
export const WATCHED_EVENTS = 200_000;

/** A program may take this many times as long with the tracer as without it. */
const SLOWNESS = 30;
/** The time in milliseconds that the tracer itself may use. */
const EXTRA_TIME = 2_000;
/** The longest time in milliseconds that a program is watched. */
const LONGEST = 10_000;

/** How long a program is watched that took so long without the tracer, in milliseconds. */
export function watchTime(time: number): number {
  return Math.min(LONGEST, SLOWNESS * time + EXTRA_TIME);
}

/**
 * The limit that a program exceeded. `wall` means that it waited too long. Time is not counted as
 * waiting if the program could not run because other programs used the cores.
 */
type Excess = 'time' | 'wall' | 'memory' | 'output' | 'processes';

export interface ProgramRun {
  /** If the program was killed, the limit that it exceeded. */
  readonly killed: Excess | undefined;
  /** The exit status, or undefined if the program was killed or ended by a signal. */
  readonly status: number | undefined;
  /** The name of the signal that ended the program, unless Nonet sent it. */
  readonly ending: string | undefined;
  readonly output: string;
  /** The beginning and the end of standard error. */
  readonly messages: string;
  /**
   * CPU time in milliseconds, unless the runner is on the clock. The CPU time used after the last
   * reading is unknown. So all time after this reading counts as CPU time, up to two intervals.
   */
  readonly time: number;
  readonly wall: number;
  /**
   * The largest amount of memory that a reading found in use, in bytes. Undefined if there was no
   * reading.
   */
  readonly memory: number | undefined;
  /** The line of the program at which an error ended it. Only the page finds it. */
  readonly errorLine?: number;
}

/** A run of a program under the tracer. */
export interface WatchedRun {
  readonly run: ProgramRun;
  readonly recorded: Recorded;
}

export interface RunInput {
  /** The standard input. */
  readonly text: string;
  /** The names of files of the program's folder that have the same text. */
  readonly files: readonly string[];
}

/** Runs a program: in a process of its own, or in a worker of a page. */
export interface Runner {
  /** Set if the CPU time of a run is unknown. Then its time is that on the clock. */
  readonly isOnClock?: true;
  /** Runs the program in an empty folder. When the promise is kept, nothing of the program is left. */
  run(input: RunInput, limits: Limits): Promise<ProgramRun>;
  /**
   * Runs the program on a puzzle under the tracer of its language. Returns undefined if the program
   * cannot be watched.
   *
   * @param limits The limits without the tracer. The tracer itself may use more.
   * @param time The CPU time in milliseconds that the program took without the tracer.
   */
  watch(
    puzzle: Solved,
    input: RunInput,
    limits: Limits,
    time: number,
  ): Promise<WatchedRun | undefined>;
  /** Lets other work go on. */
  pause(): Promise<void>;
  /** The time in milliseconds, from any beginning. */
  now(): number;
}
