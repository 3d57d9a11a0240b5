import type { Random } from '../random.ts';

/** How a line grows, digit by digit. */
export interface Growth {
  /** The numbers of cells that a line has. */
  readonly lengths: readonly [fewest: number, most: number];
  /** Whether a line with these digits may go on to this digit. */
  readonly allows: (digits: readonly number[], next: number) => boolean;
  /** Whether a line with these digits may end. Default: yes. */
  readonly mayEnd?: (digits: readonly number[]) => boolean;
}

/** How often a line is begun before none is drawn. */
const TRIES = 40;

/** A solution on which lines are drawn that do not touch and do not cross. */
export class Canvas {
  readonly size: number;
  readonly digits: ArrayLike<number>;
  readonly random: Random;
  /** Cell → whether a line has it. */
  private readonly isTaken: Uint8Array;
  /** The corners through which a line goes. */
  private readonly corners = new Set<number>();

  constructor(digits: ArrayLike<number>, random: Random) {
    this.digits = digits;
    this.size = Math.sqrt(digits.length);
    this.random = random;
    this.isTaken = new Uint8Array(digits.length);
  }

  /** Draws a random line. Undefined if none is found. */
  line({ allows, lengths, mayEnd = () => true }: Growth): number[] | undefined {
    const [fewest, most] = lengths;
    for (let tries = 0; tries < TRIES; tries++) {
      const cells = this.start();
      const goal = fewest + this.random.below(most - fewest + 1);
      let end = 0;
      while (cells.length > 0 && cells.length <= goal) {
        const digits = this.digitsAt(cells);
        if (cells.length >= fewest && mayEnd(digits)) end = cells.length;
        if (cells.length === goal) break;
        const next = this.stepsFrom(cells).filter((cell) => allows(digits, this.digits[cell]));
        if (next.length === 0) break;
        cells.push(next[this.random.below(next.length)]);
      }
      if (end > 0) return this.take(cells.slice(0, end));
    }
    return undefined;
  }

  /** Draws a random line that reads the same from both ends. Undefined if none is found. */
  palindrome([fewest, most]: Growth['lengths']): number[] | undefined {
    for (let tries = 0; tries < TRIES; tries++) {
      let cells = this.start();
      while (cells.length > 0 && cells.length + 2 <= most) {
        const pairs = this.pairsAround(cells);
        if (pairs.length === 0) break;
        const [first, last] = pairs[this.random.below(pairs.length)];
        cells = [first, ...cells, last];
      }
      if (cells.length >= fewest) return this.take(cells);
    }
    return undefined;
  }

  /** A random cell without a line, or none. */
  private start(): number[] {
    const cell = this.random.below(this.isTaken.length);
    return this.isTaken[cell] === 0 ? [cell] : [];
  }

  /** The cells with equal digits to which the two ends of a line can go on. */
  private pairsAround(cells: readonly number[]): [number, number][] {
    const [first, last] = [cells[0], cells[cells.length - 1]];
    const lasts = this.stepsFrom(cells);
    return this.stepsFrom(cells.toReversed()).flatMap((before) =>
      lasts
        .filter((after) => after !== before && this.digits[after] === this.digits[before])
        .filter((after) => !this.areCrossing([first, before], [last, after]))
        .map((after): [number, number] => [before, after]),
    );
  }

  /** The cells beside the last cell of a line to which the line can go on. */
  private stepsFrom(cells: readonly number[]): number[] {
    const last = cells[cells.length - 1];
    const own = cells.slice(1).map((cell, i) => this.cornerOf(cells[i], cell));
    return this.around(last).filter((cell) => {
      if (this.isTaken[cell] !== 0 || cells.includes(cell)) return false;
      const corner = this.cornerOf(last, cell);
      return corner < 0 || !(this.corners.has(corner) || own.includes(corner));
    });
  }

  /** The up to eight cells around a cell. */
  private around(cell: number): number[] {
    const { size } = this;
    const [row, column] = [Math.floor(cell / size), cell % size];
    const cells: number[] = [];
    for (let r = Math.max(0, row - 1); r <= Math.min(size - 1, row + 1); r++) {
      for (let c = Math.max(0, column - 1); c <= Math.min(size - 1, column + 1); c++) {
        if (r !== row || c !== column) cells.push(r * size + c);
      }
    }
    return cells;
  }

  private areCrossing(
    [a, b]: readonly [number, number],
    [c, d]: readonly [number, number],
  ): boolean {
    const corner = this.cornerOf(a, b);
    return corner >= 0 && corner === this.cornerOf(c, d);
  }

  /** The corner through which a step goes: the cell above left of it. −1 if the step is straight. */
  private cornerOf(a: number, b: number): number {
    const { size } = this;
    const [row, other] = [Math.floor(a / size), Math.floor(b / size)];
    if (row === other || a % size === b % size) return -1;
    return Math.min(row, other) * size + Math.min(a % size, b % size);
  }

  private take(cells: number[]): number[] {
    for (const cell of cells) this.isTaken[cell] = 1;
    for (const [i, cell] of cells.slice(1).entries())
      this.corners.add(this.cornerOf(cells[i], cell));
    return cells;
  }

  digitsAt(cells: readonly number[]): number[] {
    return cells.map((cell) => this.digits[cell]);
  }
}
