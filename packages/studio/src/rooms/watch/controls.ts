import type { PuzzleProps } from '../../puzzle/controls.ts';
import type { RunControls } from '../../search/controls.ts';
import type { HasWatch } from './slice.ts';

export interface WatchControls extends RunControls<HasWatch> {
  readonly digitInput: {
    /** Handles a digit that was typed or pressed. 0 is the answer "the search goes back". */
    readonly press: (digit: number) => void;
  };
}

export type WatchProps = PuzzleProps<HasWatch, WatchControls>;
