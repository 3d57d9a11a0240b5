import type { Addresses } from '@nonet/tracer/recorded';
import type { Recipe } from '../contained/language.ts';

interface AnyTracer {
  /** The id of the language. */
  readonly language: string;
  readonly extensions: readonly string[];
  /** What the language calls the things that can hold a grid. */
  readonly variables: string;
  /** The kinds of objects that can be grids, in words. */
  readonly grids: string;
  /** Returns the environment in which a program starts with the tracer. */
  readonly environment: (folder: string) => NodeJS.ProcessEnv;
}

/** An interpreter starts the tracer before the program. */
export interface InterpretedTracer extends AnyTracer {
  /** The command that runs a program. `--with` replaces it. */
  readonly interpreter: string;
  /** Returns the interpreters that can run a program and be watched. */
  readonly supported: (program: string) => string;
  /** Returns false if it is already clear that an interpreter cannot run a program. */
  readonly canRun: (program: string, interpreter: string) => boolean;
}

export interface TracedProgram {
  readonly command: readonly string[];
  /** The source file that is watched. */
  readonly program: string;
}

/** The tracer is built into the program. */
export interface CompiledTracer extends AnyTracer {
  readonly recipe: Recipe;
  /**
   * Returns what addresses mean, if the record has addresses in place of lines and names.
   *
   * @param folder The folder of the record.
   */
  readonly addresses?: (folder: string, traced: TracedProgram) => Addresses;
}

/** How to watch the programs of a language. */
export type Tracer = InterpretedTracer | CompiledTracer;
