import fs from 'node:fs';
import * as module from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Loaded, Loader, type Loading } from './loading.ts';
import { beginHidden } from './threads.ts';

type LoadHook = (
  url: string,
  context: object,
  next: (url: string, context: object) => Loaded,
) => Loaded;

/** A function of newer versions of Node that the types of Node 20 lack. */
type Hooks = typeof module & { registerHooks?: (hooks: { load: LoadHook }) => void };

interface CommonJs {
  readonly _cache: Readonly<Record<string, unknown>>;
  _resolveFilename: (this: unknown, ...args: unknown[]) => string;
}

const IMPORT = /\bimport\b/;

/**
 * Instruments the files of the program when Node loads them.
 *
 * @param folder The folder of this file, which has the hooks for ES modules too.
 */
export function hookLoading(loading: Loading, folder: string): void {
  const loader = new Loader(loading);
  const { registerHooks } = module as Hooks;
  if (registerHooks) {
    registerHooks({ load: (url, context, next) => loader.load(url, next(url, context)) });
    return;
  }
  // Node loads ES modules in a separate thread. Most CommonJS programs do not need this thread.
  let hasThread = false;
  const hookModules = (): void => {
    if (hasThread) return;
    hasThread = true;
    const hooks = pathToFileURL(join(folder, 'module-hooks.mjs'));
    beginHidden(() => module.register(hooks, { data: loading }));
  };
  if (!isSurelyCommonJs(loading.program)) hookModules();
  hookCommonJs(loader, (text) => {
    if (IMPORT.test(text)) hookModules();
  });
}

function isSurelyCommonJs(path: string): boolean {
  const text = fs.readFileSync(path, 'utf8');
  return !IMPORT.test(text) && (path.endsWith('.cjs') || /\brequire\s*\(/.test(text));
}

/**
 * Node reads a CommonJS file with `fs.readFileSync`, just after it has resolved the name. So the
 * text is replaced there. Wrapping the function that runs the file would add a frame to every stack
 * trace.
 *
 * @param onRead Called with the text of each file before the file runs.
 */
function hookCommonJs(loader: Loader, onRead: (text: string) => void): void {
  const commonJs = module.Module as unknown as CommonJs;
  const resolve = commonJs._resolveFilename;
  commonJs._resolveFilename = function (...args) {
    const path = withFrame(() => resolve.apply(this, args));
    // `require.resolve` has four arguments, and does not load the file.
    const isLoading = args.length === 3 && commonJs._cache[path] === undefined;
    if (isLoading && /\.c?js$/.test(path) && loader.owns(path)) {
      replaceNextRead(path, readInstrumented);
    }
    return path;
  };

  function readInstrumented(path: string): string {
    const text = fs.readFileSync(path, 'utf8');
    onRead(text);
    return loader.instrument(path, text, path.endsWith('.cjs') ? 'commonjs' : undefined);
  }
}

/** Calls a function that may throw an error. Its stack has three frames more than without Nonet. */
function withFrame<T>(call: () => T): T {
  const { stackTraceLimit } = Error;
  const isNumber = typeof stackTraceLimit === 'number' && !Object.isFrozen(Error);
  if (isNumber) Error.stackTraceLimit += 3;
  try {
    return call();
  } finally {
    if (isNumber) Error.stackTraceLimit = stackTraceLimit;
  }
}

function replaceNextRead(path: string, readText: (path: string) => string): void {
  const mutable: { readFileSync: typeof fs.readFileSync } = fs;
  const read = mutable.readFileSync;
  const readOnce = (...args: Parameters<typeof read>): string | Buffer => {
    if (args[0] !== path || args[1] !== 'utf8') return read(...args);
    mutable.readFileSync = read;
    return readText(path);
  };
  mutable.readFileSync = readOnce as typeof read;
}
