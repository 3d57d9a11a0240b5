import { Puzzle } from './puzzle.ts';

/** What the tracer needs to know. */
export interface Settings {
  /** The number of events to record. */
  readonly events: number;
  /** The main file of the program. */
  readonly program: string;
  /** The puzzles on standard input. */
  readonly puzzles: readonly Puzzle[];
}

/** Reads the settings: the number of events, the program, and then one puzzle per line. */
export function settingsIn(text: string): Settings {
  const [events, program, ...puzzles] = text.split('\n');
  return {
    events: Number(events),
    program: program!,
    puzzles: puzzles.map((line) => {
      const [boxRows, boxColumns, ...digits] = line.split(' ').map(Number);
      return new Puzzle([boxRows!, boxColumns!], Uint8Array.from(digits));
    }),
  };
}
