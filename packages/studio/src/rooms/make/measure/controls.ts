import type { Controls, PuzzleProps } from '../../../puzzle/controls.ts';
import type { CollectionControls } from '../collection/controls.ts';
import type { HasMeasure } from './slice.ts';

export interface MeasureControls
  extends Controls<HasMeasure>,
    Pick<CollectionControls, 'showCollection' | 'openFile' | 'forgetCollection' | 'save'> {
  readonly begin: () => void;
  /** Makes the puzzles that the collection lacks, and rates those that are not rated. */
  readonly goOn: () => void;
  /** Stops the work. What is made is kept. */
  readonly stop: () => void;
}

export type MeasureProps = PuzzleProps<HasMeasure, MeasureControls>;
