// Hot code: plain loops, integers and preallocated arrays only.
import { lowestOf } from '../../technique/cell-set.ts';
import {
  CELL_HOUSES,
  COUNT,
  HOUSE_CELLS,
  LOWEST,
  PEER_SETS,
} from '../../technique/classic-tables.ts';
import { STATEMENTS } from '../../technique/hodoku/table/nodes.ts';
import { TableLinks } from '../../technique/hodoku/table/table-links.ts';
import { QueuedPosition } from './queued-position.ts';

/** The number of rounds in which HoDoKu looks for singles that follow from a statement. */
const ROUNDS = 4;

/** The greatest number of reasons that HoDoKu keeps for a single. */
const MAX_REASONS = 5;

/** Why a digit is placed. With `NO_SINGLE`, the placement follows from the statement alone. */
type SingleKind = 0 | 1 | 2;
const NO_SINGLE = 0;
const NAKED_SINGLE = 1;
const HIDDEN_SINGLE = 2;

/**
 * The links of forcing nets. To find what follows from a statement about a candidate, the candidate
 * is placed or removed in a trial position. Then all singles that appear in a few rounds are
 * placed. The reasons of a single are the candidates that prevented it in the original position.
 */
export class NetLinks extends TableLinks {
  private readonly trial = new QueuedPosition(new Uint8Array(81));
  /** Statement → its place in the current list. Valid only if the statement is in that list. */
  private readonly placesInList = new Uint16Array(STATEMENTS);
  /** Statement → the number of the latest list that has it. */
  private readonly lists = new Uint32Array(STATEMENTS);
  private list = 0;
  /**
   * The number of statements in the current list, including the statement from which the others
   * follow.
   */
  private length = 0;
  private readonly singleReasons = new Uint16Array(MAX_REASONS);
  /** The singles of the current round. */
  private readonly singleCells = new Uint8Array(27 * 9);
  private readonly singleDigits = new Uint8Array(27 * 9);
  private nakedCount = 0;
  private singleCount = 0;
  /** Cell → the number of the latest round in which it was a hidden single. */
  private readonly rounds = new Uint32Array(81);
  private round = 0;

  override read(position: QueuedPosition): void {
    this.clear();
    this.readGroups(position);
    for (let cell = 0; cell < 81; cell++) {
      for (let rest = position.candidates[cell]; rest !== 0; rest &= rest - 1) {
        const digit = LOWEST[rest];
        this.tryOn(position, cell, digit + 1);
        this.addSeeingGroups(position, cell, digit, false);
        this.tryOff(position, cell, digit + 1);
        this.addSeeingGroups(position, cell, digit, true);
      }
    }
    this.addGroups(position);
  }

  private tryOn(position: QueuedPosition, cell: number, digit: number): void {
    this.beginTrial(position, (cell * 9 + digit - 1) * 2 + 1);
    this.place(position, cell, digit, NO_SINGLE);
    this.placeSingles(position);
  }

  private tryOff(position: QueuedPosition, cell: number, digit: number): void {
    this.beginTrial(position, (cell * 9 + digit - 1) * 2);
    this.trial.eliminate(cell, digit);
    const left = this.trial.candidates[cell];
    if (COUNT[left] === 1) this.place(position, cell, LOWEST[left] + 1, NO_SINGLE);
    this.placeSingles(position);
  }

  private beginTrial(position: QueuedPosition, statement: number): void {
    this.trial.copyFrom(position);
    this.begin(statement);
    this.list++;
    this.lists[statement] = this.list;
    this.placesInList[statement] = 0;
    this.length = 1;
  }

  /**
   * Places the singles of a few rounds. In each round, all singles are found before the first of
   * them is placed.
   */
  private placeSingles(position: QueuedPosition): void {
    for (let i = 0; i < ROUNDS; i++) {
      this.findNakedSingles();
      this.findHiddenSingles();
      for (let k = 0; k < this.singleCount; k++) {
        const kind = k < this.nakedCount ? NAKED_SINGLE : HIDDEN_SINGLE;
        this.place(position, this.singleCells[k], this.singleDigits[k], kind);
      }
      if (this.singleCount === 0) return;
    }
  }

  private findNakedSingles(): void {
    const { nakedSingles, values } = this.trial;
    this.singleCount = 0;
    for (let i = nakedSingles.start; i < nakedSingles.end; i++) {
      const cell = nakedSingles.cells[i];
      if (values[cell] !== 0) continue;
      this.singleCells[this.singleCount] = cell;
      this.singleDigits[this.singleCount++] = nakedSingles.digits[i];
    }
    this.nakedCount = this.singleCount;
  }

  private findHiddenSingles(): void {
    const { rounds, trial } = this;
    const { hiddenSingles, values } = trial;
    const round = ++this.round;
    for (let i = hiddenSingles.start; i < hiddenSingles.end; i++) {
      const cell = hiddenSingles.cells[i];
      const digit = hiddenSingles.digits[i];
      if (values[cell] !== 0 || rounds[cell] === round) continue;
      const isSingle =
        trial.countOf(CELL_HOUSES[cell * 3], digit) === 1 ||
        trial.countOf(CELL_HOUSES[cell * 3 + 1], digit) === 1 ||
        trial.countOf(CELL_HOUSES[cell * 3 + 2], digit) === 1;
      if (!isSingle) continue;
      rounds[cell] = round;
      this.singleCells[this.singleCount] = cell;
      this.singleDigits[this.singleCount++] = digit;
    }
  }

  /**
   * Places a digit in the trial position, and adds the statements that follow from it in the
   * original position.
   */
  private place(position: QueuedPosition, cell: number, digit: number, kind: SingleKind): void {
    const { lists, trial } = this;
    const on = (cell * 9 + digit - 1) * 2 + 1;
    const house = kind === HIDDEN_SINGLE ? this.houseWithFewest(cell, digit) : -1;
    const others = trial.candidates[cell] & ~(1 << (digit - 1));
    if (trial.values[cell] !== digit) trial.place(cell, digit);
    if (lists[on] !== this.list) {
      this.readReasons(position, cell, digit, house, kind);
      this.addSingle(on);
    }
    const place = this.placesInList[on];
    const distance = this.distanceAt(place) + 1;
    for (let band = 0; band < 3; band++) {
      const set = position.cells[digit * 3 - 3 + band] & PEER_SETS[cell * 3 + band];
      for (let rest = set; rest !== 0; rest &= rest - 1) {
        const other = 27 * band + lowestOf(rest);
        this.addFollowing((other * 9 + digit - 1) * 2, place, distance);
      }
    }
    for (let rest = others; rest !== 0; rest &= rest - 1) {
      this.addFollowing((cell * 9 + LOWEST[rest]) * 2, place, distance);
    }
  }

  /**
   * Returns the house of the cell in which the digit has the fewest places, in the trial position.
   * If this is true of several houses, returns the first of them.
   */
  private houseWithFewest(cell: number, digit: number): number {
    const { trial } = this;
    let best = CELL_HOUSES[cell * 3];
    for (let i = cell * 3 + 1; i < cell * 3 + 3; i++) {
      if (trial.countOf(CELL_HOUSES[i], digit) < trial.countOf(best, digit)) best = CELL_HOUSES[i];
    }
    return best;
  }

  /**
   * Sets `singleReasons` to the reasons of a single: the candidates that prevented it in the
   * original position. Each reason is stored as its place in the current list, or as 0 if it is not
   * in the list.
   */
  private readReasons(
    { candidates, places }: QueuedPosition,
    cell: number,
    digit: number,
    house: number,
    kind: SingleKind,
  ): void {
    const { singleReasons } = this;
    let count = 0;
    singleReasons.fill(0);
    if (kind === NAKED_SINGLE) {
      for (let rest = candidates[cell]; rest !== 0 && count < MAX_REASONS; rest &= rest - 1) {
        const other = LOWEST[rest];
        if (other !== digit - 1) singleReasons[count++] = this.placeInList((cell * 9 + other) * 2);
      }
    } else if (kind === HIDDEN_SINGLE) {
      const all = places[house * 9 + digit - 1];
      for (let rest = all; rest !== 0 && count < MAX_REASONS; rest &= rest - 1) {
        const other = HOUSE_CELLS[house * 9 + LOWEST[rest]];
        if (other === cell) continue;
        singleReasons[count++] = this.placeInList((other * 9 + digit - 1) * 2);
      }
    }
  }

  private placeInList(statement: number): number {
    return this.lists[statement] === this.list ? this.placesInList[statement] : 0;
  }

  /** The distance of the statement at a place of the current list. */
  private distanceAt(place: number): number {
    return place === 0 ? 1 : this.distances[this.starts[this.current] + place - 1];
  }

  /**
   * Adds a single with the reasons in `singleReasons`. The reason that comes last in the current
   * list is stored first.
   */
  private addSingle(statement: number): void {
    const { singleReasons } = this;
    const distance = this.distanceAt(singleReasons[0]) + 1;
    let first = singleReasons[0];
    for (let i = 1; i < MAX_REASONS; i++) {
      if (singleReasons[i] <= first) continue;
      const greater = singleReasons[i];
      singleReasons[i] = first;
      first = greater;
    }
    this.addFollowing(statement, first, distance);
    for (let i = 1; i < MAX_REASONS; i++) {
      if (singleReasons[i] === 0) continue;
      this.addBlock(singleReasons);
      return;
    }
  }

  private addFollowing(statement: number, reason: number, distance: number): void {
    if (this.lists[statement] === this.list) return;
    this.lists[statement] = this.list;
    this.placesInList[statement] = this.length++;
    this.addEntry(statement, reason, distance);
  }
}
