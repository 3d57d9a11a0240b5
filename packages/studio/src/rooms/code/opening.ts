import type { ComponentType } from 'preact';
import type { Base } from '../../puzzle/controls.ts';
import { openingDrafts } from './drafts/drafts.ts';
import { NoPrograms } from './no-programs.ts';
import { running } from './running/running.ts';
import type { CodeControls, CodeProps, HasCode } from './slice.ts';
import { CodeView } from './view.tsx';

interface OpenedRoom {
  readonly controls: CodeControls;
  readonly View: ComponentType<CodeProps>;
}

/** Everything of the room that is loaded with it. The promise is kept as soon as a draft is open. */
export async function openedRoom({ clients, controls, store }: Base<HasCode>): Promise<OpenedRoom> {
  const programs = new NoPrograms();
  return {
    controls: {
      ...controls,
      drafts: await openingDrafts(store),
      running: running(store, programs, clients.search),
      editorStates: new Map(),
    },
    View: CodeView,
  };
}
