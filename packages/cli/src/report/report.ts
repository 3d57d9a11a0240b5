import type { PartNotes } from '@nonet/bank';
import { counted } from '@nonet/engine/explain';
import { type NotationError, notationErrorText } from '@nonet/engine/notation';
import type { Status } from '../core/exit-status.ts';
import type { Streams } from '../core/streams.ts';
import { type Refusal, refusalText } from './refusal.ts';

const MAX_NOTES = 10;

export const SEVERAL_SOLUTIONS = 'several solutions; the smallest is printed';
export const SEVERAL_OF_VARIANT = 'several solutions; one of them is printed';

/** Where to read files and where to report errors. */
export interface Ends {
  readonly report: Report;
  readonly streams: Streams;
}

type ReportStreams = Pick<Streams, 'messages' | 'notes' | 'onNotes' | 'incomplete'>;

/** Writes messages to stderr and keeps the exit status. */
export class Report {
  status: Status = 0;
  private noted = 0;
  private readonly firstNotes: (readonly [line: number, text: string])[] = [];
  /** Notation → part of a record → the number of records that lost this part. */
  private readonly losses = new Map<string, Map<string, number>>();
  private readonly streams: ReportStreams;

  constructor(streams: ReportStreams) {
    this.streams = streams;
  }

  /** Reports a record that could not be read. Returns the message. */
  badRecord(file: string, error: NotationError): string {
    const { code, line, column } = error;
    const hint = code === 'unknown' ? ' (nonet --help lists them)' : '';
    return this.say(2, `${file}:${line}:${column}: ${notationErrorText(error)}${hint}`);
  }

  /** Reports a file that could not be read, or a thread that failed. */
  error({ message }: Pick<Error, 'message'>): void {
    this.streams.incomplete?.();
    this.say(2, message);
  }

  /** Reports a record that the command does not support. Returns the message. */
  unsupported(file: string, line: number, refusal: Refusal): string {
    return this.say(2, `${file}:${line}: ${refusalText(refusal)}`);
  }

  /** Reports options that cannot be satisfied. */
  badRequest(reason: string): void {
    this.say(2, `error: ${reason}`);
  }

  /** Reports options that cannot be satisfied, and ends with the status to return. */
  refuse(reason: string): Status {
    this.badRequest(reason);
    return this.end();
  }

  /** Reports that a puzzle could not be made with the allowed tries. */
  notFound(reason: string): void {
    this.streams.incomplete?.();
    this.say(1, reason);
  }

  /**
   * Sets the exit status for a failed puzzle. Prints nothing, because the answer shows the failure.
   */
  markFailed(): void {
    if (this.status === 0) this.status = 1;
  }

  /** Ends with this status, or with a worse one. */
  raise(status: Status): void {
    if (status > this.status) this.status = status;
  }

  /** Reports a puzzle that failed, for example because it has no solution. Returns the message. */
  failed(file: string, line: number, reason: string): string {
    return this.say(1, `${file}:${line}: ${reason}`);
  }

  /** Reports a photograph whose digits, as they were read, are not a proper puzzle. */
  improper(file: string): void {
    this.say(
      1,
      `${file}: expected exactly one solution, found none or several: compare the digits`,
    );
  }

  /** Prints a note, or only counts it after ten notes. Notes do not change the exit status. */
  note(file: string, line: number, text: string): void {
    if (++this.noted > MAX_NOTES) return;
    this.firstNotes.push([line, text]);
    this.streams.notes.write(`${file}:${line}: ${text}\n`);
  }

  /** Notes again what was noted of a part of a file. `before` is the number of lines before the part. */
  repeat(file: string, before: number, { lines, losses, more }: PartNotes): void {
    for (const [line, text] of lines) this.note(file, before + line, text);
    this.noted += more;
    for (const [notation, part, records] of losses) this.leftOut(notation, [part], records);
  }

  /** Counts the parts of a record that a notation could not hold. */
  leftOut(notation: string, parts: readonly string[], records = 1): void {
    if (parts.length === 0) return;
    const losses = this.losses.get(notation) ?? new Map<string, number>();
    this.losses.set(notation, losses);
    for (const part of parts) losses.set(part, (losses.get(part) ?? 0) + records);
  }

  /** Prints how many notes were left out, and what notations could not hold. Returns the status. */
  end(): Status {
    for (const [notation, losses] of this.losses) {
      const parts = Array.from(losses, ([part, count]) => `${part} (${counted(count, 'puzzle')})`);
      const message = `the notation "${notation}" cannot hold everything; left out: ${parts.join(', ')}\n`;
      this.streams.notes.write(message);
    }
    const more = Math.max(0, this.noted - MAX_NOTES);
    const losses = Array.from(this.losses, ([notation, parts]) =>
      Array.from(parts, ([part, records]) => [notation, part, records] as const),
    ).flat();
    this.streams.onNotes?.({ lines: this.firstNotes, more, losses });
    if (more > 0) this.streams.notes.write(`… and ${more} more notes like these\n`);
    return this.status;
  }

  private say(status: 1 | 2, message: string): string {
    if (status > this.status) this.status = status;
    this.streams.messages.write(`${message}\n`);
    return message;
  }
}
