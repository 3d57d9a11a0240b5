import fs from 'node:fs';
import * as module from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Loaded, Loader, type Loading } from './loading.ts';

type LoadHook = (
  url: string,
  context: object,
  next: (url: string, context: object) => Loaded,
) => Loaded;

/** What newer versions of Node have besides the types of version 20. */
type Hooks = typeof module & { registerHooks?: (hooks: { load: LoadHook }) => void };

interface CommonJs {
  _resolveFilename: (this: unknown, ...args: unknown[]) => string;
}

/** Instruments the files of the program when Node loads them. */
export function hookLoading(loading: Loading, folder: string): void {
  const loader = new Loader(loading);
  const { registerHooks } = module as Hooks;
  if (registerHooks) {
    registerHooks({ load: (url, context, next) => loader.load(url, next(url, context)) });
    return;
  }
  hookCommonJs(loader);
  hookModules(loading, folder);
}

/** ES modules are loaded in a thread of their own. */
function hookModules(loading: Loading, folder: string): void {
  const url = pathToFileURL(join(folder, 'module-hooks.mjs'));
  module.register(url, { data: loading });
}

/**
 * CommonJS files are read by `fs.readFileSync`, just after their names have been resolved. A function around
 * the one that runs them would be in every stack trace.
 */
function hookCommonJs(loader: Loader): void {
  const commonJs = module.Module as unknown as CommonJs;
  const resolve = commonJs._resolveFilename;
  commonJs._resolveFilename = function (...args) {
    const path = resolve.apply(this, args);
    // `require.resolve` has four arguments, and does not load the file.
    if (args.length === 3 && /\.c?js$/.test(path) && loader.owns(path))
      instrumentNextRead(loader, path);
    return path;
  };
}

function instrumentNextRead(loader: Loader, path: string): void {
  const mutable: { readFileSync: typeof fs.readFileSync } = fs;
  const read = mutable.readFileSync;
  const readOnce = (...args: Parameters<typeof read>): string | Buffer => {
    const isLoaded = args[0] === path && args[1] === 'utf8';
    if (!isLoaded) return read(...args);
    mutable.readFileSync = read;
    return loader.instrument(
      path,
      read(path, 'utf8'),
      path.endsWith('.cjs') ? 'commonjs' : undefined,
    );
  };
  mutable.readFileSync = readOnce as typeof read;
}
