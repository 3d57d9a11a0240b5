import { type NotationError, notationErrorText } from '@nonet/engine/notation';
import type { FileError } from '../pipeline/read-files.ts';
import type { Streams } from '../streams.ts';
import type { Status } from './exit-status.ts';

const MAX_NOTES = 10;

export const SEVERAL_SOLUTIONS = 'several solutions; this is the smallest';

/** Writes messages to standard error and keeps the exit status. */
export class Report {
  status: Status = 0;
  private notes = 0;
  private readonly messages: Streams['messages'];

  constructor(messages: Streams['messages']) {
    this.messages = messages;
  }

  /** A record that could not be read. Returns the message. */
  badRecord(file: string, error: NotationError): string {
    const { line, column } = error;
    return this.say(2, `${file}:${line}:${column}: ${notationErrorText(error)}`);
  }

  badFile(error: FileError): string {
    return this.say(2, error.message);
  }

  /** An internal failure, such as a worker thread that exits. */
  internalError(message: string): void {
    this.say(2, message);
  }

  /** A record that the command does not support. Returns the message. */
  unsupported(file: string, line: number, reason: string): string {
    return this.say(2, `${file}:${line}: ${reason}`);
  }

  /** Options that cannot be satisfied. */
  badRequest(reason: string): void {
    this.say(2, `error: ${reason}`);
  }

  /** Nothing was found within the allowed tries. */
  notFound(reason: string): void {
    this.say(1, reason);
  }

  /** A puzzle failed, and its answer says so: sets the status without a message. */
  markFailed(): void {
    if (this.status === 0) this.status = 1;
  }

  /** A puzzle that failed, for example without a solution. Returns the message. */
  failed(file: string, line: number, reason: string): string {
    return this.say(1, `${file}:${line}: ${reason}`);
  }

  /** A remark that is no failure. The first ten are printed, the rest are counted at the end. */
  note(file: string, line: number, text: string): void {
    if (++this.notes <= MAX_NOTES) this.say(0, `${file}:${line}: ${text}`);
  }

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
