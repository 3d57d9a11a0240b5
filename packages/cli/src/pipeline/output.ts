import { once } from 'node:events';
import { writeSync } from 'node:fs';
import type { Writable } from 'node:stream';

/** The buffer is full if it has this many characters. */
const BUFFER_SIZE = 1 << 16;

/** Text stays in the buffer for at most this many milliseconds, even during a long search. */
const MAX_DELAY = 50;

/** Writes answers to a stream through a buffer. */
export class Output {
  private text = '';
  private timer: NodeJS.Timeout | undefined;
  private readonly stream: Writable;

  constructor(stream: Writable) {
    this.stream = stream;
    if (stream !== process.stdout) return;
    process.on('exit', () => {
      if (this.text !== '' && !process.stdout.errored) writeSync(process.stdout.fd, this.text);
    });
  }

  write(text: string): void {
    this.text += text;
    this.timer ??= setTimeout(() => void this.flush(), MAX_DELAY);
  }

  get isFull(): boolean {
    return this.text.length >= BUFFER_SIZE;
  }

  /** Writes the buffered text. Waits while the stream is full. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { text } = this;
    this.text = '';
    if (text !== '' && !this.stream.write(text)) await once(this.stream, 'drain');
  }

  /** Writes bytes after the text in the buffer. The caller may reuse them once the promise resolves. */
  async writeBytes(bytes: Uint8Array): Promise<void> {
    await this.flush();
    if (bytes.length === 0) return;
    await new Promise<void>((resolve) => {
      this.stream.write(bytes, () => resolve());
    });
  }
}
