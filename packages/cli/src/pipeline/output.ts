import { once } from 'node:events';
import { writeSync } from 'node:fs';
import type { Writable } from 'node:stream';

/** The number of characters to buffer before a write. */
const BUFFER_SIZE = 1 << 16;

/** The maximum time in milliseconds that text stays in the buffer, even during a long search. */
const MAX_DELAY = 50;

/** Buffered output of the answers. `flush` waits until the reader can take more. */
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

  /** Whether the buffer should be flushed before the next answer. */
  get isFull(): boolean {
    return this.text.length >= BUFFER_SIZE;
  }

  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { text } = this;
    this.text = '';
    if (text !== '' && !this.stream.write(text)) await once(this.stream, 'drain');
  }

  /**
   * Flushes the text, then writes the bytes. The caller may overwrite them once the promise resolves.
   */
  async writeBytes(bytes: Uint8Array): Promise<void> {
    await this.flush();
    if (bytes.length === 0) return;
    await new Promise<void>((resolve) => {
      this.stream.write(bytes, () => resolve());
    });
  }
}
