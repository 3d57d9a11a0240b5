import { Buffer } from 'buffer/index.js';
import { format, inspect } from 'node-inspect-extracted';
import { EventEmitter } from './emitter.ts';
import { fileModule } from './files.ts';
import type { ProgramProcess } from './process.ts';
import { readline } from './readline.ts';
import type { StandardInput } from './standard-input.ts';

const { performance } = globalThis;

interface Parts {
  readonly texts: ReadonlyMap<string, string>;
  readonly streams: {
    readonly input: StandardInput;
    output(text: string): void;
    messages(text: string): void;
  };
  readonly process: () => ProgramProcess;
}

/** Returns the modules that are built in, as far as a program needs them that only reads and prints. */
export function builtinModules({
  texts,
  streams,
  process,
}: Parts): (name: string) => object | undefined {
  const fs = fileModule(texts, streams) as { readonly promises: object };
  const wait = (milliseconds?: number, value?: unknown): Promise<unknown> =>
    new Promise((resolve) => globalThis.setTimeout(() => resolve(value), milliseconds));
  const modules: Readonly<Record<string, () => object>> = {
    assert: () => assert,
    'assert/strict': () => assert,
    buffer: () => ({ Buffer }),
    console: () => globalThis.console,
    events: () => Object.assign(EventEmitter, { EventEmitter }),
    fs: () => fs,
    'fs/promises': () => fs.promises,
    os: () => ({ EOL: '\n', cpus: () => [], platform: () => 'linux', type: () => 'Linux' }),
    path: () => path,
    perf_hooks: () => ({ performance: globalThis.performance }),
    process,
    readline: () => readline,
    'readline/promises': () => readline.promises,
    timers: () => ({ setTimeout, setInterval, clearTimeout, clearInterval }),
    'timers/promises': () => ({ setTimeout: wait }),
    util: () => ({ format, inspect, promisify, TextDecoder, TextEncoder }),
  };
  return (name) => (Object.hasOwn(modules, name) ? modules[name]?.() : undefined);
}

const path = {
  sep: '/',
  join: (...parts: string[]) => parts.join('/').replace(/\/(?:\.?\/)+/g, '/'),
  resolve: (...parts: string[]) => parts.at(-1) ?? '/',
  basename: (name: string) => name.slice(name.lastIndexOf('/') + 1),
  dirname: (name: string) => name.slice(0, Math.max(0, name.lastIndexOf('/'))) || '.',
  extname: (name: string) => /.(\.[^./]*)$/.exec(name)?.[1] ?? '',
};

const assert = Object.assign(
  (isTrue: unknown, message?: string) => {
    if (!isTrue) throw assertion(message ?? 'The expression evaluated to a falsy value');
  },
  {
    ok: (isTrue: unknown, message?: string) => assert(isTrue, message),
    equal: (a: unknown, b: unknown, message?: string) => assert(Object.is(a, b), message),
    strictEqual: (a: unknown, b: unknown, message?: string) => assert(Object.is(a, b), message),
    deepStrictEqual: (a: unknown, b: unknown, message?: string) =>
      assert(inspect(a, { depth: null }) === inspect(b, { depth: null }), message),
    deepEqual: (a: unknown, b: unknown, message?: string) =>
      assert(inspect(a, { depth: null }) === inspect(b, { depth: null }), message),
  },
);

function assertion(message: string): Error {
  return Object.assign(new Error(message), { name: 'AssertionError', code: 'ERR_ASSERTION' });
}

function promisify(call: (...args: unknown[]) => void) {
  return (...args: unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      call(...args, (error: unknown, value: unknown) =>
        error ? reject(error as Error) : resolve(value),
      );
    });
}

/** The clock of a program: not the one of the page, which knows more of the browser. */
export const clock = {
  now: performance.now.bind(performance),
  timeOrigin: performance.timeOrigin,
  mark: () => {},
  measure: () => {},
};
