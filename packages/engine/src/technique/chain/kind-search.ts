import { COUNT } from '../classic-tables.ts';
import type { Position } from '../position.ts';
import { type Candidate, cellOf } from '../step.ts';
import type { ChainKind, LinearChainStep } from './chain.ts';
import { ChainTree } from './chain-tree.ts';
import { cycleStep, eliminatingStep, placingStep } from './linear-steps.ts';
import { LinkGraph } from './link-graph.ts';
import type { LinkRows } from './link-rows.ts';
import type { Links } from './links.ts';
import { Reach } from './reach.ts';
import { type ShortestChain, ShortestChainSearch } from './shortest-chain.ts';
import { ShortestCycleSearch } from './shortest-cycle.ts';

/** The searches for chains and cycles of one kind. */
export class KindSearch {
  readonly kind: ChainKind;
  readonly chains: ShortestChainSearch;
  readonly cycles: ShortestCycleSearch;
  private readonly links: Links;
  private readonly tree: ChainTree;
  private readonly graph: LinkGraph;
  private readonly reach: Reach;

  constructor(links: Links, rows: LinkRows, kind: ChainKind) {
    this.kind = kind;
    this.links = links;
    this.tree = new ChainTree(links, kind);
    this.graph = new LinkGraph(links, rows, kind);
    this.reach = new Reach(this.graph);
    this.chains = new ShortestChainSearch(this.graph, this.reach);
    this.cycles = new ShortestCycleSearch(this.graph, this.reach, this.tree);
  }

  /** Prepares `chains` and `cycles` for the present links. */
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
    return (places ? this.placing(position, source) : this.eliminating(source)) as LinearChainStep;
  }

  /** Adds all steps from this source: the cycles, and a chain for each of its states. */
  addSteps(position: Position, source: Candidate, found: LinearChainStep[]): void {
    const { kind, links, tree } = this;
    // A Y cycle goes through cells with two candidates only.
    if (kind === 'y' && COUNT[position.candidates[cellOf(source)]] > 2) return;
    tree.growFromOn(source);
    for (const [last, off] of tree.cyclesOf(source)) {
      const step = cycleStep(position, links, tree, kind, source, last, off);
      if (step) found.push(step);
    }
    if (kind === 'y') return;
    const eliminating = this.eliminating(source);
    if (eliminating) found.push(eliminating);
    tree.growFromOff(source);
    const placing = this.placing(position, source);
    if (placing) found.push(placing);
  }

  /** The step that eliminates the source, from the tree in which it is on. */
  private eliminating(source: Candidate): LinearChainStep | undefined {
    const last = this.tree.firstThatTurnsOff(source);
    if (last === undefined) return undefined;
    return eliminatingStep(this.links, this.tree, this.kind, source, last);
  }

  /** The step that places the source, from the tree in which it is off. */
  private placing(position: Position, source: Candidate): LinearChainStep | undefined {
    if (!this.tree.isOn(source)) return undefined;
    return placingStep(position, this.links, this.tree, this.kind, source);
  }
}
