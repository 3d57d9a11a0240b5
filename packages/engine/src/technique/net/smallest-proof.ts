import type { PatternNode, Source } from '../pattern.ts';
import { type Candidate, type CandidateState, candidateOf, cellOf, digitIn } from '../step.ts';
import { type Candidates, type Deduction, LeftCandidates } from './deduction.ts';
import { type FoundProof, type Goal, ProofSearch, sizeOf } from './proof-search.ts';

/** A proof as the nodes of a net, and the contradiction to which they lead, if they lead to one. */
export interface NetChain {
  readonly nodes: readonly PatternNode[];
  readonly clash: Source | undefined;
}

/**
 * Proves that a goal follows from an assumption, with few deductions: digits that have a single
 * place left, and digits that a house has left only in one line or box. A proof may lead to a
 * contradiction instead, if that is shorter. Returns undefined if there is no proof.
 */
export function smallestProof(
  all: Candidates,
  assumed: CandidateState,
  goal: Goal,
): NetChain | undefined {
  const isGoal = goal?.candidate === assumed.candidate && goal.on === assumed.on;
  if (isGoal) return { nodes: [nodeOf(all, assumed)], clash: undefined };
  const given = new LeftCandidates(all).removedBy(assumed);
  const proofs = new ProofSearch(all, goal).from(assumed).map((proof) => {
    const check = new ProofCheck(all, given, goal, proof);
    return { check, deductions: check.shrink(proof.deductions) };
  });
  if (proofs.length === 0) return undefined;
  const { check, deductions } = proofs.reduce((best, it) =>
    sizeOf(it.deductions) < sizeOf(best.deductions) ? it : best,
  );
  return check.chain(nodeOf(all, assumed), deductions);
}

function nodeOf({ geometry }: Candidates, { candidate, on }: CandidateState): PatternNode {
  return { cells: [cellOf(candidate, geometry)], digit: digitIn(candidate, geometry), on };
}

/** Whether a node says what another one says about its only cell. */
function says({ cells, digit, on }: PatternNode, other: PatternNode): boolean {
  if (on !== other.on || digit !== other.digit) return false;
  return on ? cells.join() === other.cells.join() : cells.includes(other.cells[0]);
}

/** Finds out which deductions of a proof are needed. */
class ProofCheck {
  private readonly all: Candidates;
  private readonly given: readonly Candidate[];
  private readonly goal: Goal;
  private readonly proof: FoundProof;

  constructor(all: Candidates, given: readonly Candidate[], goal: Goal, proof: FoundProof) {
    this.all = all;
    this.given = given;
    this.goal = goal;
    this.proof = proof;
  }

  /** Leaves out deductions, one after another, as long as the others are a proof. */
  shrink(deductions: readonly Deduction[]): readonly Deduction[] {
    let best = this.needed(deductions) ?? deductions;
    for (let i = best.length - 1; i >= 0; i--) {
      const without = this.needed(best.filter((_, k) => k !== i));
      if (!without) continue;
      best = without;
      i = best.length;
    }
    return best;
  }

  /**
   * The deductions that the proof needs, in the order in which they can be made. Undefined if these
   * deductions are no proof.
   */
  private needed(deductions: readonly Deduction[]): Deduction[] | undefined {
    const made = this.make(deductions);
    const ends = this.ends(made);
    if (!ends) return undefined;
    const needed = new Set<number>();
    const open = [...ends];
    for (let number = open.pop(); number !== undefined; number = open.pop()) {
      if (number < 0 || needed.has(number)) continue;
      needed.add(number);
      open.push(...this.reasons(made, made.deductions[number].premises));
    }
    return made.deductions.filter((_, number) => needed.has(number));
  }

  /** Makes the deductions, each as soon as it follows. */
  private make(deductions: readonly Deduction[]): Made {
    const made: Made = { deductions: [], removedBy: new Map(this.given.map((it) => [it, -1])) };
    let open = deductions;
    while (open.length > 0) {
      const next = open.find(({ premises }) => premises.every((it) => made.removedBy.has(it)));
      if (!next) break;
      for (const candidate of next.removed) {
        if (!made.removedBy.has(candidate)) made.removedBy.set(candidate, made.deductions.length);
      }
      made.deductions.push(next);
      open = open.filter((it) => it !== next);
    }
    return made;
  }

  /** The deductions from which the end of the proof follows, or undefined if it does not follow. */
  private ends(made: Made): readonly number[] | undefined {
    const { goal, proof } = this;
    if (proof.clash) {
      const { premises } = proof.clash;
      return premises.every((it) => made.removedBy.has(it))
        ? this.reasons(made, premises)
        : undefined;
    }
    if (!goal) return undefined;
    if (!goal.on) {
      const number = made.removedBy.get(goal.candidate);
      return number === undefined ? undefined : [number];
    }
    const number = made.deductions.findIndex((it) => this.places(it, goal.candidate));
    return number < 0 ? undefined : [number];
  }

  private places({ cells, digit }: Deduction, candidate: Candidate): boolean {
    return cells.length === 1 && candidateOf(cells[0], digit, this.all.geometry) === candidate;
  }

  private reasons(made: Made, premises: readonly Candidate[]): number[] {
    const numbers = premises.map((it) => made.removedBy.get(it) ?? -1);
    return [...new Set(numbers)].sort((a, b) => a - b);
  }

  /** Writes the proof as nodes. Each node has the earlier nodes from which it follows as parents. */
  chain(start: PatternNode, deductions: readonly Deduction[]): NetChain {
    const made = this.make(deductions);
    const { goal, proof } = this;
    const nodes: PatternNode[] = [start];
    /** Deduction → the node that says which candidates it removes. */
    const removing: number[] = [];
    const parentsOf = (premises: readonly Candidate[]): number[] =>
      this.reasons(made, premises).map((number) => (number < 0 ? 0 : removing[number]));
    for (const [number, { cells, digit, house, premises }] of made.deductions.entries()) {
      const [open, closed] = this.split(made, number, cells, digit);
      const parents = parentsOf([...premises, ...closed]);
      const place = house === undefined ? {} : { house };
      nodes.push({ cells: open, digit, on: true, parents, ...place });
      if (open.length > 1) nodes.push(this.removal(made, number, nodes));
      removing.push(nodes.length - 1);
    }
    if (proof.clash) return { nodes, clash: proof.clash.source };
    const end = nodes[nodes.length - 1];
    if (goal && !says(end, nodeOf(this.all, goal))) {
      nodes.push({ ...nodeOf(this.all, goal), parents: parentsOf([goal.candidate]) });
    }
    return { nodes, clash: undefined };
  }

  /**
   * Divides the places of a deduction: the cells that are still open when it is made, and the
   * candidates that an earlier deduction has removed since.
   */
  private split(
    made: Made,
    number: number,
    cells: readonly number[],
    digit: number,
  ): [open: readonly number[], closed: readonly Candidate[]] {
    const candidates = cells.map((cell) => candidateOf(cell, digit, this.all.geometry));
    const isClosed = (it: Candidate) => (made.removedBy.get(it) ?? number) < number;
    const open = cells.filter((_, i) => !isClosed(candidates[i]));
    return open.length > 0 ? [open, candidates.filter(isClosed)] : [cells, []];
  }

  /** The candidates that a deduction with several cells removes, as far as the proof needs them. */
  private removal(made: Made, number: number, nodes: readonly PatternNode[]): PatternNode {
    const { goal, proof } = this;
    const { geometry } = this.all;
    const needed = new Set([
      ...made.deductions.flatMap(({ premises }) => premises),
      ...(proof.clash?.premises ?? []),
      ...(goal ? [goal.candidate] : []),
    ]);
    const { digit, removed } = made.deductions[number];
    const cells = removed
      .filter((it) => needed.has(it) && made.removedBy.get(it) === number)
      .map((it) => cellOf(it, geometry));
    const parent = nodes.length - 1;
    const { house = 0, ...places } = nodes[parent];
    const confined = { cells: places.cells, digits: [digit], houses: [house] };
    return { cells, digit, on: false, parents: [parent], confined };
  }
}

/** The deductions that could be made, in order. */
interface Made {
  readonly deductions: Deduction[];
  /** Candidate → the number of the deduction that removed it, or −1 for the assumption. */
  readonly removedBy: Map<Candidate, number>;
}
