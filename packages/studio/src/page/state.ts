import type { LinkFault } from '../words/link-faults.ts';
import type { Language } from '../words/words.ts';
import { type WorkerName, workerNames } from '../workers/clients.ts';

export const themes = ['system', 'light', 'dark', 'contrast'] as const;
type Theme = (typeof themes)[number];

/** Whether a worker has failed, and how often it was started again. */
export interface WorkerState {
  readonly failed: boolean;
  readonly restarts: number;
}

const NEW_WORKER: WorkerState = { failed: false, restarts: 0 };

/** The part of the state that does not depend on the puzzle. */
export interface PageState {
  /** The id of the open room. */
  readonly room: string;
  readonly language: Language;
  readonly theme: Theme;
  /** Whether the page is in an iframe. The page then shows only the grid and the playback. */
  readonly embedded: boolean;
  /** Whether single-character shortcuts work, and whether changes are animated. */
  readonly settings: { readonly singleKeys: boolean; readonly motion: boolean };
  /** What is wrong with the link that the user opened last, and whether the rest of it is open. */
  readonly brokenLink:
    | { readonly faults: readonly LinkFault[]; readonly isOpened: boolean }
    | undefined;
  readonly workers: Readonly<Record<WorkerName, WorkerState>>;
  /** The keys of values that the browser has refused to keep for the next visit. */
  readonly unkept: readonly string[];
}

export const initialPage: PageState = {
  room: '',
  language: 'en',
  theme: 'system',
  embedded: false,
  settings: { singleKeys: true, motion: true },
  brokenLink: undefined,
  workers: Object.fromEntries(workerNames.map((name) => [name, NEW_WORKER])) as Readonly<
    Record<WorkerName, WorkerState>
  >,
  unkept: [],
};

export interface HasPage {
  readonly page: PageState;
}

export function withPage<S extends HasPage>(state: S, change: Partial<PageState>): S {
  return { ...state, page: { ...state.page, ...change } };
}

export function isOpen({ page }: HasPage, room: string): boolean {
  return page.room === room;
}

export function withRoom<S extends HasPage>(state: S, room: string): S {
  return isOpen(state, room) ? state : withPage(state, { room });
}
