import type { PartProps, PlayerControls } from '../../search/controls.ts';
import type { SearchId } from '../../search/state.ts';

export interface RaceControls extends PlayerControls {
  readonly lanes: {
    /** Stops the recording of a strategy. */
    readonly stop: (lane: SearchId) => void;
  };
}

export type RaceProps = PartProps<RaceControls>;
