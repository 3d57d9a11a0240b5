import type { TracedProgram } from '../picture/traced-program.ts';

/** The user's own program, whose search the page read from a trace. */
export interface OwnProgram extends TracedProgram {
  /** The id under which the worker keeps the events. */
  readonly id: number;
  /** The trace. A new worker reads it again. */
  readonly file: Blob;
  /** How often the worker had been restarted when it last read the trace. */
  readonly restarts: number;
  /** The key under which the command line serves the trace to this page. */
  readonly served?: string | undefined;
}
