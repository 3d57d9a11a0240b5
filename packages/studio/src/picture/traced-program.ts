import type { PlainPuzzle } from '@nonet/engine/notation';
import type { ReadingFault } from './reading-fault.ts';

/**
 * What the page knows of a program whose search was read from a trace. The worker keeps the events.
 */
export interface TracedProgram {
  readonly puzzle: PlainPuzzle;
  /** The file name of the program. Empty if the trace does not say it. */
  readonly name: string;
  /** The lines of the source text. Empty if the trace has no source text. */
  readonly source: readonly string[];
  readonly events: number;
  /** The first line that is not allowed in a trace. The events before it are kept. */
  readonly fault: ReadingFault | undefined;
  /** Whether the program made more events, which were not recorded. */
  readonly isCut: boolean;
  /** Whether the program only takes out the digit that it placed last, as backtracking does. */
  readonly isStack: boolean;
  /** Whether the trace tells what the program tried or was forced to do, and not only its events. */
  readonly tellsTries: boolean;
  /** The trace in the form in which a link holds it. Undefined if it is too long for a link. */
  readonly link: string | undefined;
}
