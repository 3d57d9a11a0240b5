import { once } from 'node:events';

const HELD = 1 << 16;

/** Standard output, written in large pieces and no faster than it is read. */
export class Output {
  private text = '';

  constructor() {
    // Who reads us may stop at any time, as `head` does. Nothing is wrong then, and nothing is left
    // to do.
    process.stdout.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
      process.exit(0);
    });
  }

  write(text: string): void {
    this.text += text;
  }

  /** Whether so much is waiting that it should be written before more is made. */
  get isFull(): boolean {
    return this.text.length >= HELD;
  }

  async flush(): Promise<void> {
    if (this.text === '') return;
    const { text } = this;
    this.text = '';
    if (!process.stdout.write(text)) await once(process.stdout, 'drain');
  }
}
