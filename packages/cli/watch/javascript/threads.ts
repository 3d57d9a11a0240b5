import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
import type { SiteCounter } from './instrument.ts';

/** What the threads of the program have in common. */
export interface Shared {
  /** The folder with the settings and the record. */
  readonly folder: string;
  readonly counter: SiteCounter;
}

type Serializable = Parameters<typeof setEnvironmentData>[1];

const KEY = 'nonet watch';

/** Makes the tracer start in the threads that begin from now on. */
export function share(shared: Shared): void {
  setEnvironmentData(KEY, shared as unknown as Serializable);
}

/** Returns what the thread before this one has shared. */
export function sharedWithThread(): Shared | undefined {
  return getEnvironmentData(KEY) as unknown as Shared | undefined;
}

/** Begins a thread that is not part of the program, so that the tracer does not start in it. */
export function beginHidden(begin: () => void): void {
  const shared = getEnvironmentData(KEY);
  setEnvironmentData(KEY, undefined);
  try {
    begin();
  } finally {
    setEnvironmentData(KEY, shared);
  }
}
