import { lowestOf } from '../cell-set.ts';
import type { PatternNode, Source } from '../pattern.ts';
import { candidateOf, patternAs, type Step, type TechniqueId } from '../step.ts';
import type { Board } from './board.ts';
import { elimination, type Find, placement } from './find.ts';
import { LinkConsequences, type Statement } from './link-consequences.ts';
import { LinkGraph } from './link-graph.ts';
import { candidatesOfSource, sourcesOf } from './sources.ts';

/**
 * Finds forcing chains of two kinds. In a contradiction, the chains start from one assumption: a
 * candidate is true, or it is false. They lead to statements that cannot hold together, so the
 * assumption is wrong. In a verity, the chains start from all candidates of a cell, or from all
 * places of a digit in a house. They lead to the same statement, so this statement is true.
 *
 * Of the proofs of each kind with the same conclusion, only the one with the fewest nodes is
 * yielded. The proofs with the fewest nodes come first.
 */
export const findForcingChains: Find = function* (board) {
  const search = new ForcingChains(board);
  for (let assumption = 0; assumption < search.count; assumption++) {
    search.contradict(assumption);
    yield;
  }
  for (const verity of search.sources) {
    search.verify(verity);
    yield;
  }
  yield* search.steps();
};

/** The shortest proof of each conclusion, the shortest of all first. */
export function shortestProofs(steps: readonly Step[]): Step[] {
  const best = new Map<string, Step>();
  for (const step of steps.toSorted((a, b) => lengthOf(a) - lengthOf(b))) {
    const conclusion = `${step.placement ?? ''}:${step.eliminations.join()}`;
    if (!best.has(conclusion)) best.set(conclusion, step);
  }
  return [...best.values()];
}

function lengthOf(step: Step): number {
  return patternAs(step, 'chains').chains.reduce((sum, nodes) => sum + nodes.length, 0);
}

/** A step that places a candidate if it is on, or removes it if it is off. */
export function stepThat(
  { geometry }: Board,
  technique: TechniqueId,
  pattern: Step['pattern'],
  { cells: [cell], digit, on }: PatternNode,
): Step | undefined {
  const candidate = candidateOf(cell, digit, geometry);
  return on
    ? placement(technique, pattern, candidate)
    : elimination(technique, pattern, [candidate]);
}

class ForcingChains {
  readonly sources: readonly LinkedSource[];
  /** The number of assumptions: each candidate can be on or off. */
  readonly count: number;
  private readonly board: Board;
  private readonly graph: LinkGraph;
  private readonly implications: LinkConsequences;
  /** Technique and conclusion → the shortest proof. */
  private readonly proofs = new Map<string, ForcingProof>();

  constructor(board: Board) {
    this.board = board;
    this.graph = new LinkGraph(board, { inHouses: true, inCells: true });
    this.implications = new LinkConsequences(this.graph);
    this.count = this.graph.nodes.length * 2;
    const nodes = new Map(
      this.graph.nodes.map(({ cells, digit }, node) => [
        candidateOf(cells[0], digit, board.geometry),
        node,
      ]),
    );
    this.sources = [...sourcesOf(board)].map((source) => ({
      source,
      nodes: candidatesOfSource(source).flatMap(({ cell, digit }) => {
        const node = nodes.get(candidateOf(cell, digit, board.geometry));
        return node === undefined ? [] : [node];
      }),
    }));
  }

  /** Adds the shortest proof that an assumption is wrong. */
  contradict(assumption: Statement): void {
    const row = this.implications.from(assumption);
    const clashes = [...this.clashingNodes(row), ...this.clashingSources(row)];
    if (clashes.length === 0) return;
    const { lengths } = this.implications.search(assumption);
    for (const { ends, source } of clashes) {
      this.add({
        technique: 'forcing-chain-contradiction',
        conclusion: assumption ^ 1,
        source,
        chains: ends.map((end) => ({ start: assumption, end })),
        length: ends.reduce((sum, end) => sum + lengths[end], 0),
      });
    }
  }

  /** The nodes that are both on and off. */
  private clashingNodes(row: Uint32Array): Clash[] {
    const clashes: Clash[] = [];
    for (const [word, bits] of row.entries()) {
      for (let rest = bits & (bits >>> 1) & 0x55555555; rest !== 0; rest &= rest - 1) {
        const off = word * 32 + lowestOf(rest);
        const { cells, digit } = this.graph.nodes[off >> 1];
        const source = { cells, digits: [digit], houses: [] };
        clashes.push({ ends: [off + 1, off], source });
      }
    }
    return clashes;
  }

  /** The cells without a candidate, and the houses without a place for a digit. */
  private clashingSources(row: Uint32Array): Clash[] {
    return this.sources
      .filter(({ nodes }) => nodes.every((node) => isIn(row, node * 2)))
      .map(({ nodes, source }) => ({ source, ends: nodes.map((node) => node * 2) }));
  }

  /** Adds the statements that follow from all candidates of a source, each with its proof. */
  verify({ nodes, source }: LinkedSource): void {
    const starts = nodes.map((node) => node * 2 + 1);
    const rows = starts.map((start) => this.implications.from(start));
    const common = rows[0].map((bits, word) => rows.reduce((all, row) => all & row[word], bits));
    if (common.every((bits) => bits === 0)) return;
    const searches = starts.map((start) => this.implications.search(start));
    for (let conclusion = 0; conclusion < this.count; conclusion++) {
      if (!isIn(common, conclusion)) continue;
      this.add({
        technique: 'forcing-chain-verity',
        conclusion,
        source,
        chains: starts.map((start) => ({ start, end: conclusion })),
        length: searches.reduce((sum, { lengths }) => sum + lengths[conclusion], 0),
      });
    }
  }

  /** Adds a proof, unless a shorter one has the same technique and conclusion. */
  private add(proof: ForcingProof): void {
    const key = `${proof.technique} ${proof.conclusion}`;
    if ((this.proofs.get(key)?.length ?? Infinity) <= proof.length) return;
    this.proofs.delete(key);
    this.proofs.set(key, proof);
  }

  /** The steps of the proofs, the shortest first. */
  *steps(): ReturnType<Find> {
    const { board, graph, implications } = this;
    for (const proof of [...this.proofs.values()].sort((a, b) => a.length - b.length)) {
      const { conclusion, source, technique } = proof;
      const chains = proof.chains.map(({ end, start }) =>
        implications.chain(implications.search(start), end),
      );
      const node = { ...graph.nodes[conclusion >> 1], on: (conclusion & 1) === 1 };
      yield stepThat(board, technique, { kind: 'chains', ...source, chains }, node);
    }
  }
}

/** Chains that prove a conclusion. */
interface ForcingProof {
  readonly technique: TechniqueId;
  readonly conclusion: Statement;
  readonly source: Source;
  /** The statements at the ends of each chain. */
  readonly chains: readonly { readonly start: Statement; readonly end: Statement }[];
  /** The number of nodes of all chains. */
  readonly length: number;
}

/** A source, and the nodes of its candidates. */
interface LinkedSource {
  readonly source: Source;
  readonly nodes: readonly number[];
}

/** Statements that cannot hold together. */
interface Clash {
  readonly ends: readonly Statement[];
  readonly source: Source;
}

function isIn(row: Uint32Array, statement: Statement): boolean {
  return (row[statement >> 5] & (1 << (statement & 31))) !== 0;
}
