import { LONGEST_TEXT } from '../messages.ts';
import type { ProgramStream } from '../program.ts';
import type { Tell } from './begin-worker.ts';

/** The end of the output that is lost if the program is stopped is at most one in so many characters. */
const SHARE = 32;
/** The most bytes of standard error at its beginning, and at its end. */
const MESSAGES = 1 << 16;

const encoder = new TextEncoder();
const encode = encoder.encode.bind(encoder);

/**
 * Hands out what a program prints. Each piece is a message to another thread, so it has much text where
 * much is printed: a program that prints for ever sends a few hundred messages. The program never waits,
 * so what is too much is not sent.
 */
export class Printer {
  private readonly tell: Tell;
  private readonly most: number;
  private readonly onExcess: () => void;
  private readonly waiting: Record<ProgramStream, string> = { output: '', messages: '' };
  private readonly handedOut: Record<ProgramStream, number> = { output: 0, messages: 0 };
  /** The number of bytes on standard output. */
  private bytes = 0;
  /** The end of standard error, after its beginning is full. */
  private last = '';
  private isFull = false;

  /** @param most The most bytes on standard output. `onExcess` is called when there are more. */
  constructor(tell: Tell, most: number, onExcess: () => void) {
    this.tell = tell;
    this.most = most;
    this.onExcess = onExcess;
  }

  output(text: string): void {
    if (this.isFull) return;
    this.bytes += encode(text).length;
    if (this.bytes > this.most) {
      this.isFull = true;
      this.print('output', text.slice(0, Math.max(0, text.length - (this.bytes - this.most))));
      this.flush();
      this.onExcess();
      return;
    }
    this.print('output', text);
  }

  messages(text: string): void {
    const room = Math.max(0, MESSAGES - this.handedOut.messages - this.waiting.messages.length);
    if (room > 0) this.print('messages', text.slice(0, room));
    if (text.length > room) this.last = (this.last + text.slice(room)).slice(-MESSAGES);
  }

  /** Hands out what waits, at the end of the program. */
  flush(): void {
    this.send('output');
    this.waiting.messages += this.last;
    this.last = '';
    this.send('messages');
  }

  private print(stream: ProgramStream, text: string): void {
    const waiting = this.waiting[stream] + text;
    this.waiting[stream] = waiting;
    if (SHARE * waiting.length >= this.handedOut[stream]) this.send(stream);
  }

  private send(stream: ProgramStream): void {
    const text = this.waiting[stream];
    this.waiting[stream] = '';
    this.handedOut[stream] += text.length;
    for (let from = 0; from < text.length; from += LONGEST_TEXT) {
      this.tell({ kind: 'printed', stream, text: text.slice(from, from + LONGEST_TEXT) });
    }
  }
}
