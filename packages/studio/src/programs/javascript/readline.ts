import { EventEmitter } from './emitter.ts';
import type { StandardInput } from './standard-input.ts';

interface Options {
  readonly input: StandardInput;
  readonly output?: { write(text: string): unknown };
}

/** `readline.createInterface`: lines as events, as answers to questions, or one after the other. */
class Interface extends EventEmitter {
  terminal = false;
  private readonly output: Options['output'];
  private readonly waiting: string[] = [];
  private readonly askers: ((line: string) => void)[] = [];
  private readonly input: StandardInput;
  private isClosed = false;
  private promptText = '> ';

  constructor({ input, output }: Options) {
    super();
    this.input = input;
    this.output = output;
    let rest = '';
    input.setEncoding('utf8');
    input.on('data', (chunk) => {
      const lines = (rest + String(chunk)).split(/\r\n|\n|\r/);
      rest = lines.pop() ?? '';
      for (const line of lines) this.give(line);
    });
    input.on('end', () => {
      if (rest !== '') this.give(rest);
      this.close();
    });
  }

  question(text: string, options: unknown, answer?: (line: string) => void): void {
    const then = (answer ?? options) as (line: string) => void;
    this.output?.write(text);
    const line = this.waiting.shift();
    if (line === undefined) this.askers.push(then);
    else then(line);
  }

  setPrompt(text: string): void {
    this.promptText = text;
  }

  prompt(): void {
    this.output?.write(this.promptText);
  }

  write(): void {}

  pause(): this {
    this.input.pause();
    return this;
  }

  resume(): this {
    this.input.resume();
    return this;
  }

  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.input.pause();
    this.emit('close');
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<string> {
    const lines = this.waiting.splice(0);
    let wake = (): void => {};
    this.on('line', (line) => {
      lines.push(line as string);
      wake();
    });
    this.on('close', () => wake());
    for (;;) {
      while (lines.length > 0) yield lines.shift() as string;
      if (this.isClosed) return;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }

  private give(line: string): void {
    if (this.isClosed) return;
    const asker = this.askers.shift();
    if (asker) asker(line);
    else if (this.listenerCount('line') > 0) this.emit('line', line);
    else this.waiting.push(line);
  }
}

/** `createInterface(input, output)` is the same as `createInterface({ input, output })`. */
function optionsOf(input: Options | StandardInput, output?: Options['output']): Options {
  return 'input' in input && !('take' in input)
    ? input
    : { input: input as StandardInput, ...(output && { output }) };
}

/** In `readline/promises`, the answer to a question is a promise. */
function promising(one: Interface): Interface {
  const ask = one.question.bind(one);
  return Object.assign(one, {
    question: (text: string) =>
      new Promise((resolve) => {
        ask(text, resolve);
      }),
  });
}

export const readline = {
  Interface,
  createInterface: (input: Options | StandardInput, output?: Options['output']): Interface =>
    new Interface(optionsOf(input, output)),
  promises: {
    Interface,
    createInterface: (input: Options | StandardInput, output?: Options['output']): Interface =>
      promising(new Interface(optionsOf(input, output))),
  },
};
