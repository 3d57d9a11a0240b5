import type { PartProps, RunControls } from '../../search/controls.ts';

export interface WatchControls extends RunControls {
  readonly digitInput: {
    /** Handles a digit that was typed or pressed. 0 is the answer "the search goes back". */
    readonly press: (digit: number) => void;
  };
}

export type WatchProps = PartProps<WatchControls>;
