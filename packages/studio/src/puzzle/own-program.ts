import { keptText, type LargeKept, recall } from '../page/kept.ts';
import type { TracedProgram } from '../picture/traced-program.ts';

/** The user's own program, whose search the page read from a trace. */
export interface OwnProgram extends TracedProgram {
  /** The id under which the worker keeps the events. */
  readonly id: number;
  /** The trace. A new worker reads it again. */
  readonly file: Blob;
  /** How often the worker had been restarted when it last read the trace. */
  readonly restarts: number;
  /** Whether the user has changed the program in Code since it ran. */
  readonly isOutdated?: boolean;
  /** The key under which the command line serves the trace to this page. */
  readonly served?: string | undefined;
}

/** The trace of the program that was opened last. */
export const programKept: LargeKept<Blob | undefined> = {
  key: 'nonet-program',
  parse: (saved) => (saved instanceof Blob ? saved : undefined),
};

/** The name and the text of the program that was opened last, if it has changed in Code since it ran. */
export const outdatedKept = keptText('nonet-program-outdated');

export function nameAndText({ name, source }: TracedProgram): string {
  return [name, ...source].join('\n');
}

/** A program of the last visit, which may have changed in Code since it ran. */
export function fromLastVisit(program: OwnProgram): OwnProgram {
  return { ...program, isOutdated: recall(outdatedKept) === nameAndText(program) };
}

/** A larger trace is not kept, because the next visit begins with reading it. */
const MOST_BYTES = 10_000_000;

/** Whether the trace is small enough to be kept for the next visit. */
export function canKeep(file: Blob): boolean {
  return file.size <= MOST_BYTES;
}
