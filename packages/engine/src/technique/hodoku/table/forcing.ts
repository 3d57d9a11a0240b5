import { CLASSIC } from '../../../grid/geometry.ts';
import { BAND, BIT_IN_BAND } from '../../classic-tables.ts';
import type { Receive } from '../../finder.ts';
import type { Candidates } from '../../net/deduction.ts';
import { contradictionPattern, verityPattern } from '../../net/net-pattern.ts';
import type { ChainPattern } from '../../pattern.ts';
import type { Position } from '../../position.ts';
import type { CandidateState, Step, TechniqueId } from '../../step.ts';
import { Closure } from './closure.ts';
import { Conclusions } from './conclusions.ts';
import { Contradictions } from './contradictions.ts';
import { NODE_DIGITS } from './nodes.ts';
import { Proof } from './proof.ts';
import { ProofChains } from './proof-chains.ts';
import type { TableLinks } from './table-links.ts';
import { readVerity, VERITIES } from './verities.ts';

/**
 * Finds forcing chains or forcing nets in tables, as HoDoKu does. A net is a proof in which a
 * statement has more than one reason.
 *
 * HoDoKu's pattern has the chains of the proof. The chains of a contradiction start from one
 * candidate. Their last nodes cannot hold together in a cell or a house. The chains of a verity
 * start from both statements about a candidate, from the candidates of a cell, or from the places
 * of a digit in a house. They end with the conclusion. If the contradiction or the verity is in a
 * house, `houses` has this house. `cells` and `digits` are those of the last nodes of a
 * contradiction, or of the first nodes of a verity.
 *
 * The pattern of a net is the smallest net with the same assumptions and the same conclusion.
 * HoDoKu's pattern is its `hodoku`.
 */
export class Forcing {
  private readonly kind: 'chain' | 'net';
  private readonly links: TableLinks;
  private readonly closure = new Closure();
  private readonly conclusions = new Conclusions(this.closure);
  private readonly contradictions = new Contradictions(this.closure, this.conclusions);
  private readonly chains: ProofChains;
  private readonly proof = new Proof();
  /** The best proof of the current conclusion. */
  private readonly best = new Proof();
  /** The number of nodes of the best proof, or Infinity if there is no proof yet. */
  private nodeCount = Infinity;

  constructor(kind: 'chain' | 'net', links: TableLinks) {
    this.kind = kind;
    this.links = links;
    this.chains = new ProofChains(links);
  }

  /**
   * Passes the best proof of each conclusion to `receive`: placements first, in the order of their
   * cells, then eliminations, in the order of their candidates.
   */
  find(position: Position, receive: Receive): boolean {
    const { closure, conclusions } = this;
    this.links.read(position, true);
    closure.read(position, this.links);
    conclusions.read(position, this.links);
    this.chains.begin();
    return (
      this.pass(position, conclusions.placements, 1, receive) ||
      this.pass(position, conclusions.eliminations, 0, receive)
    );
  }

  private pass(position: Position, set: Int32Array, on: 0 | 1, receive: Receive): boolean {
    for (let cell = 0; cell < 81; cell++) {
      for (let digit = 0; digit < 9; digit++) {
        if ((set[digit * 3 + BAND[cell]] & BIT_IN_BAND[cell]) === 0) continue;
        const step = this.prove(position, (cell * 9 + digit) * 2 + on);
        if (step && receive(step)) return true;
      }
    }
    return false;
  }

  /**
   * Makes a step from the best proof of a conclusion. For a placement, HoDoKu prefers any
   * contradiction to all verities. Otherwise the best proof is the one with the fewest nodes, or
   * the first of these.
   */
  private prove(position: Position, conclusion: number): Step | undefined {
    this.nodeCount = Infinity;
    this.contradictions.find(position, conclusion ^ 1, (proof) => this.tryContradiction(proof));
    const isPlacement = (conclusion & 1) === 1;
    if (isPlacement && this.nodeCount < Infinity) {
      return this.stepOf(position, conclusion, 'contradiction');
    }
    const isVerity = this.findVerity(position, conclusion);
    if (this.nodeCount === Infinity) return undefined;
    return this.stepOf(position, conclusion, isVerity ? 'verity' : 'contradiction');
  }

  private tryContradiction(proof: Proof): void {
    const count = this.chains.countNodes(proof, this.kind === 'net', this.nodeCount);
    if (count >= this.nodeCount) return;
    this.nodeCount = count;
    this.best.copyFrom(proof);
  }

  /** Finds the best verity that is better than the best proof so far. */
  private findVerity(position: Position, conclusion: number): boolean {
    const { best, chains, closure, proof } = this;
    let isFound = false;
    for (let verity = 0; verity < VERITIES; verity++) {
      if (!readVerity(verity, conclusion, position, closure, proof)) continue;
      const count = chains.countNodes(proof, this.kind === 'net', this.nodeCount);
      if (count >= this.nodeCount) continue;
      this.nodeCount = count;
      best.copyFrom(proof);
      isFound = true;
    }
    return isFound;
  }

  private stepOf(position: Position, conclusion: number, kind: 'contradiction' | 'verity'): Step {
    const candidate = conclusion >> 1;
    const isPlacement = (conclusion & 1) === 1;
    const hodoku = this.patternOf(kind);
    const step: Step = {
      technique: `forcing-${this.kind}-${kind}` satisfies TechniqueId,
      pattern: hodoku,
      eliminations: isPlacement ? [] : [candidate],
      placement: isPlacement ? candidate : undefined,
    };
    if (this.kind === 'chain') return step;
    const all = { candidates: position.candidates.slice(), geometry: CLASSIC };
    const assumptions = [...this.best.starts].slice(0, this.best.count).map(assumed);
    let smallest: ChainPattern | undefined;
    return {
      ...step,
      // Computed when it is read. A rating does not read it, and would take a quarter longer on the
      // hardest puzzles.
      get pattern() {
        smallest ??= smallestNet(all, hodoku, assumptions, conclusion, kind);
        return smallest;
      },
    };
  }

  private patternOf(kind: 'contradiction' | 'verity'): ChainPattern {
    const { best, chains } = this;
    const nodes = [...(kind === 'verity' ? best.starts : best.ends)]
      .slice(0, best.count)
      .map((statement) => statement >> 1);
    return {
      kind: 'chains',
      cells: [...new Set(nodes.map((node) => this.links.cells[node]))],
      digits: [...new Set(nodes.map((node) => NODE_DIGITS[node]))],
      houses: best.house < 0 ? [] : [best.house],
      chains: chains.nodesOf(best),
    };
  }
}

/**
 * The smallest net with the same assumptions and the same conclusion. HoDoKu's own net leaves out
 * reasons, and can say a statement twice. Its notation writes it, but a reader could not follow.
 */
function smallestNet(
  all: Candidates,
  hodoku: ChainPattern,
  assumptions: readonly CandidateState[],
  conclusion: number,
  kind: 'contradiction' | 'verity',
): ChainPattern {
  const pattern =
    kind === 'contradiction'
      ? contradictionPattern(all, assumptions[0])
      : verityPattern(all, hodoku, assumptions, assumed(conclusion));
  if (!pattern) throw new Error('expected a proof of a net of HoDoKu');
  return { ...pattern, hodoku };
}

function assumed(statement: number): CandidateState {
  return { candidate: statement >> 1, on: (statement & 1) === 1 };
}
