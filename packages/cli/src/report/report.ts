import { type NotationError, notationErrorText } from '@nonet/engine/notation';
import type { Streams } from '../streams.ts';
import type { Status } from './exit-status.ts';

const MAX_NOTES = 10;

export const SEVERAL_SOLUTIONS = 'several solutions; the smallest is printed';

/** Writes messages to stderr and keeps the exit status. */
export class Report {
  status: Status = 0;
  private notes = 0;
  private readonly messages: Streams['messages'];

  constructor(messages: Streams['messages']) {
    this.messages = messages;
  }

  /** Reports a record that could not be read. Returns the message. */
  badRecord(file: string, error: NotationError): string {
    const { code, line, column } = error;
    const hint = code === 'unknown' ? ' (nonet --help lists them)' : '';
    return this.say(2, `${file}:${line}:${column}: ${notationErrorText(error)}${hint}`);
  }

  /** Reports a file that could not be read, or a thread that failed. */
  error({ message }: Error): void {
    this.say(2, message);
  }

  /** Reports a record that the command does not support. Returns the message. */
  unsupported(file: string, line: number, reason: string): string {
    return this.say(2, `${file}:${line}: ${reason}`);
  }

  /** Reports options that cannot be satisfied. */
  badRequest(reason: string): void {
    this.say(2, `error: ${reason}`);
  }

  /** Reports that a puzzle could not be made with the allowed tries. */
  notFound(reason: string): void {
    this.say(1, reason);
  }

  /** Sets the exit status for a failed puzzle. Prints nothing, because the answer shows the failure. */
  markFailed(): void {
    if (this.status === 0) this.status = 1;
  }

  /** Reports a puzzle that failed, for example because it has no solution. Returns the message. */
  failed(file: string, line: number, reason: string): string {
    return this.say(1, `${file}:${line}: ${reason}`);
  }

  /** Prints a note. Notes do not change the exit status. After ten notes, only counts them. */
  note(file: string, line: number, text: string): void {
    if (++this.notes <= MAX_NOTES) this.say(0, `${file}:${line}: ${text}`);
  }

  /** Prints how many notes were left out. Returns the exit status. */
  end(): Status {
    if (this.notes > MAX_NOTES)
      this.say(0, `… and ${this.notes - MAX_NOTES} more notes like these`);
    return this.status;
  }

  private say(status: Status, message: string): string {
    if (status > this.status) this.status = status;
    this.messages.write(`${message}\n`);
    return message;
  }
}
