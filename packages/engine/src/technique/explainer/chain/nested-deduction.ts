import type { ChainNode, NestedChains } from '../../chain-graph.ts';
import { LOWEST } from '../../classic-tables.ts';
import { Position } from '../../position.ts';
import { type Candidate, cellOf, digitIn } from '../../step.ts';
import { type Assumption, NONE } from './assumption.ts';
import { MEMBERS } from './groups.ts';
import type { Patterns } from './patterns.ts';

/** Finds all chains of one kind in a position, in the order of Sudoku Explainer. */
export interface NestedSearch {
  /**
   * Finds all steps, sorted by rating, complexity, sort key and the order in which they are found.
   * If several steps have the same eliminations, only the first of them is returned. Yields now and
   * then.
   */
  search(position: Position): Generator<undefined, readonly NestedChains[]>;
}

/**
 * Finds nested chains of an assumption. These are chains of the position without the candidates
 * that are off. The search starts when patterns lead to no more consequences.
 */
export class NestedDeduction {
  /** Finds consequences by patterns. Nested chains are tried only after this finds no more. */
  readonly patterns: Patterns;
  /**
   * The searches for nested chains, in order. If a search adds a consequence, the later searches
   * are not started.
   */
  private readonly searches: readonly NestedSearch[];
  /** The position without the removed candidates. */
  private readonly inner = new Position();
  private readonly outer = new Position();
  /**
   * Text of nested chains → the one object that stands for all equal chains, so that chains can be
   * compared with `===`.
   */
  private readonly known = new Map<string, NestedChains>();

  constructor(patterns: Patterns, searches: readonly NestedSearch[]) {
    this.patterns = patterns;
    this.searches = searches;
  }

  readPosition(position: Position): void {
    this.outer.copyFrom(position);
    this.known.clear();
  }

  /**
   * Finds further consequences of an assumption that has been followed with patterns. Yields now
   * and then.
   */
  *extend(assumption: Assumption): Generator<undefined, void> {
    while (assumption.contradiction === NONE) {
      this.readInner(assumption);
      let found = false;
      for (const search of this.searches) {
        found = this.addAll(assumption, yield* search.search(this.inner));
        yield undefined;
        if (found) break;
      }
      if (!found) return;
      assumption.resume();
    }
  }

  private readInner(assumption: Assumption): void {
    const { inner, outer } = this;
    inner.copyFrom(outer);
    for (let cell = 0; cell < 81; cell++) {
      const removed = outer.candidates[cell] & ~assumption.members[cell];
      for (let rest = removed; rest !== 0; rest &= rest - 1)
        inner.eliminate(cell, LOWEST[rest] + 1);
    }
  }

  /** Adds the conclusions of nested chains that depend on removed candidates. */
  private addAll(assumption: Assumption, steps: readonly NestedChains[]): boolean {
    const { size } = assumption;
    let found = false;
    for (const step of steps) {
      const removed = removedFor(step, assumption);
      if (removed.size === 0) continue;
      assumption.beginParents(this.intern(step), size);
      for (const candidate of removed) assumption.addParent(candidate);
      this.turnOff(assumption, step.eliminations);
      found = true;
    }
    return found;
  }

  private turnOff(assumption: Assumption, eliminations: readonly Candidate[]): void {
    const cells = [...new Set(eliminations.map((it) => cellOf(it)))];
    this.patterns.order.excluded(cells);
    for (const cell of cells) {
      for (const candidate of eliminations) {
        if (cellOf(candidate) === cell) assumption.turnOff(cell, 1 << (digitIn(candidate) - 1));
      }
    }
  }

  private intern(step: NestedChains): NestedChains {
    const key = step.chains.map((graph) => graph.map(literalText).join(' ')).join(' | ');
    const known = this.known.get(key);
    if (known) return known;
    this.known.set(key, step);
    return step;
  }
}

function literalText({ candidate, on }: ChainNode): string {
  return `${on ? '' : '-'}${candidate}`;
}

/** The removed candidates from which nested chains follow. */
function removedFor({ links }: NestedChains, assumption: Assumption): Set<Candidate> {
  const { initial, members } = assumption;
  const removed = new Set<Candidate>();
  for (const group of links) {
    for (let rest = initial[group] & ~members[group]; rest !== 0; rest &= rest - 1) {
      removed.add(MEMBERS[group * 9 + LOWEST[rest]]);
    }
  }
  return removed;
}
