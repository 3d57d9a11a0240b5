import type { PartProps, RunControls } from '../../run/controls.ts';

export interface WatchControls extends RunControls {
  readonly digitInput: {
    /** Handles a digit that was typed or pressed. 0 is the answer "the search goes back". */
    readonly press: (digit: number) => void;
  };
}

export type WatchProps = PartProps<WatchControls>;
