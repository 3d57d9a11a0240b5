import type { Words } from '../words/words.ts';
import type { HasPuzzle, PuzzleState } from './state.ts';

/** What the user can do with the puzzle. */
export interface PuzzleControls {
  readonly updatePuzzle: (transition: (puzzle: PuzzleState) => PuzzleState) => void;
  /** Reads a text or a file in any notation, and opens its first puzzle. */
  readonly reading: {
    /** Puts a text into the text box, and reads it when the user stops typing. */
    readonly type: (text: string) => void;
    /** Puts a text into the text box, and reads it. */
    readonly submit: (text: string) => void;
    readonly open: (file: File) => void;
    /** Stops reading a trace. The page stays as it is. */
    readonly cancel: () => void;
  };
  readonly checking: { readonly cancel: () => void };
  readonly solutionSearch: { readonly stop: () => void };
}

export interface PuzzleProps {
  readonly state: HasPuzzle;
  readonly words: Words;
  readonly controls: PuzzleControls;
}
