import type { Controls, PuzzleProps } from '../../../puzzle/controls.ts';
import type { CollectionHead } from './collection.ts';
import type { Saving } from './saving.ts';
import type { HasCollections } from './slice.ts';

export interface CollectionControls extends Controls<HasCollections> {
  readonly showCollection: (head: CollectionHead) => void;
  readonly openFile: (file: File) => void;
  readonly forgetCollection: (head: CollectionHead) => void;
  /** Writes puzzles, and saves them as a file. Returns whether the notation can hold them. */
  readonly save: (saving: Saving) => Promise<boolean>;
}

export type CollectionProps = PuzzleProps<HasCollections, CollectionControls>;
