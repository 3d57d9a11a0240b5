import {
  candidateOf,
  type PatternNode,
  type Source,
  type Step,
  type TechniqueId,
} from '../step.ts';
import type { Board } from './board.ts';
import { elimination, type Find, placement } from './find.ts';
import { Implications, type Literal } from './implications.ts';
import { LinkGraph } from './link-graph.ts';
import { candidatesOfSource, sourcesOf } from './sources.ts';

/**
 * Finds forcing chains of two kinds. In a contradiction, the chains start from one assumption: a
 * candidate is true, or it is false. They lead to statements that cannot hold together, so the
 * assumption is wrong. In a verity, the chains start from all candidates of a cell, or from all
 * places of a digit in a house. They lead to the same statement, so this statement is true. The
 * proofs with the fewest nodes come first.
 */
export const findForcingChains: Find = function* (board) {
  const search = new ForcingChains(board);
  const steps: Step[] = [];
  for (let assumption = 0; assumption < search.count; assumption++) {
    const step = search.contradiction(assumption);
    if (step) steps.push(step);
    yield;
  }
  for (const verity of search.sources) {
    steps.push(...search.verities(verity));
    yield;
  }
  yield* shortestProofs(steps);
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

function lengthOf({ pattern: { chains = [] } }: Step): number {
  return chains.reduce((sum, nodes) => sum + nodes.length, 0);
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
  private readonly implications: Implications;

  constructor(board: Board) {
    this.board = board;
    this.graph = new LinkGraph(board, { inHouses: true, inCells: true });
    this.implications = new Implications(this.graph);
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

  /** The shortest proof that an assumption is wrong. */
  contradiction(assumption: Literal): Step | undefined {
    const row = this.implications.from(assumption);
    const clashes = [...this.clashingNodes(row), ...this.clashingSources(row)];
    if (clashes.length === 0) return undefined;
    const found = this.implications.search(assumption);
    const patterns = clashes.map(({ ends, source }) => {
      const chains = ends.map((end) => this.implications.chain(found, end));
      return { ...source, chains };
    });
    const proof = patterns.reduce((best, it) => (sizeOf(it) < sizeOf(best) ? it : best));
    const node = this.graph.nodes[assumption >> 1];
    const conclusion = { ...node, on: (assumption & 1) === 0 };
    return stepThat(this.board, 'forcing-chain-contradiction', proof, conclusion);
  }

  /** The nodes that are both on and off. */
  private clashingNodes(row: Uint32Array): Clash[] {
    const clashes: Clash[] = [];
    for (const [word, bits] of row.entries()) {
      for (let rest = bits & (bits >>> 1) & 0x55555555; rest !== 0; rest &= rest - 1) {
        const off = word * 32 + 31 - Math.clz32(rest & -rest);
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

  /** The statements that follow from all candidates of a source, each with its proof. */
  verities({ nodes, source }: LinkedSource): Step[] {
    const starts = nodes.map((node) => node * 2 + 1);
    const rows = starts.map((start) => this.implications.from(start));
    const common = rows[0].map((bits, word) => rows.reduce((all, row) => all & row[word], bits));
    if (common.every((bits) => bits === 0)) return [];
    const searches = starts.map((start) => this.implications.search(start));
    const steps: Step[] = [];
    for (let literal = 0; literal < this.count; literal++) {
      if (!isIn(common, literal)) continue;
      const chains = searches.map((found) => this.implications.chain(found, literal));
      const pattern = { ...source, chains };
      const conclusion = chains[0][chains[0].length - 1];
      const step = stepThat(this.board, 'forcing-chain-verity', pattern, conclusion);
      if (step) steps.push(step);
    }
    return steps;
  }
}

/** A source, and the nodes of its candidates. */
interface LinkedSource {
  readonly source: Source;
  readonly nodes: readonly number[];
}

/** Statements that cannot hold together. */
interface Clash {
  readonly ends: readonly Literal[];
  readonly source: Source;
}

function sizeOf({ chains }: { readonly chains: readonly PatternNode[][] }): number {
  return chains.reduce((sum, nodes) => sum + nodes.length, 0);
}

function isIn(row: Uint32Array, literal: Literal): boolean {
  return (row[literal >> 5] & (1 << (literal & 31))) !== 0;
}
