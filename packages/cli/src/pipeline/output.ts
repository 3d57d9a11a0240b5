import { once } from 'node:events';
import { fstatSync } from 'node:fs';
import type { Writable } from 'node:stream';
import type { Streams } from '../core/streams.ts';

/** The buffer is full if it has this many characters. */
const BUFFER_SIZE = 1 << 16;

/** Text stays in the buffer for at most this many milliseconds, even during a long search. */
const MAX_DELAY = 50;

/** Writes answers to a stream through a buffer. Every call of `write` adds whole lines. */
export class Output {
  private text = '';
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  private readonly stream: Writable;
  /** Whether messages appear among the answers, because stdout and stderr are the same terminal. */
  private readonly showsMessages: boolean;

  constructor({ answers, onOutput }: Pick<Streams, 'answers' | 'onOutput'>) {
    this.stream = answers;
    this.showsMessages = answers === process.stdout && isOneTerminal();
    onOutput?.(this);
  }

  write(text: string): void {
    this.text += text;
    // If the stream has failed, the next call of `flush` throws the error.
    this.timer ??= setTimeout(() => void this.flush().catch(() => {}), MAX_DELAY);
  }

  /**
   * Writes the lines of a message among the answers. Writes nothing if stderr shows its messages in
   * the same terminal.
   */
  writeMessage(text: string): void {
    if (!this.showsMessages) this.write(text);
  }

  get isFull(): boolean {
    return this.text.length >= BUFFER_SIZE;
  }

  /**
   * Writes the buffered text. Waits while the stream is full.
   *
   * @throws The error of the stream, for example if the disk is full.
   */
  async flush(): Promise<void> {
    if (this.isStopped) await forever();
    if (this.stream.errored) throw this.stream.errored;
    if (!this.send()) await once(this.stream, 'drain');
  }

  /**
   * Writes bytes after the text in the buffer. The caller may reuse `bytes` once the promise
   * resolves.
   */
  async writeBytes(bytes: Uint8Array): Promise<void> {
    await this.flush();
    if (this.isStopped) await forever();
    if (bytes.length === 0) return;
    await new Promise<void>((resolve, reject) => {
      this.stream.write(bytes, (error) => (error ? reject(error) : resolve()));
    });
  }

  /**
   * Stops the output after the answers so far. Later answers are not written. Resolves when the
   * stream has received all complete lines.
   */
  stop(): Promise<void> {
    this.send();
    this.isStopped = true;
    return new Promise((resolve) => {
      this.stream.write('', () => resolve());
    });
  }

  /** Passes the buffered text to the stream. Returns whether the stream takes more. */
  private send(): boolean {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { text } = this;
    this.text = '';
    return text === '' || this.stream.write(text);
  }
}

function isOneTerminal(): boolean {
  const { stderr, stdout } = process;
  return stdout.isTTY && stderr.isTTY && fstatSync(stdout.fd).rdev === fstatSync(stderr.fd).rdev;
}

function forever(): Promise<never> {
  return new Promise(() => {});
}
