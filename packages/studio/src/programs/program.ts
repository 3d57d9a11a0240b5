import type { Grid } from '@nonet/engine/grid';
import type { Limits, ProgramRun } from '@nonet/judge/run/runner';
import type { Recorded } from '@nonet/tracer/recorded';

/** The languages that the page runs by itself. TypeScript counts as JavaScript. */
export type ProgramLanguage = 'python' | 'javascript';

export interface ProgramFile {
  readonly name: string;
  readonly text: string;
}

/** Runs a program under the tracer. */
interface WatchRequest {
  /** The tracer records as many events at most. */
  readonly events: number;
  /** The puzzles for whose grid it looks. Default: those in the input. */
  readonly puzzles?: readonly Grid[];
}

export interface ProgramRequest {
  readonly language: ProgramLanguage;
  /** The name of the program's file: `solver.py`, `solver.js`, `solver.ts`. Messages and events name its lines. */
  readonly name: string;
  readonly text: string;
  /** The standard input. */
  readonly input: string;
  /** The files beside the program: name → text. Default: none. */
  readonly files?: Readonly<Record<string, string>>;
  /** Another file that begins in the place of the program, and loads it. Default: the program itself. */
  readonly main?: ProgramFile;
  /** A browser does not tell the CPU time of a worker, so `time` limits the time on the clock. */
  readonly limits: Limits;
  readonly watch?: WatchRequest;
}

export interface ProgramOutcome {
  /** `time` and `wall` are both the time on the clock, without the start of the language. */
  readonly run: ProgramRun;
  /** Whether the user stopped the program. */
  readonly isStopped: boolean;
  /** What the tracer recorded, if it was asked to watch. */
  readonly recorded?: Recorded;
  /** Whether the program did not begin, because its text is not of the language. */
  readonly isCompileError?: boolean;
  /** The line of the program's file, from 1, at which an error ended the program. */
  readonly errorLine?: number;
}

/** What a program prints: standard output, or standard error. */
export type ProgramStream = 'output' | 'messages';

/** A run that has begun. */
export interface Running {
  readonly ended: Promise<ProgramOutcome>;
  /** Ends the program, whatever it does. Does nothing if it has ended. */
  stop(): void;
}

/** Loaded bytes of all bytes. */
export type LoadProgress = (loaded: number, all: number) => void;

/** Gets what the program prints, piece by piece. */
export type OnOutput = (chunk: string, stream: ProgramStream) => void;

/** Runs programs in a place from which they reach neither the page nor the network. */
export interface ProgramRunner {
  /** Loads what a language needs, so that the next run begins at once. */
  prepare(language: ProgramLanguage, onProgress?: LoadProgress): Promise<void>;
  run(request: ProgramRequest, onOutput?: OnOutput): Running;
}
