import { type DigitSet, digitsOf } from '../../grid/digit-set.ts';
import type { PatternNode } from '../pattern.ts';
import { type Candidate, candidateOf, cellOf, type Step } from '../step.ts';
import type { Board } from './board.ts';
import { elimination, type Find } from './find.ts';
import { parallelLines } from './fish.ts';
import { LinkConsequences, type ShortestChains } from './link-consequences.ts';
import { LinkGraph } from './link-graph.ts';
import { smallUnions } from './unions.ts';

/** Larger Kraken fish, and those with more fins, are hard to see. */
const MOST_LINES = 4;
const MOST_FINS = 2;

/**
 * Finds Kraken fish: finned fish that remove nothing by themselves, but remove candidates together
 * with chains. Either one of the fins is true, or the fish is valid as if it had no fins.
 *
 * Type 1 removes a candidate that the fish would remove if it had no fins. A chain from each fin
 * also removes this candidate.
 *
 * Type 2 can remove any candidate. It uses one cover line, which is the last house of the pattern.
 * The digit is true in a fin, or in a place of the base in this line. A chain from each of these
 * places removes the candidate.
 *
 * For each digit of the fish and each removed candidate, only the first fish of the smallest size
 * is found.
 */
export const findKrakenFish: Find = function* (board) {
  const chains = new Chains(board);
  for (let digit = 1; digit <= board.geometry.size; digit++) {
    const known = new Set<Candidate>();
    for (const fish of finnedFish(board, digit)) {
      for (const removal of removals(board, fish, chains)) {
        if (!known.has(removal.target)) yield krakenStep(board, fish, chains, removal);
        known.add(removal.target);
      }
      yield;
    }
    chains.forget();
  }
};

/**
 * A fish with fins. Its base is parallel lines, and its cover is lines that cross them. The fins
 * are the places of the base that are outside the cover.
 */
interface FinnedFish {
  readonly digit: number;
  readonly base: readonly number[];
  readonly cover: readonly number[];
  /** The places of the base in the cover. */
  readonly cells: readonly number[];
  readonly fins: readonly number[];
}

/** The fish of a digit, the smallest first. */
function* finnedFish(board: Board, digit: number): Generator<FinnedFish> {
  for (let degree = 2; degree <= MOST_LINES; degree++) {
    for (const { crossing, houses: lines } of parallelLines(board, digit, 1)) {
      const sets = lines.map((line) => board.placesOf(line, digit));
      // A base has places in at most degree + MOST_FINS crossing lines: the cover lines, and one
      // more line for each fin.
      for (const { indexes, union } of smallUnions(sets, degree, degree + MOST_FINS)) {
        const base = indexes.map((i) => lines[i]);
        for (const cover of choices(union, degree)) {
          const fins = placesAt(board, base, digit, ~cover);
          if (fins.length === 0 || fins.length > MOST_FINS) continue;
          const cells = placesAt(board, base, digit, cover);
          const covers = digitsOf(cover).map((line) => crossing + line - 1);
          yield { digit, base, cover: covers, cells, fins };
        }
      }
    }
  }
}

/** All choices of `count` members of a set, in lexicographic order. */
function* choices(set: DigitSet, count: number): Generator<DigitSet> {
  const members = digitsOf(set).map((member) => 1 << (member - 1));
  for (const { union } of smallUnions(members, count, count)) yield union;
}

/** The places of a digit in these lines and crossing lines, ascending. */
function placesAt(
  board: Board,
  lines: readonly number[],
  digit: number,
  crossing: DigitSet,
): number[] {
  return lines
    .flatMap((line) => board.cellsAt(line, board.placesOf(line, digit) & crossing))
    .sort((a, b) => a - b);
}

/** A candidate that chains remove. */
interface Removal {
  readonly target: Candidate;
  /** The cells from which the chains start. */
  readonly starts: readonly number[];
  /** In type 2, the cover line in which chains start. */
  readonly last?: number;
}

/** What a fish removes with chains. The same candidate can be removed several times. */
function* removals(
  board: Board,
  { cells, cover, digit, fins }: FinnedFish,
  chains: Chains,
): Generator<Removal> {
  const inFish = cover
    .flatMap((house) => board.cellsOf(house, digit))
    .filter((cell) => !cells.includes(cell))
    .sort((a, b) => a - b);
  // A fish that removes a candidate without any chain is not a Kraken fish.
  if (inFish.some((cell) => fins.every((fin) => board.areSeen(cell, fin)))) return;
  const byFins = chains.removedFromAll(fins, digit);
  for (const cell of inFish) {
    const target = candidateOf(cell, digit, board.geometry);
    if (byFins.has(target)) yield { target, starts: fins };
  }
  for (const last of byFins.size > 0 ? cover : []) {
    const places = board.cellsOf(last, digit);
    const own = places.filter((cell) => cells.includes(cell));
    // If all places in the cover line belong to the base, the chains are a proof without the fish.
    if (own.length === places.length) continue;
    const starts = [...own, ...fins].sort((a, b) => a - b);
    for (const target of chains.removedFromAll(starts, digit)) {
      const isStart = starts.includes(cellOf(target, board.geometry));
      if (!isStart) yield { target, starts, last };
    }
  }
}

function krakenStep(
  { geometry }: Board,
  { base, cells, cover, digit, fins }: FinnedFish,
  chains: Chains,
  { last, starts, target }: Removal,
): Step | undefined {
  const covers = last === undefined ? cover : [...cover.filter((house) => house !== last), last];
  return elimination(
    last === undefined ? 'kraken-fish-type-1' : 'kraken-fish-type-2',
    {
      kind: 'kraken',
      cells,
      digits: [digit],
      houses: base,
      cover: covers,
      fins,
      endoFins: [],
      chains: starts.map((cell) => chains.chain(candidateOf(cell, digit, geometry), target)),
    },
    [target],
  );
}

/** Chains from candidates that are true to candidates that are false. Their nodes can be groups. */
class Chains {
  private readonly board: Board;
  private readonly graph: LinkGraph;
  private readonly implications: LinkConsequences;
  /** Candidate → its node. */
  private readonly nodes = new Map<Candidate, number>();
  /** Candidate → what follows from it. */
  private readonly known = new Map<Candidate, Consequences>();

  constructor(board: Board) {
    this.board = board;
    this.graph = new LinkGraph(board, { inHouses: true, inCells: true, hasGroups: true });
    this.implications = new LinkConsequences(this.graph);
    for (const [node, { cells, digit }] of this.graph.nodes.entries()) {
      if (cells.length === 1) this.nodes.set(candidateOf(cells[0], digit, board.geometry), node);
    }
  }

  /**
   * For each of these cells, chains start from the digit in the cell. Returns the candidates that
   * are removed in all cases.
   */
  removedFromAll(cells: readonly number[], digit: number): ReadonlySet<Candidate> {
    const sets = cells.map((cell) => {
      return this.from(candidateOf(cell, digit, this.board.geometry)).removed;
    });
    return new Set([...sets[0]].filter((candidate) => sets.every((set) => set.has(candidate))));
  }

  /** A shortest chain from a candidate to a candidate that it removes. */
  chain(start: Candidate, target: Candidate): readonly PatternNode[] {
    return this.implications.chain(this.from(start).chains, this.nodeOf(target) * 2);
  }

  /** Frees the memory. */
  forget(): void {
    this.known.clear();
  }

  private nodeOf(candidate: Candidate): number {
    const node = this.nodes.get(candidate);
    if (node === undefined) throw new Error('expected a candidate of the board');
    return node;
  }

  private from(start: Candidate): Consequences {
    const known = this.known.get(start);
    if (known) return known;
    const chains = this.implications.search(this.nodeOf(start) * 2 + 1);
    const removed = new Set<Candidate>();
    for (const literal of chains.reached) {
      const { cells, digit } = this.graph.nodes[literal >> 1];
      const isRemoved = (literal & 1) === 0 && cells.length === 1;
      if (isRemoved) removed.add(candidateOf(cells[0], digit, this.board.geometry));
    }
    const consequences = { chains, removed };
    this.known.set(start, consequences);
    return consequences;
  }
}

/** What follows from a candidate. */
interface Consequences {
  readonly chains: ShortestChains;
  /** The candidates that are off. */
  readonly removed: ReadonlySet<Candidate>;
}
