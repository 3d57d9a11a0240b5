export const PLACE = 1;
export const REMOVE = 2;
export const SOLUTION = 3;
const MOST_LINES = (1 << 15) - 1;
/** A line of the text has at most this many letters, except for the givens. */
const MOST_LETTERS = 2_500;

/**
 * Where a record is kept. It begins with lines of text. Each line is a word and its value. Then come
 * events of 32 bits, up to a zero: kind (2 bits), digit (5), cell (10), line (15; 0 if unknown).
 */
export interface RecordStore {
  /** Adds a line to the text. */
  note(line: string): void;
  /**
   * Begins the events. Returns memory for this many. Returns undefined if another thread of the
   * program has already begun to record a grid.
   */
  begin(events: number): Uint32Array | undefined;
  /** The memory has this many events now. */
  added(length: number): void;
}

/** The events of the program. */
export class Record {
  private readonly store: RecordStore;
  private readonly limit: number;
  private events: Uint32Array = new Uint32Array(0);
  private length = 0;
  private isBroken = false;
  private isOverCopies = false;
  isCut = false;

  constructor(store: RecordStore, limit: number) {
    this.store = store;
    this.limit = limit;
  }

  /** Adds a line to the text. */
  note(word: string, value: string = ''): void {
    this.store.note(`${word} ${value.replace(/\s+/g, ' ').slice(0, MOST_LETTERS)}\n`);
  }

  /** Notes that the events are the differences between one grid and the next. */
  countCopies(): void {
    if (!this.isOverCopies) this.note('counting', 'copies');
    this.isOverCopies = true;
  }

  /** Notes that the tracer has failed. Later events are not recorded. */
  break(error: unknown): void {
    if (this.isBroken) return;
    this.isBroken = true;
    this.note('broken', String(error));
  }

  /**
   * Begins the events. Returns false if another thread of the program has already begun to record a
   * grid.
   */
  begin(): boolean {
    const events = this.store.begin(this.limit);
    if (events) this.events = events;
    return events !== undefined;
  }

  add(kind: number, cell: number, digit: number, line: number): void {
    if (this.isBroken) return;
    if (this.length === this.limit) {
      if (!this.isCut) this.note('cut');
      this.isCut = true;
      return;
    }
    const known = line <= MOST_LINES ? line : 0;
    this.events[this.length++] = kind | (digit << 2) | (cell << 7) | (known << 17);
    this.store.added(this.length);
  }
}
