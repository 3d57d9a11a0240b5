import { createStore, promisifyRequest } from 'idb-keyval';
import { isObject, keptObject } from '../../../page/kept.ts';
import { codeProblems, type Draft, type KeptDraft } from '../draft.ts';

/** The drafts that the browser keeps, each under its id. */
const drafts = createStore('nonet-programs', 'programs');

/** At most this many drafts are kept. */
const MOST = 100;

/** The page that is open, in what it writes. After a reload it is another one. */
const thisPage = crypto.randomUUID();

/** Another page has written the draft, or deleted it, since this one has read or written it. */
export class DraftConflict extends Error {}

/**
 * Keeps a draft.
 *
 * @throws DraftConflict if the draft that is kept does not have this revision.
 */
export function keepDraft(draft: Draft, revision: number): Promise<KeptDraft> {
  const next: KeptDraft = { ...draft, revision: revision + 1, date: Date.now(), page: thisPage };
  return drafts('readwrite', async (store) => {
    const kept: KeptDraft | undefined = await promisifyRequest(store.get(draft.id));
    if ((kept?.revision ?? 0) !== revision) throw new DraftConflict();
    await promisifyRequest(store.put(next, draft.id));
    return next;
  });
}

/** The kept drafts, the latest first. What is damaged is left out. */
export async function keptDrafts(): Promise<KeptDraft[]> {
  const all: unknown[] = await drafts('readonly', (store) =>
    promisifyRequest(store.getAll() as IDBRequest<unknown[]>),
  );
  return all.filter(isKeptDraft).sort((a, b) => b.date - a.date);
}

export async function keptDraft(id: string): Promise<KeptDraft | undefined> {
  const kept: unknown = await drafts('readonly', (store) =>
    promisifyRequest(store.get(id) as IDBRequest<unknown>),
  );
  return isKeptDraft(kept) ? kept : undefined;
}

export function forgetDraft(id: string): Promise<void> {
  return drafts('readwrite', async (store) => {
    await promisifyRequest(store.delete(id));
  });
}

/** The draft as the room shows it. */
export function draftOf(kept: KeptDraft): Draft {
  const { id, input, isFromLink, isPristine, name, problem, start, text } = kept;
  return { id, input, isFromLink, isPristine, name, problem, start, text };
}

/** Forgets the oldest drafts if there are too many. */
export async function forgetOldDrafts(): Promise<void> {
  for (const { id } of (await keptDrafts()).slice(MOST)) await forgetDraft(id);
}

/**
 * The draft that is open. localStorage takes it at once, so a page that dies while IndexedDB is busy
 * does not lose a character.
 */
interface OpenDraft {
  readonly draft: Draft;
  /** The revision in IndexedDB from which the draft comes. 0: it is not in IndexedDB. */
  readonly revision: number;
  /** Whether IndexedDB has the draft just as it is here. */
  readonly isKept: boolean;
  /** The page that has written this. */
  readonly page: string;
}

export const openDraftKept = keptObject<OpenDraft>(
  'nonet-program-open',
  ({ draft, isKept, page, revision }) =>
    isDraft(draft) && typeof revision === 'number' && typeof page === 'string'
      ? { draft, revision, isKept: isKept === true, page }
      : undefined,
);

export function openDraft(draft: Draft, revision: number, isKept: boolean): OpenDraft {
  return { draft, revision, isKept, page: thisPage };
}

function isDraft(value: unknown): value is Draft {
  if (!isObject(value)) return false;
  const { id, input, name, problem, start, text } = value;
  return (
    [id, name, text].every((one) => typeof one === 'string') &&
    [input, start].every((one) => one === undefined || typeof one === 'string') &&
    codeProblems.some((one) => one === problem)
  );
}

function isKeptDraft(value: unknown): value is KeptDraft {
  return isDraft(value) && 'revision' in value && Number.isFinite(value.revision);
}
