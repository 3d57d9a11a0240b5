import type { Candidate } from '../../../src/technique/step.ts';
import { Knowledge, type Seen } from './knowledge.ts';
import type { NamedSet, Statement, Terms } from './terms.ts';

/** A sentence whose claim does not follow. */
export class Unproven extends Error {}

/** @throws Unproven if the condition is false. */
export function require(condition: boolean, claim: string): asserts condition {
  if (!condition) throw new Unproven(claim);
}

/** What follows from an assumption: `If r1c1 is 5, then …`. */
export interface Branch {
  readonly start: Statement;
  readonly knowledge: Knowledge;
  /** The statements of the branch in their order, without its start. */
  readonly statements: Statement[];
  /** Whether the branch has led to a contradiction. */
  isRefuted: boolean;
}

/** A fish as a text describes it. */
export interface NamedFish {
  readonly base: readonly number[];
  readonly cover: readonly number[];
  readonly digit: number;
  readonly fins: readonly number[];
}

/** What the earlier sentences of a text have named, for the later ones that refer to it. */
export interface Named {
  cells: readonly number[];
  /** The cells of a text that names two lists: the first one. */
  ends: readonly number[];
  digits: readonly number[];
  digit: number;
  house: number | undefined;
  sets: readonly NamedSet[];
  /** The shared digits of the sets, link by link. */
  shared: readonly (readonly number[])[];
  fish: NamedFish | undefined;
  /** The groups of a coloring: A, B, C, D. */
  groups: readonly (readonly number[])[];
  /** The statements of which one is true. */
  cases: readonly Statement[];
  branches: Branch[];
  /** The candidates of a rectangle besides its two digits. */
  extras: readonly Candidate[];
}

/** The proof of a text, sentence by sentence. */
export class Proof {
  readonly knowledge: Knowledge;
  readonly seen: Seen;
  readonly named: Named = {
    cells: [],
    ends: [],
    digits: [],
    digit: 0,
    house: undefined,
    sets: [],
    shared: [],
    fish: undefined,
    groups: [],
    cases: [],
    branches: [],
    extras: [],
  };
  /** What the text says that the step does. */
  readonly removed: Candidate[] = [];
  placed: Candidate | undefined;

  constructor(seen: Seen) {
    this.seen = seen;
    this.knowledge = new Knowledge(seen);
  }

  /** The candidates of a digit in these cells. */
  candidates(cells: readonly number[], digit: number): Candidate[] {
    return cells
      .filter((cell) => this.knowledge.has(cell, digit))
      .map((cell) => this.knowledge.candidate(cell, digit));
  }

  /** Notes that a statement is true. */
  conclude(statement: Statement): void {
    const { cells, digit, on } = statement;
    if (on) this.knowledge.add(this.candidates(cells, digit));
    else this.knowledge.note(statement);
  }

  /** Proves a clause from what is noted, and notes it. */
  derive(clause: readonly Candidate[], claim: string): void {
    require(this.knowledge.entails(clause), claim);
    this.knowledge.add(clause);
  }

  begin(start: Statement): Branch {
    const knowledge = this.knowledge.fork();
    knowledge.note(start);
    const branch = { start, knowledge, statements: [], isRefuted: false };
    this.named.branches.push(branch);
    return branch;
  }

  get branch(): Branch {
    const branch = this.named.branches.at(-1);
    require(branch !== undefined, 'an assumption before this sentence');
    return branch;
  }
}

/** One form of sentence: its template, and how to prove what it claims. */
export type Sentence = readonly [template: string, prove: (terms: Terms, proof: Proof) => void];

export function same(a: Statement, b: Statement): boolean {
  return a.on === b.on && a.digit === b.digit && a.cells.join() === b.cells.join();
}

export function opposite(statement: Statement): Statement {
  return { ...statement, on: !statement.on };
}
