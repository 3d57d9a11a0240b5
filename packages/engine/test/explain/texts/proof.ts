import type { Candidate } from '../../../src/technique/step.ts';
import { Knowledge, type Seen } from './knowledge.ts';
import type { NamedRules } from './named-rules.ts';
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
  /** The branch within which this one is assumed, and how many there are around it. */
  readonly parent: Branch | undefined;
  readonly depth: number;
  /** The cases that are told within this branch now. */
  cases: readonly Statement[];
  children: Branch[];
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
  /** The rules of a variant that a text has named. */
  rules: NamedRules | undefined;
  /** The cells of the houses, those that the cages lack and have besides, and the sum of the cages. */
  covered: ReadonlySet<number>;
  innies: readonly number[];
  outies: readonly number[];
  caged: number;
  /** The digits that some cells cannot have together. */
  forbidden: (readonly Candidate[])[];
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
    rules: undefined,
    covered: new Set(),
    innies: [],
    outies: [],
    caged: 0,
    forbidden: [],
  };
  /** What the text says that the step does. */
  readonly removed: Candidate[] = [];
  placed: Candidate | undefined;
  /** The branch that the text tells now. */
  current: Branch | undefined;

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

  /** Assumes something: within nothing, within a branch, or within a branch of a branch. */
  begin(start: Statement, depth: number = 0): Branch {
    let parent = depth > 0 ? this.current : undefined;
    while (parent && parent.depth >= depth) parent = parent.parent;
    require(parent?.depth === (depth > 0 ? depth - 1 : undefined), 'an assumption around this one');
    const knowledge = (parent ?? this).knowledge.fork();
    knowledge.note(start);
    const branch: Branch = {
      start,
      knowledge,
      statements: [],
      isRefuted: false,
      parent,
      depth,
      cases: [],
      children: [],
    };
    (parent?.children ?? this.named.branches).push(branch);
    this.current = branch;
    return branch;
  }

  /** Ends the branches within a branch with what they prove. */
  end(branch: Branch, statement: Statement): void {
    branch.knowledge.note(statement);
    branch.statements.push(statement);
    branch.cases = [];
    branch.children = [];
    this.current = branch;
  }

  get branch(): Branch {
    require(this.current !== undefined, 'an assumption before this sentence');
    return this.current;
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
