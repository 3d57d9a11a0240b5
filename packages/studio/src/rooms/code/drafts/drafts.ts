import { computed, effect, untracked } from '@preact/signals';
import { isOpen, withPage } from '../../../page/state.ts';
import type { Store } from '../../../page/store.ts';
import type { LinkFault } from '../../../words/link-faults.ts';
import { type Draft, freeName, LONGEST_TEXT, languageOfFile, nameFrom } from '../draft.ts';
import { servedReport, withServedReport } from '../judge/served.ts';
import type { HasJudge } from '../judge/slice.ts';
import {
  type Asked,
  type CodeControls,
  type CodeNotice,
  withCode,
  withOtherDraft,
} from '../slice.ts';
import { firstDraft, startById } from '../starts/starts.ts';
import { autosave } from './autosave.ts';
import { forgetDraft, keptDrafts } from './draft-store.ts';
import { draftIn } from './link.ts';

/**
 * Keeps the drafts, and opens those that a link, a file or the command line has. The draft that was open before is kept
 * already. The promise is kept as soon as a draft is open.
 */
export async function openingDrafts(store: Store<HasJudge>): Promise<CodeControls['drafts']> {
  const { goOn, reopen } = autosave(store);
  const kept = (): ReturnType<typeof keptDrafts> => keptDrafts().catch(() => []);
  const notify = (notice: CodeNotice): void => store.update((now) => withCode(now, { notice }));

  const open = async (draft: Draft): Promise<void> => {
    const names = (await kept()).filter(({ id }) => id !== draft.id).map(({ name }) => name);
    const named = { ...draft, name: freeName(nameFrom(draft.name), names) };
    store.update((now) => withOtherDraft(now, named));
  };

  const openFile = async (file: File): Promise<void> => {
    if (file.size > LONGEST_TEXT) {
      notify('long-file');
      return;
    }
    try {
      const text = (await file.text()).replaceAll('\r\n', '\n');
      await open({ ...ofSomebody(store.now.code.draft), name: file.name, text });
    } catch {
      notify('unreadable');
    }
  };

  /** Says what is wrong with a link. The rest of it is open. */
  const refuse = async (fault: LinkFault): Promise<void> => {
    store.update((now) =>
      withPage(withCode(now, { asked: undefined }), {
        brokenLink: { faults: [fault], isOpened: true },
      }),
    );
    if (store.now.code.draft.id === '') await openLatest();
  };

  /** Opens a program. If it is kept already, opens that one. A trace leaves out the last line end. */
  const openProgram = async (
    program: Pick<Draft, 'name' | 'text'>,
    isFromLink: boolean,
  ): Promise<void> => {
    const same = (await kept()).find(
      ({ name, text }) => text.trimEnd() === program.text.trimEnd() && name === program.name,
    );
    if (same) {
      store.update((now) => withCode(now, { asked: undefined }));
      goOn(same);
    } else await open({ ...ofSomebody(store.now.code.draft), ...program, isFromLink });
  };

  const openLinked = async (code: string): Promise<void> => {
    const linked = await draftIn(code);
    if (linked) await openProgram(linked, true);
    else await refuse({ id: 'code' });
  };

  const openJudged = async (key: string): Promise<void> => {
    const served = await servedReport(key);
    if (!served) return refuse({ id: 'served' });
    const text = served.text.replaceAll('\r\n', '\n');
    await openProgram({ name: nameFrom(served.name), text }, false);
    store.update((now) => withServedReport(now, served));
  };

  const openStart = async (id: string): Promise<void> => {
    const { page, run } = store.now;
    const { language } = page;
    if (id === 'own' && run.ownProgram) {
      const { name, source } = run.ownProgram;
      await openProgram({ name: nameFrom(name), text: source.join('\n') }, false);
      return;
    }
    const draft = startById(id, language);
    if (draft) await open(draft);
    else await refuse({ id: 'start', text: id });
  };

  const openLatest = async (): Promise<void> => {
    if (!(await reopen())) await open(firstDraft(store.now.page.language));
  };

  const openAsked = (asked: Asked | undefined): Promise<void> => {
    if (asked?.kind === 'link') return openLinked(asked.code);
    if (asked?.kind === 'judged') return openJudged(asked.key);
    return asked ? openStart(asked.id) : openLatest();
  };

  await openAsked(store.now.code.asked);
  const asked = computed(() => {
    const now = store.state.value;
    return isOpen(now, 'code') ? now.code.asked : undefined;
  });
  effect(() => {
    const next = asked.value;
    if (next) void untracked(() => openAsked(next));
  });
  return {
    goOn,
    kept,
    open,
    openFile,
    duplicate: () => open({ ...store.now.code.draft, id: crypto.randomUUID(), isPristine: false }),
    forget: async (id) => {
      await forgetDraft(id);
      if (store.now.code.draft.id === id) await open(firstDraft(store.now.page.language));
    },
  };
}

/** A draft whose text comes from elsewhere. It is kept at once. */
function ofSomebody({ problem }: Draft): Omit<Draft, 'name' | 'text'> {
  return {
    id: crypto.randomUUID(),
    problem,
    input: undefined,
    start: undefined,
    isPristine: false,
    isFromLink: false,
  };
}

/** Whether the room opens a file as a program. */
export function isProgramFile(file: File): boolean {
  return languageOfFile(file.name) !== undefined;
}
