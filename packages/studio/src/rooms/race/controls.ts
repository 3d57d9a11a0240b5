import type { PuzzleProps } from '../../puzzle/controls.ts';
import type { PlayerControls } from '../../search/controls.ts';
import type { SearchId } from '../../search/state.ts';
import type { HasRace } from './slice.ts';

export interface RaceControls extends PlayerControls<HasRace> {
  readonly lanes: {
    /** Stops the recording of a strategy. */
    readonly stop: (lane: SearchId) => void;
  };
}

export type RaceProps = PuzzleProps<HasRace, RaceControls>;
