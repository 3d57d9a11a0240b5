import { Client } from './client.ts';
import type { CoachApi } from './coach/coach-api.ts';
import type { GifApi } from './gif/gif-api.ts';
import type { MakerApi } from './maker/maker-api.ts';
import type { PressApi } from './press/press-api.ts';
import type { SearchApi } from './search/search-api.ts';

/** Makes the clients of all workers. A new worker needs only its folder and an entry here. */
export function newClients() {
  return {
    search: new Client<SearchApi, 'search'>(
      'search',
      () => new Worker(new URL('./search/search-worker.ts', import.meta.url), { type: 'module' }),
    ),
    coach: new Client<CoachApi, 'coach'>(
      'coach',
      () => new Worker(new URL('./coach/coach-worker.ts', import.meta.url), { type: 'module' }),
    ),
    maker: new Client<MakerApi, 'maker'>(
      'maker',
      () => new Worker(new URL('./maker/maker-worker.ts', import.meta.url), { type: 'module' }),
    ),
    gif: new Client<GifApi, 'gif'>(
      'gif',
      () => new Worker(new URL('./gif/gif-worker.ts', import.meta.url), { type: 'module' }),
    ),
    press: new Client<PressApi, 'press'>(
      'press',
      () => new Worker(new URL('./press/press-worker.ts', import.meta.url), { type: 'module' }),
    ),
  };
}

export type Clients = ReturnType<typeof newClients>;
export type WorkerName = keyof Clients;
export type SearchClient = Clients['search'];
export type CoachClient = Clients['coach'];
export type MakerClient = Clients['maker'];
export type PressClient = Clients['press'];
