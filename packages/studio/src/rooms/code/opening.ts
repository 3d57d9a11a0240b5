import type { ComponentType } from 'preact';
import { Programs } from '../../programs/programs.ts';
import type { Base } from '../../puzzle/controls.ts';
import { openingDrafts } from './drafts/drafts.ts';
import type { HasJudge, JudgedCodeProps } from './judge/slice.ts';

interface OpenedRoom {
  readonly controls: JudgedCodeProps['controls'];
  readonly View: ComponentType<JudgedCodeProps>;
}

/** Everything of the room that is loaded with it. The promise is kept as soon as a draft is open. */
export async function openedRoom({
  clients,
  controls,
  store,
}: Base<HasJudge>): Promise<OpenedRoom> {
  const [{ CodeView }, { running }, { judging }, drafts] = await Promise.all([
    import('./view.tsx'),
    import('./running/running.ts'),
    import('./judge/judging.ts'),
    openingDrafts(store),
    // The view needs it. Named here, it is a file of its own, and all are loaded side by side.
    import('./editor/editor.tsx'),
  ]);
  const programs = new Programs();
  return {
    controls: {
      ...controls,
      drafts,
      running: running(store, programs, clients.search),
      judging: judging(store, clients, programs),
      editorStates: new Map(),
    },
    View: CodeView,
  };
}
