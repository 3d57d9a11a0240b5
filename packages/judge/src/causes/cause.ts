// What a program's own search shows about a failure, or its run if the search shows nothing. Cells
// are numbered as in Geometry, events as in the studio.

import { CLASSIC } from '@nonet/engine/grid';

export type HouseKind = 'row' | 'column' | 'box';

/** The kinds of houses, with the house of each cell. */
export const houseKinds: readonly (readonly [HouseKind, Uint8Array])[] = [
  ['row', CLASSIC.row],
  ['column', CLASSIC.column],
  ['box', CLASSIC.box],
];

export type Cause =
  | { readonly id: 'went-on-after-solution'; readonly event: number }
  | {
      readonly id: 'solution-not-printed';
      readonly event: number;
      readonly isSilent: boolean;
      /** Whether the output is a single number. */
      readonly isNumber: boolean;
    }
  | {
      readonly id: 'given-overwritten';
      /** The last event before it. A trace ends at the first change of a given. */
      readonly event: number;
      readonly cell: number;
      readonly given: number;
    }
  | {
      readonly id: 'digit-never-placed';
      readonly digits: readonly number[];
      /** A cell that was given up although one of the digits fitted. */
      readonly cell: number;
      readonly event: number;
    }
  | {
      readonly id: 'placed-beside-equal';
      readonly event: number;
      readonly digit: number;
      readonly cells: readonly number[];
      /** The kind of the house that has the digit twice. */
      readonly house: HouseKind;
      /** How many digits were kept beside an equal digit in such a house. */
      readonly times: number;
      /** The kinds of houses in which this never happened. */
      readonly never: readonly HouseKind[];
    }
  | {
      readonly id: 'cells-left-out';
      /** The numbers of rows and columns, from 1. If there are none, `cells` has single cells. */
      readonly rows: readonly number[];
      readonly columns: readonly number[];
      readonly cells: readonly number[];
    }
  | { readonly id: 'never-takes-back'; readonly placements: number }
  | { readonly id: 'never-empties-cell'; readonly replaced: number }
  | { readonly id: 'stops-without-guess'; readonly placements: number; readonly blanks: number }
  | {
      readonly id: 'left-blank-behind';
      readonly cell: number;
      readonly event: number;
      readonly next: number;
    }
  | {
      readonly id: 'digit-stays-marked';
      /** The kinds of houses in which no digit came back. */
      readonly houses: readonly HouseKind[];
      readonly digit: number;
      /** A cell that was given up although the digit fits into it. */
      readonly cell: number;
      readonly event: number;
    }
  | {
      readonly id: 'takes-right-digit-out';
      readonly cell: number;
      readonly digit: number;
      readonly event: number;
    }
  | {
      readonly id: 'same-grid-again';
      readonly times: number;
      readonly event: number;
      readonly again: number;
    }
  | { readonly id: 'loops-without-placing'; readonly placements: number; readonly time: number }
  /** The program ended without an error. */
  | { readonly id: 'prints-nothing' }
  | {
      readonly id: 'slow-on-easy-puzzle';
      /** The placements of a search in row order. */
      readonly placements: number;
      readonly hasOneSolution: boolean;
      /** Set if the program may have waited instead of working. */
      readonly mayWait?: true;
    }
  | {
      readonly id: 'expects-other-input';
      /** The problem whose input the program can read. */
      readonly problem: '2239' | '2580';
      /** The number for which the program takes a row. Set if it does not solve the other input. */
      readonly number?: number;
    };

export type CauseId = Cause['id'];

/** What is said of a search if no cause is proved. */
export interface SearchFacts {
  readonly placements: number;
  readonly backs: number;
  /** Undefined if the program ended with an error. */
  readonly blanks: number | undefined;
}
