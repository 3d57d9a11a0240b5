// Hot code: plain loops, integers and preallocated arrays only.
import { CANDIDATES, CELL_HOUSES, CELL_PLACES, COUNT } from '../../classic-tables.ts';
import type { Assumption } from './assumption.ts';
import { FIRST_HOUSE_GROUP, GROUPS } from './groups.ts';

const HOUSES = 27;

/**
 * Records what changes in each house while an assumption is followed. A pattern can only appear
 * where something has changed since the last search for patterns of its kind. The kinds are
 * searched at different times, so each kind has its own record.
 */
export class PatternChanges {
  /** House → the digits with two places. */
  readonly twoPlaces: Uint16Array = new Uint16Array(HOUSES);
  /** House → the places of cells with two candidates. */
  readonly twoDigits: Uint16Array = new Uint16Array(HOUSES);
  /**
   * House → the digits whose places have changed since the last search for a pattern. There is one
   * array for locked candidates, one for hidden pairs and one for X-Wings.
   */
  readonly forLocked: Uint16Array = new Uint16Array(HOUSES);
  readonly forHiddenPairs: Uint16Array = new Uint16Array(HOUSES);
  readonly forXWings: Uint16Array = new Uint16Array(HOUSES);
  /**
   * House → the places of cells whose candidates have changed since the last search for naked
   * pairs.
   */
  readonly forNakedPairs: Uint16Array = new Uint16Array(HOUSES);
  /** `twoPlaces` and `twoDigits` before anything is removed. */
  private readonly twoPlacesAtStart = new Uint16Array(HOUSES);
  private readonly twoDigitsAtStart = new Uint16Array(HOUSES);
  /** The number of removed candidates that have been taken into account. */
  private known = 0;

  /** Sets the members of all groups at the start. */
  readPosition(members: Uint16Array): void {
    this.twoPlacesAtStart.fill(0);
    this.twoDigitsAtStart.fill(0);
    for (let group = FIRST_HOUSE_GROUP; group < GROUPS; group++) {
      const house = Math.floor((group - FIRST_HOUSE_GROUP) / 9);
      const digit = (group - FIRST_HOUSE_GROUP) % 9;
      if (COUNT[members[group]] === 2) this.twoPlacesAtStart[house] |= 1 << digit;
    }
    for (let i = 0; i < CELL_HOUSES.length; i++) {
      const isPair = COUNT[members[Math.floor(i / 3)]] === 2;
      if (isPair) this.twoDigitsAtStart[CELL_HOUSES[i]] |= 1 << CELL_PLACES[i];
    }
  }

  /** Begins a new assumption. */
  begin(): void {
    this.known = 0;
    for (let house = 0; house < HOUSES; house++) {
      this.twoPlaces[house] = this.twoPlacesAtStart[house];
      this.twoDigits[house] = this.twoDigitsAtStart[house];
      this.forLocked[house] = 0;
      this.forHiddenPairs[house] = 0;
      this.forXWings[house] = 0;
      this.forNakedPairs[house] = 0;
    }
  }

  /** Records the candidates that have been removed since the last call. */
  update({ members, literal, offQueue, removedCount }: Assumption): void {
    for (; this.known < removedCount; this.known++) {
      const candidate = literal[offQueue[this.known]] - CANDIDATES;
      const cell = Math.floor(candidate / 9);
      const digit = candidate - cell * 9;
      const bit = 1 << digit;
      const isPair = COUNT[members[cell]] === 2;
      for (let i = cell * 3; i < cell * 3 + 3; i++) {
        const house = CELL_HOUSES[i];
        const place = 1 << CELL_PLACES[i];
        if (COUNT[members[FIRST_HOUSE_GROUP + house * 9 + digit]] === 2) {
          this.twoPlaces[house] |= bit;
        } else {
          this.twoPlaces[house] &= ~bit;
        }
        if (isPair) this.twoDigits[house] |= place;
        else this.twoDigits[house] &= ~place;
        this.forLocked[house] |= bit;
        this.forHiddenPairs[house] |= bit;
        this.forXWings[house] |= bit;
        this.forNakedPairs[house] |= place;
      }
    }
  }
}
