import { once } from 'node:events';
import { writeSync } from 'node:fs';
import type { Writable } from 'node:stream';

/** Characters that are held before they are written. */
const HELD = 1 << 16;

/** Milliseconds that they are held at most, while a long search goes on. */
const PATIENCE = 50;

/** Where answers go, standard output: written in large pieces and no faster than it is read. */
export class Output {
  private text = '';
  private timer: NodeJS.Timeout | undefined;
  private readonly stream: Writable;

  constructor(stream: Writable = process.stdout) {
    this.stream = stream;
    if (stream !== process.stdout) return;
    process.on('exit', () => {
      if (this.text !== '' && !process.stdout.errored) writeSync(process.stdout.fd, this.text);
    });
  }

  write(text: string): void {
    this.text += text;
    this.timer ??= setTimeout(() => void this.flush(), PATIENCE);
  }

  /** Whether so much is waiting that it should be written before more is made. */
  get isFull(): boolean {
    return this.text.length >= HELD;
  }

  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { text } = this;
    this.text = '';
    if (text !== '' && !this.stream.write(text)) await once(this.stream, 'drain');
  }

  /** Writes bytes, after all that was written before; they may be changed once it is done. */
  async writeBytes(bytes: Uint8Array): Promise<void> {
    await this.flush();
    if (bytes.length === 0) return;
    await new Promise<void>((resolve) => {
      this.stream.write(bytes, () => resolve());
    });
  }
}
