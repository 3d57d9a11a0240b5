import type { PartProps, PlayerControls } from '../../run/controls.ts';
import type { StrategyId } from '../../run/state.ts';

export interface RaceControls extends PlayerControls {
  readonly lanes: {
    /** Stops the recording of a strategy. */
    readonly stop: (lane: StrategyId) => void;
  };
}

export type RaceProps = PartProps<RaceControls>;
