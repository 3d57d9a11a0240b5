import { type NotationError, notationErrorText } from '@nonet/engine/notation';
import type { FileError } from '../pipeline/read-files.ts';
import type { Streams } from '../streams.ts';

/** Exit status: what the man pages of the world call 0, 1 and 2. */
export type Status = 0 | 1 | 2;

const NOTES = 10;

export const SEVERAL = 'several solutions; this is the smallest';

/** What is said to a person, on standard error, and the exit status that follows from it. */
export class Report {
  status: Status = 0;
  private notes = 0;
  private readonly messages: Streams['messages'];

  constructor(messages: Streams['messages'] = process.stderr) {
    this.messages = messages;
  }

  /** A file or a record that is not what was expected. Gives the message. */
  bad(file: string, error: NotationError): string {
    const { line, column } = error;
    return this.say(2, `${file}:${line}:${column}: ${notationErrorText(error)}`);
  }

  badFile(error: FileError): string {
    return this.say(2, error.message);
  }

  /** Something of ours that did not work. */
  broken(message: string): void {
    this.say(2, message);
  }

  /** A record that the command cannot take. */
  refused(file: string, line: number, reason: string): string {
    return this.say(2, `${file}:${line}: ${reason}`);
  }

  /** What was asked for cannot be had. */
  impossible(reason: string): void {
    this.say(2, `error: ${reason}`);
  }

  /** What was asked for was not found with the effort allowed. */
  notFound(reason: string): void {
    this.say(1, reason);
  }

  /** A puzzle did not pass; the answer says so itself. */
  fail(): void {
    if (this.status === 0) this.status = 1;
  }

  /** A puzzle that has no solution. */
  failed(file: string, line: number, reason: string): string {
    return this.say(1, `${file}:${line}: ${reason}`);
  }

  /** Worth knowing, but no failure. After ten of them only their number is told, at the end. */
  note(file: string, line: number, text: string): void {
    if (++this.notes <= NOTES) this.say(0, `${file}:${line}: ${text}`);
  }

  end(): Status {
    if (this.notes > NOTES) this.say(0, `… and ${this.notes - NOTES} more notes like these`);
    return this.status;
  }

  private say(status: Status, message: string): string {
    if (status > this.status) this.status = status;
    this.messages.write(`${message}\n`);
    return message;
  }
}
