import type { ComponentType } from 'preact';
import { Programs } from '../../programs/programs.ts';
import type { Base } from '../../puzzle/controls.ts';
import { openingDrafts } from './drafts/drafts.ts';
import type { CodeControls, CodeProps, HasCode } from './slice.ts';

interface OpenedRoom {
  readonly controls: CodeControls;
  readonly View: ComponentType<CodeProps>;
}

/** Everything of the room that is loaded with it. The promise is kept as soon as a draft is open. */
export async function openedRoom({ clients, controls, store }: Base<HasCode>): Promise<OpenedRoom> {
  const [{ CodeView }, { running }, drafts] = await Promise.all([
    import('./view.tsx'),
    import('./running/running.ts'),
    openingDrafts(store),
  ]);
  const programs = new Programs();
  return {
    controls: {
      ...controls,
      drafts,
      running: running(store, programs, clients.search),
      editorStates: new Map(),
    },
    View: CodeView,
  };
}
