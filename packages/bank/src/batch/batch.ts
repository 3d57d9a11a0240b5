/** Work on the lines of a file, or on the puzzles of a seed, that is divided into parts. */
export interface NewBatch {
  /** The words of the command line, such as `rate`, `--json` and the name of the file. */
  readonly command: readonly string[];
  /** Whether the answers are JSON. */
  readonly json: boolean;
  /** Undefined if the puzzles come from a seed. */
  readonly file: BatchFile | undefined;
  readonly parts: number;
  /** The version of the program. Another one could give other answers. */
  readonly version: string;
}

export interface BatchFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** The beginning of the file, which says how to read every part. */
  readonly start: Uint8Array;
}

export interface NewPart {
  /** From 1. */
  readonly number: number;
  /** The number of lines of the file, or of puzzles. */
  readonly items: number;
  /** Where the part begins and ends in the file, in bytes. */
  readonly begins: number;
  readonly ends: number;
  /** What the file has there. Undefined if the puzzles come from a seed. */
  readonly input: Uint8Array | undefined;
}

export interface Batch extends NewBatch {
  readonly id: number;
}

/** A part that a worker is to do. */
export interface PartWork extends NewPart {
  readonly batch: Batch;
}

/** What the command noted, other than errors. */
export interface PartNotes {
  /** The first notes: the line in the part, and the text. */
  readonly lines: readonly (readonly [line: number, text: string])[];
  /** The number of notes after them. */
  readonly more: number;
  /** What a notation could not hold: the part of a record, and of how many records. */
  readonly losses: readonly (readonly [notation: string, part: string, records: number])[];
}

/** What a worker found. */
export interface PartAnswer {
  readonly output: Uint8Array;
  /** What the command said on standard error. */
  readonly messages: string;
  /** Null in a part that an earlier version of the tables has kept. */
  readonly notes: PartNotes | null;
  /** The exit status of the command. */
  readonly status: number;
  readonly seconds: number;
}

/** A part of a batch that is done. */
export interface DonePart extends PartAnswer, Pick<NewPart, 'number' | 'items'> {}

/** A part that will not be done any more, because it failed too often. */
export interface PartAside extends Pick<NewPart, 'number' | 'items' | 'begins' | 'ends'> {
  /** The number of lines, or of puzzles, in the parts before it. */
  readonly before: number;
  readonly reason: string;
}

/** How far a batch is. */
export interface BatchState extends Pick<Batch, 'id' | 'command' | 'parts'> {
  /** The name of the file. Undefined if the puzzles come from a seed. */
  readonly file: string | undefined;
  readonly state: 'open' | 'done' | 'cancelled';
  /** The number of parts that are done, that workers work on, and that were set aside. */
  readonly done: number;
  readonly working: number;
  readonly aside: number;
  /** The number of lines, or of puzzles, in all parts, and in those that are done. */
  readonly items: number;
  readonly itemsDone: number;
  /** Lines, or puzzles, a second over the last half minute. */
  readonly rate: number;
  /** Seconds of work in the parts that are done. */
  readonly seconds: number;
  readonly submitted: string;
}
