import { Buffer } from 'buffer/index.js';
import { EventEmitter } from './emitter.ts';
import type { Loop } from './loop.ts';

/** The most bytes of one event `data`, as in Node. */
const CHUNK = 1 << 16;

/** `process.stdin`: events, an asynchronous iterator, and what `fs` reads from it. */
export class StandardInput extends EventEmitter {
  readonly fd = 0;
  readonly isTTY = false;
  readonly readable = true;
  private readonly loop: Loop;
  private rest: Buffer;
  private encoding: string | undefined;
  private isFlowing = false;
  private hasEnded = false;
  /** For a program that reads when it hears `readable`. */
  private isReadable = false;

  constructor(text: string, loop: Loop) {
    super();
    this.rest = Buffer.from(text);
    this.loop = loop;
  }

  /** Takes bytes from the beginning of what is left, at most so many. */
  take(most: number = this.rest.length): Buffer {
    const taken = this.rest.slice(0, most);
    this.rest = this.rest.slice(taken.length);
    return taken;
  }

  setEncoding(encoding: string = 'utf8'): this {
    this.encoding = encoding;
    return this;
  }

  override on(name: string | symbol, listener: (...args: unknown[]) => void): this {
    super.on(name, listener);
    if (name === 'data') this.resume();
    if (name === 'readable') this.tellReadable();
    return this;
  }

  override addListener(name: string | symbol, listener: (...args: unknown[]) => void): this {
    return this.on(name, listener);
  }

  override once(name: string | symbol, listener: (...args: unknown[]) => void): this {
    super.once(name, listener);
    if (name === 'data') this.resume();
    if (name === 'readable') this.tellReadable();
    return this;
  }

  resume(): this {
    if (this.isFlowing || this.hasEnded) return this;
    this.isFlowing = true;
    this.loop.later(() => this.flow(), 0);
    return this;
  }

  pause(): this {
    this.isFlowing = false;
    return this;
  }

  read(size?: number): Buffer | string | null {
    if (this.rest.length === 0) {
      if (this.isReadable) this.loop.later(() => this.end(), 0);
      return null;
    }
    return this.encoded(this.take(size));
  }

  pipe<Target extends { write(text: unknown): unknown }>(target: Target): Target {
    this.on('data', (chunk) => target.write(chunk));
    return target;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Buffer | string> {
    while (this.rest.length > 0) {
      await new Promise<void>((resolve) => this.loop.later(resolve, 0));
      yield this.encoded(this.take(CHUNK));
    }
  }

  private flow(): void {
    if (!this.isFlowing) return;
    if (this.rest.length === 0) {
      this.end();
      return;
    }
    this.emit('data', this.encoded(this.take(CHUNK)));
    this.loop.later(() => this.flow(), 0);
  }

  private tellReadable(): void {
    if (this.isReadable) return;
    this.isReadable = true;
    this.loop.later(() => this.emit('readable'), 0);
  }

  private end(): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    this.emit('end');
    this.emit('close');
  }

  private encoded(bytes: Buffer): Buffer | string {
    return this.encoding ? bytes.toString(this.encoding) : bytes;
  }
}
