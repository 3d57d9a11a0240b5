import type { Candidate, CandidateState } from '../step.ts';
import { type Candidates, type Clash, type Deduction, LeftCandidates } from './deduction.ts';

/** How many more deductions than the smallest proof so far a proof may need. */
const SLACK = 1;

/** The most proofs to compare. */
const MAX_PROOFS = 8;

/** What a proof leads to: a candidate that is on or off, or any contradiction if undefined. */
export type Goal = CandidateState | undefined;

/** The deductions of a proof, in an order in which each follows from those before it. */
export interface FoundProof {
  readonly deductions: readonly Deduction[];
  /** The contradiction at its end. Undefined if it ends with the goal. */
  readonly clash: Clash | undefined;
}

/** A deduction with all deductions that it needs, itself included. */
interface Backed {
  readonly deduction: Deduction;
  readonly needs: ReadonlySet<Deduction>;
}

/**
 * Looks for a small proof. Deductions are made in the order of the number of deductions that they
 * need. If a candidate is off for several reasons, a deduction takes the one that adds the fewest.
 * This finds a small proof, but not always the smallest.
 */
export class ProofSearch {
  private readonly all: Candidates;
  private readonly left: LeftCandidates;
  private readonly goal: Goal;
  /** Candidate → the sets of deductions after which it is off. */
  private readonly removedAfter = new Map<Candidate, ReadonlySet<Deduction>[]>();
  /** The deductions to make, by the size of what they need. */
  private readonly queues: Backed[][] = [];
  private readonly names = new Set<string>();
  /** Deduction → its number, in the order in which the deductions were made. */
  private readonly numbers = new Map<Deduction, number>();
  private readonly proofs: FoundProof[] = [];
  private bestSize = Infinity;

  constructor(all: Candidates, goal: Goal) {
    this.all = all;
    this.left = new LeftCandidates(all);
    this.goal = goal;
  }

  /** The proofs that need hardly more deductions than the first one, the smallest first. */
  from(assumed: CandidateState): FoundProof[] {
    const { proofs, queues } = this;
    this.remove(this.left.removedBy(assumed), new Set());
    for (let size = 0; size < queues.length && size < this.bestSize + SLACK; size++) {
      // A deduction needs more deductions than those from which it follows, so the queue is complete.
      for (const backed of queues[size]) this.make(backed);
    }
    return proofs
      .toSorted((a, b) => a.deductions.length - b.deductions.length)
      .slice(0, MAX_PROOFS);
  }

  private make({ deduction, needs }: Backed): void {
    const name = `${deduction.cells.join()}=${deduction.digit}${deduction.cells.length > 1 ? deduction.house : ''}`;
    if (this.names.has(name)) return;
    this.names.add(name);
    this.numbers.set(deduction, this.numbers.size);
    const { goal } = this;
    if (goal?.on && deduction.cells.length === 1) {
      const { size } = this.all.geometry;
      const placed = deduction.cells[0] * size + deduction.digit - 1;
      if (placed === goal.candidate) this.propose(needs, undefined);
    }
    this.remove(deduction.removed, needs);
  }

  private remove(removed: readonly Candidate[], needs: ReadonlySet<Deduction>): void {
    const { goal, left, removedAfter } = this;
    for (const candidate of removed) {
      const known = removedAfter.get(candidate);
      if (known) known.push(needs);
      else removedAfter.set(candidate, [needs]);
      if (goal && !goal.on && goal.candidate === candidate) this.propose(needs, undefined);
    }
    const isNew = removed.filter((candidate) => left.has(candidate));
    for (const candidate of isNew) left.remove(candidate);
    for (const candidate of isNew) {
      for (const found of left.consequences(candidate)) this.add(found);
    }
  }

  private add(found: Deduction | Clash): void {
    const needs = this.needsOf(found.premises);
    if ('source' in found) {
      this.propose(needs, found);
      return;
    }
    needs.add(found);
    const size = sizeOf(needs);
    while (this.queues.length <= size) this.queues.push([]);
    this.queues[size].push({ deduction: found, needs });
  }

  private propose(needs: ReadonlySet<Deduction>, clash: Clash | undefined): void {
    const size = sizeOf(needs);
    if (size >= this.bestSize + SLACK) return;
    this.bestSize = Math.min(this.bestSize, size);
    const { numbers } = this;
    const numberOf = (it: Deduction): number => numbers.get(it) ?? 0;
    this.proofs.push({
      deductions: [...needs].sort((a, b) => numberOf(a) - numberOf(b)),
      clash,
    });
  }

  /** The deductions after which all premises are off, few if possible. */
  private needsOf(premises: readonly Candidate[]): Set<Deduction> {
    const needs = new Set<Deduction>();
    const ways = premises.map((it) => this.removedAfter.get(it) ?? []);
    for (const sets of ways.toSorted((a, b) => a.length - b.length)) {
      let best: readonly Deduction[] | undefined;
      for (const set of sets) {
        const added = [...set].filter((it) => !needs.has(it));
        if (!best || added.length < best.length) best = added;
      }
      for (const it of best ?? []) needs.add(it);
    }
    return needs;
  }
}

/** The number of statements of these deductions: one with several places also says what it removes. */
export function sizeOf(deductions: Iterable<Deduction>): number {
  let size = 0;
  for (const { cells } of deductions) size += cells.length > 1 ? 2 : 1;
  return size;
}
