import { COUNT } from '../../classic-tables.ts';
import type { Position } from '../../position.ts';
import { type Candidate, cellOf } from '../../step.ts';
import type { ChainKind, LinearChainStep } from './chain.ts';
import type { ChainLinks } from './chain-links.ts';
import { ChainTree } from './chain-tree.ts';
import { KindLinks } from './kind-links.ts';
import { cycleStep, eliminatingStep, placingStep } from './linear-steps.ts';
import type { LinkRows } from './link-rows.ts';
import { Reach } from './reach.ts';
import { type ShortestChain, ShortestChainSearch } from './shortest-chain.ts';
import { ShortestCycleSearch } from './shortest-cycle.ts';

/** The searches for chains and cycles of one kind. */
export class KindSearch {
  readonly kind: ChainKind;
  readonly chains: ShortestChainSearch;
  readonly cycles: ShortestCycleSearch;
  private readonly links: ChainLinks;
  private readonly tree: ChainTree;
  private readonly graph: KindLinks;
  private readonly reach: Reach;

  constructor(links: ChainLinks, rows: LinkRows, kind: ChainKind) {
    this.kind = kind;
    this.links = links;
    this.tree = new ChainTree(links, kind);
    this.graph = new KindLinks(links, rows, kind);
    this.reach = new Reach(this.graph);
    this.chains = new ShortestChainSearch(this.graph, this.reach);
    this.cycles = new ShortestCycleSearch(this.graph, this.reach, this.tree);
  }

  /** Prepares `chains` and `cycles` for the current links. */
  begin(): this {
    this.graph.build();
    this.reach.begin();
    return this;
  }

  /** The step of a chain that `chains` has found. */
  chainStep(position: Position, chain: ShortestChain): LinearChainStep {
    const { source, places, complexity } = chain;
    if (places) this.tree.growFromOff(source, complexity / 2 - 1);
    else this.tree.growFromOn(source, complexity / 2 - 1);
    return places ? this.placing(position, source) : this.eliminating(source);
  }

  /** Whether there is a chain, or a pair of nodes that may belong to a cycle with eliminations. */
  maySucceed(position: Position): boolean {
    return this.chains.find(position, () => true) !== undefined || this.chains.least > 0;
  }

  /**
   * Adds the steps of each source in this order: its cycles, a chain that assumes that the source
   * is on, and a chain that assumes that it is off.
   */
  addSteps(position: Position, found: LinearChainStep[]): void {
    const { links } = this;
    this.reach.complete();
    for (let i = 0; i < links.count; i++) {
      const source = links.candidates[i];
      const digits = COUNT[position.candidates[cellOf(source)]];
      if (digits === 1) continue;
      // A Y cycle only goes through cells with two candidates.
      if (this.kind !== 'y') this.addStepsFrom(position, source, found);
      else if (digits === 2) this.addCycles(position, source, found);
    }
  }

  private addStepsFrom(position: Position, source: Candidate, found: LinearChainStep[]): void {
    const { tree, chains, reach, graph } = this;
    const node = graph.nodeOf(source);
    const isEliminated = chains.isEliminated(source, reach.seen);
    if (node !== undefined && this.cycles.mayClose(node)) this.addCycles(position, source, found);
    else if (isEliminated) tree.growFromOn(source);
    if (isEliminated) found.push(this.eliminating(source));
    if (node === undefined || !chains.isPlaced(node, reach.seen)) return;
    tree.growFromOff(source);
    found.push(this.placing(position, source));
  }

  /**
   * Adds the cycles from a source. Afterwards the tree has the consequences of turning the source
   * on.
   */
  private addCycles(position: Position, source: Candidate, found: LinearChainStep[]): void {
    const { tree } = this;
    tree.growFromOn(source);
    tree.closeCycles(source);
    for (let i = 0; i < tree.cycleCount; i++) {
      const step = cycleStep(position, tree, source, i);
      if (step) found.push(step);
    }
  }

  /**
   * Returns the step that eliminates the source. The tree must have the consequences of turning the
   * source on.
   */
  private eliminating(source: Candidate): LinearChainStep {
    const last = this.tree.firstThatTurnsOff(source);
    return eliminatingStep(this.tree, source, last);
  }

  /**
   * Returns the step that places the source. The tree must have the consequences of turning the
   * source off.
   */
  private placing(position: Position, source: Candidate): LinearChainStep {
    return placingStep(position, this.tree, source);
  }
}
