import { Client } from './client.ts';
import type { CoachApi } from './coach/coach-worker.ts';
import type { GifApi } from './gif/gif-worker.ts';
import type { JudgeApi } from './judge/judge-worker.ts';
import type { MakerApi } from './maker/maker-worker.ts';
import type { PressApi } from './press/press-worker.ts';
import type { ScanApi } from './scan/scan-worker.ts';
import type { SearchApi } from './search/search-worker.ts';

export type SearchClient = Client<SearchApi, 'search'>;
export type CoachClient = Client<CoachApi, 'coach'>;
export type MakerClient = Client<MakerApi, 'maker'>;
export type PressClient = Client<PressApi, 'press'>;

export interface Clients {
  readonly search: SearchClient;
  readonly coach: CoachClient;
  readonly maker: MakerClient;
  readonly gif: Client<GifApi, 'gif'>;
  readonly judge: Client<JudgeApi, 'judge'>;
  readonly press: PressClient;
  readonly scan: Client<ScanApi, 'scan'>;
}

export type WorkerName = keyof Clients;

const starts: Readonly<Record<WorkerName, () => Worker>> = {
  search: () =>
    new Worker(new URL('./search/search-worker.ts', import.meta.url), { type: 'module' }),
  coach: () => new Worker(new URL('./coach/coach-worker.ts', import.meta.url), { type: 'module' }),
  maker: () => new Worker(new URL('./maker/maker-worker.ts', import.meta.url), { type: 'module' }),
  gif: () => new Worker(new URL('./gif/gif-worker.ts', import.meta.url), { type: 'module' }),
  judge: () => new Worker(new URL('./judge/judge-worker.ts', import.meta.url), { type: 'module' }),
  press: () => new Worker(new URL('./press/press-worker.ts', import.meta.url), { type: 'module' }),
  scan: () => new Worker(new URL('./scan/scan-worker.ts', import.meta.url), { type: 'module' }),
};

/**
 * Every worker of the page. A new worker needs its folder, an entry in `Clients` and in `starts`, and
 * the sentence that says that it has failed (`words.failures`).
 */
export const workerNames = Object.keys(starts) as readonly WorkerName[];

export function newClients(): Clients {
  return Object.fromEntries(
    workerNames.map((name) => [name, new Client(name, starts[name])]),
  ) as unknown as Clients;
}
