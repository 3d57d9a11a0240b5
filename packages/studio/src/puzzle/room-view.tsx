import type { ComponentType } from 'preact';
import type { StartedRoom } from '../page/room.ts';
import { pageWords } from '../words/words.ts';
import type { PuzzleProps } from './controls.ts';
import type { HasPuzzle } from './state.ts';

/** Loads the view of a room, which gets the words of the page and the controls of the room. */
export function viewOf<S extends HasPuzzle, C>(
  load: () => Promise<ComponentType<PuzzleProps<S, C>>>,
  controls: C,
): StartedRoom<S>['view'] {
  return async () => {
    const View = await load();
    return ({ state }) => (
      <View state={state} words={pageWords[state.page.language]} controls={controls} />
    );
  };
}
