import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
import type { SiteCounter } from './instrument.ts';

/** The data that all threads of the program share. */
export interface Shared {
  /** The folder with the settings and the record. */
  readonly folder: string;
  readonly counter: SiteCounter;
}

type Serializable = Parameters<typeof setEnvironmentData>[1];

const KEY = 'nonet watch';

/** Makes the tracer start in every thread that starts from now on. */
export function share(shared: Shared): void {
  setEnvironmentData(KEY, shared as unknown as Serializable);
}

/** Returns the data that the parent thread has shared. */
export function sharedWithThread(): Shared | undefined {
  return getEnvironmentData(KEY) as unknown as Shared | undefined;
}

/** Starts a thread that is not part of the program, so the tracer must not start in it. */
export function beginHidden(begin: () => void): void {
  const shared = getEnvironmentData(KEY);
  setEnvironmentData(KEY, undefined);
  try {
    begin();
  } finally {
    setEnvironmentData(KEY, shared);
  }
}
