import { effect, untracked } from '@preact/signals';
import { keep, recall, reportKept } from '../../../page/kept.ts';
import { isOpen } from '../../../page/state.ts';
import type { Store } from '../../../page/store.ts';
import { type Draft, freeName, type KeptDraft } from '../draft.ts';
import { type HasCode, withCode, withDraft, withOtherDraft } from '../slice.ts';
import {
  DraftConflict,
  draftOf,
  forgetOldDrafts,
  keepDraft,
  keptDraft,
  keptDrafts,
  openDraft,
  openDraftKept,
} from './draft-store.ts';

/** The key under which the page says that the browser refuses to keep programs. */
export const PROGRAMS = 'nonet-programs';

interface Autosave {
  /** Opens the draft that was open last. Returns false if there is none. */
  readonly reopen: () => Promise<boolean>;
  /** Opens a kept draft. */
  readonly goOn: (kept: KeptDraft) => void;
}

/**
 * Keeps the draft after every change. If another page has written the same draft, the draft of this
 * page becomes one of its own.
 */
export function autosave(store: Store<HasCode>): Autosave {
  /** Draft → its revision in IndexedDB, as far as this page knows. */
  const revisions = new Map<string, number>();
  /** The latest draft that is kept or on its way there. */
  let handled: Draft | undefined;
  let waiting: Draft | undefined;
  let isBusy = false;
  const report = (isKept: boolean): void => reportKept(store, PROGRAMS, isKept);
  const keepOpen = (draft: Draft, isKept: boolean): void =>
    keep(store, openDraftKept, openDraft(draft, revisions.get(draft.id) ?? 0, isKept));

  const write = async (draft: Draft): Promise<void> => {
    try {
      const { revision } = await keepDraft(draft, revisions.get(draft.id) ?? 0);
      revisions.set(draft.id, revision);
      if (store.now.code.draft === draft) keepOpen(draft, true);
      if (revision === 1) await forgetOldDrafts();
    } catch (error) {
      if (!(error instanceof DraftConflict)) throw error;
      await writeAsCopy(draft);
    }
  };

  /** Gives the draft of this page another id, so that neither page overwrites the other. */
  const writeAsCopy = async (draft: Draft): Promise<void> => {
    const names = (await keptDrafts()).map(({ name }) => name);
    const own = { id: crypto.randomUUID(), name: freeName(draft.name, names) };
    if (store.now.code.draft.id !== draft.id) {
      await write({ ...draft, ...own });
      return;
    }
    // The effect below keeps the copy.
    store.update((now) => withCode(withDraft(now, own), { notice: 'other-tab' }));
  };

  const save = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    try {
      while (waiting) {
        const draft = waiting;
        waiting = undefined;
        await write(draft);
      }
      report(true);
    } catch {
      report(false);
    } finally {
      isBusy = false;
    }
  };

  effect(() => {
    const { draft } = store.state.value.code;
    if (draft.id === '' || draft === handled) return;
    handled = draft;
    untracked(() => keepOpen(draft, false));
    if (draft.isPristine) return;
    waiting = draft;
    void untracked(save);
  });

  const goOn = (kept: KeptDraft): void => {
    const { revision } = kept;
    const draft = draftOf(kept);
    revisions.set(draft.id, revision);
    handled = draft;
    keepOpen(draft, true);
    store.update((now) =>
      now.code.draft.id === draft.id ? withDraft(now, draft) : withOtherDraft(now, draft),
    );
  };

  const reopen = async (): Promise<boolean> => {
    const open = recall(openDraftKept);
    if (!open) return false;
    const { draft, isKept, page, revision } = open;
    const kept = await keptDraft(draft.id).catch(() => undefined);
    if (kept && (isKept || kept.revision < revision)) {
      goOn(kept);
      return true;
    }
    // The page died before it could keep the draft, or before it knew that it had kept it. If another
    // page has written it since, keeping it now makes it a draft of its own.
    if (kept?.page === page) revisions.set(draft.id, kept.revision);
    else if (kept || !isKept) revisions.set(draft.id, revision);
    store.update((now) => withOtherDraft(now, draft));
    return true;
  };

  /** Takes over what another page has written, if this page has nothing of its own. */
  const follow = async (): Promise<void> => {
    const { draft } = store.now.code;
    const kept = await keptDraft(draft.id);
    if (!kept || kept.revision <= (revisions.get(kept.id) ?? 0)) return;
    if (!isBusy && store.now.code.draft === draft) goOn(kept);
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || !isOpen(store.now, 'code') || isBusy) return;
    void follow().catch(() => report(false));
  });
  return { reopen, goOn };
}
