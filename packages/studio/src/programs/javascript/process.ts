import { EventEmitter } from './emitter.ts';
import type { StandardInput } from './standard-input.ts';

const { performance } = globalThis;

/** Thrown by `process.exit`, so that nothing of the program runs on. */
export class Exit extends Error {}

interface Streams {
  readonly input: StandardInput;
  output(text: string): void;
  messages(text: string): void;
}

/** What of `process` a program uses that reads a puzzle and prints a grid. */
export class ProgramProcess extends EventEmitter {
  readonly stdin: StandardInput;
  readonly stdout: WrittenStream;
  readonly stderr: WrittenStream;
  readonly argv: string[];
  readonly env = { __proto__: null };
  readonly platform = 'linux';
  readonly arch = 'x64';
  readonly pid = 1;
  readonly version = 'v20.0.0';
  readonly versions = { node: '20.0.0' };
  exitCode: number | undefined;
  readonly getBuiltinModule: (name: string) => object | undefined;
  private readonly end: (status: number) => void;

  constructor(
    name: string,
    streams: Streams,
    builtin: (name: string) => object | undefined,
    end: (status: number) => void,
  ) {
    super();
    this.stdin = streams.input;
    this.stdout = new WrittenStream(1, (text) => streams.output(text));
    this.stderr = new WrittenStream(2, (text) => streams.messages(text));
    this.argv = ['node', name];
    this.getBuiltinModule = (wanted) => builtin(wanted.replace(/^node:/, ''));
    this.end = end;
  }

  exit = (code?: unknown): never => {
    if (code !== undefined) this.exitCode = Number(code);
    this.emit('exit', this.status);
    this.end(this.status);
    throw new Exit();
  };

  get status(): number {
    return Number(this.exitCode ?? 0) & 255;
  }

  cwd = (): string => '/';

  uptime = (): number => performance.now() / 1_000;

  memoryUsage = (): object => ({ rss: 0, heapTotal: 0, heapUsed: 0, external: 0 });

  nextTick = (task: (...args: unknown[]) => void, ...args: unknown[]): void =>
    queueMicrotask(() => task(...args));

  hrtime = Object.assign(
    (before: readonly [number, number] = [0, 0]): [number, number] => {
      const now = performance.now() - (before[0] * 1e3 + before[1] / 1e6);
      return [Math.floor(now / 1e3), Math.round((now % 1e3) * 1e6)];
    },
    { bigint: () => BigInt(Math.round(performance.now() * 1e6)) },
  );
}

class WrittenStream extends EventEmitter {
  readonly fd: number;
  readonly isTTY = false;
  readonly writable = true;
  private readonly print: (text: string) => void;

  constructor(fd: number, print: (text: string) => void) {
    super();
    this.fd = fd;
    this.print = print;
  }

  write(data: unknown, encoding?: unknown, callback?: unknown): boolean {
    this.print(typeof data === 'string' ? data : new TextDecoder().decode(data as Uint8Array));
    const done = typeof encoding === 'function' ? encoding : callback;
    if (typeof done === 'function') queueMicrotask(done as () => void);
    return true;
  }

  end(data?: unknown): this {
    if (data !== undefined) this.write(data);
    return this;
  }
}
