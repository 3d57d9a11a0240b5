// Hot code: it runs once per event.

/** A source line is stored in 16 bits. Line 0 means that the line is unknown. */
export const MAX_SOURCE_LINE = 65_535;

/** Chunks have 2 ** CHUNK_BITS events. */
const CHUNK_BITS = 14;
const CHUNK = 1 << CHUNK_BITS;
const IN_CHUNK = CHUNK - 1;

/** The bits of an event: 10 for the cell, 5 for the digit, 1 for `forced`, 16 for the line. */
const DIGIT_SHIFT = 10;
const FORCED_SHIFT = 15;
const LINE_SHIFT = 16;
const CELL_MASK = 1023;
const DIGIT_MASK = 31;

/** Marks a number of tries that does not fit in 8 bits. The number is in `manyTries`. */
const MANY_TRIES = 255;

/** A placement, or a back if `digit` is 0. */
export interface PackedEvent {
  readonly cell: number;
  readonly digit: number;
  readonly forced?: boolean;
  /** The line of the source that made the event, counted from 1. Default 0: unknown. */
  readonly line?: number;
}

/** The events of a trace, in five bytes each. Events are numbered from 0 here. */
export class PackedEvents {
  placements = 0;
  backs = 0;
  /** The numbers of events after which the program reached a solution, ascending. */
  readonly solutions: number[] = [];
  /** Solution → the line of the source that reported it, or 0 if it is unknown. */
  readonly solutionLines: number[] = [];
  /** How many digits were tested after the last event and did not fit. */
  lastTries = 0;
  /** Whether every back has taken out the digit that was placed last. */
  isStack = true;
  /** Whether any event has tries before it, or is forced. A tracer of programs sees neither. */
  tellsTries = false;
  /** The filled cells. Kept up to date only as long as `isStack` is true. */
  private readonly path: number[] = [];
  private readonly words: Uint32Array[] = [];
  private readonly tested: Uint8Array[] = [];
  /** Event → its number of tries, if there are at least MANY_TRIES. */
  private readonly manyTries = new Map<number, number>();

  get length(): number {
    return this.placements + this.backs;
  }

  /** The size of the arrays in bytes. */
  get byteLength(): number {
    return this.words.length * CHUNK * 5;
  }

  /** The bits of an event. `cellIn`, `digitIn`, `isForced` and `lineIn` read them. */
  word(event: number): number {
    return this.words[event >>> CHUNK_BITS][event & IN_CHUNK];
  }

  /** How many digits were tested before this event and did not fit. */
  triesBefore(event: number): number {
    const tries = this.tested[event >>> CHUNK_BITS][event & IN_CHUNK];
    return tries === MANY_TRIES ? this.manyTries.get(event)! : tries;
  }

  /** Adds an event. The tries since the previous event belong to this event. */
  push({ cell, digit, forced = false, line = 0 }: PackedEvent): void {
    const event = this.length;
    if ((event & IN_CHUNK) === 0) {
      this.words.push(new Uint32Array(CHUNK));
      this.tested.push(new Uint8Array(CHUNK));
    }
    this.words[event >>> CHUNK_BITS][event & IN_CHUNK] =
      cell | (digit << DIGIT_SHIFT) | ((forced ? 1 : 0) << FORCED_SHIFT) | (line << LINE_SHIFT);
    if (forced || this.lastTries > 0) this.tellsTries = true;
    if (this.lastTries > 0) this.storeTries(event);
    if (digit === 0) {
      this.backs++;
      if (this.isStack) this.isStack = this.path.pop() === cell;
    } else {
      this.placements++;
      if (this.isStack) this.path.push(cell);
    }
  }

  /**
   * Records that the program has reached a solution. A solution that is reported twice counts once.
   */
  pushSolution(line: number): void {
    if (this.solutions.at(-1) === this.length) return;
    this.solutions.push(this.length);
    this.solutionLines.push(line);
  }

  private storeTries(event: number): void {
    const { lastTries } = this;
    this.tested[event >>> CHUNK_BITS][event & IN_CHUNK] = Math.min(lastTries, MANY_TRIES);
    if (lastTries >= MANY_TRIES) this.manyTries.set(event, lastTries);
    this.lastTries = 0;
  }
}

export function cellIn(word: number): number {
  return word & CELL_MASK;
}

/** Returns the digit of a placement, or 0 for a back. */
export function digitIn(word: number): number {
  return (word >>> DIGIT_SHIFT) & DIGIT_MASK;
}

export function isForced(word: number): boolean {
  return ((word >>> FORCED_SHIFT) & 1) === 1;
}

/** Returns the line of the source, or 0 if it is unknown. */
export function lineIn(word: number): number {
  return word >>> LINE_SHIFT;
}
