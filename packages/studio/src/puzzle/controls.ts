import type { PlainPuzzle } from '@nonet/engine/notation';
import type { Store, Update } from '../page/store.ts';
import type { Printing } from '../printing/printing.ts';
import type { Words } from '../words/words.ts';
import type { Clients } from '../workers/clients.ts';
import type { OwnProgram } from './own-program.ts';
import type { HasPuzzle, PuzzleState } from './state.ts';

/** What the page provides to every room. */
export interface Base<S extends HasPuzzle = HasPuzzle> {
  readonly store: Store<S>;
  readonly clients: Clients;
  readonly controls: Controls<S>;
}

/** What the user can do in every room. */
export interface Controls<S extends HasPuzzle = HasPuzzle> {
  readonly update: Update<S>;
  readonly updatePuzzle: (transition: (puzzle: PuzzleState) => PuzzleState) => void;
  /** Returns the address of the state with a change. */
  readonly addressOf: (change: Partial<S>) => string;
  /** Reads a text or a file in any notation, and opens its first puzzle. */
  readonly reading: {
    /** Puts a text into the text box, and reads it when the user stops typing. */
    readonly type: (text: string) => void;
    /** Puts a text into the text box, and reads it. */
    readonly submit: (text: string) => void;
    readonly open: (file: File) => void;
    /** Stops reading a trace. The page stays as it is. */
    readonly cancel: () => void;
    /** Returns all puzzles of the text that was read last. */
    readonly puzzles: () => Promise<readonly PlainPuzzle[]>;
  };
  readonly checking: { readonly cancel: () => void };
  readonly solutionSearch: { readonly stop: () => void };
  readonly printing: Printing;
  /** Opens the user's program in a room that shows searches. */
  readonly openProgram: (program: OwnProgram, room: 'watch' | 'race') => void;
}

/** The props of the parts of the page. */
export interface PuzzleProps<S extends HasPuzzle = HasPuzzle, C = Controls<S>> {
  readonly state: S;
  readonly words: Words;
  readonly controls: C;
}
