// The hooks for ES modules, in a thread of Node.

import { type Loaded, Loader, type Loading } from './loading.ts';

let loader: Loader | undefined;

export function initialize(loading: Loading): void {
  loader = new Loader(loading);
}

export async function load(
  url: string,
  context: object,
  next: (url: string, context: object) => Promise<Loaded>,
): Promise<Loaded> {
  const loaded = await next(url, context);
  return loader ? loader.load(url, loaded) : loaded;
}
