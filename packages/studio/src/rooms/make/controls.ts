import type { Action } from '../../page/action.tsx';
import { loadedOnce } from '../../page/room.ts';
import type { Base } from '../../puzzle/controls.ts';
import { withPuzzleState } from '../../puzzle/state.ts';
import type { BookTabControls } from './book/controls.ts';
import type { HasBook } from './book/slice.ts';
import { savePuzzles } from './collection/saving.ts';
import { requestCopies, requestSetting } from './hand/setting-requests.ts';
import type { HasMake, MakeControls } from './hand/slice.ts';
import type { MeasureControls } from './measure/controls.ts';
import type { HasMeasure } from './measure/slice.ts';
import { measuring } from './measure/working.ts';
import { type HasTab, type TabControls, withTab } from './slice.ts';

export type HasWorkshop = HasMake & HasMeasure & HasBook & HasTab;

export type WorkshopControls = MakeControls & MeasureControls & BookTabControls & TabControls;

/** What the user can do in the room, and what its workers answer. */
export function makeControls({
  clients,
  controls,
  history,
  store,
}: Base<HasWorkshop> & { readonly history: readonly Action[] }): WorkshopControls {
  requestCopies(store, clients.search);
  requestSetting(store, clients.maker);
  return {
    ...controls,
    history,
    write: (order) => clients.search.ask('write', order),
    ...measuring(store, clients),
    openBook: loadedOnce(async () => {
      const { bookMaking } = await import('./book/working.ts');
      return bookMaking(store, clients);
    }),
    openTab: (tab) =>
      store.update((now) => withTab(withPuzzleState(now, { hasNotice: false }), tab)),
    save: (saving) => savePuzzles(clients.maker, saving),
  };
}
