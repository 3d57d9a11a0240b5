import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Puzzle } from './puzzle.ts';

/** What the tracer needs to know. */
export interface Settings {
  /** The folder for the record. */
  readonly folder: string;
  /** The number of events to record. */
  readonly events: number;
  /** The main file of the program. */
  readonly program: string;
  /** The puzzles on standard input. */
  readonly puzzles: readonly Puzzle[];
}

/** Reads the settings: the number of events, the program, and then one puzzle per line. */
export function settingsIn(folder: string): Settings {
  const [events, program, ...puzzles] = readFileSync(join(folder, 'settings'), 'utf8').split('\n');
  return {
    folder,
    events: Number(events),
    program: program!,
    puzzles: puzzles.map((line) => {
      const [boxRows, boxColumns, ...digits] = line.split(' ').map(Number);
      return new Puzzle([boxRows!, boxColumns!], Uint8Array.from(digits));
    }),
  };
}
