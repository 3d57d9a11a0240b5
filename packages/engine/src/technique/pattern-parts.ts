import { type DigitSet, hasDigit } from '../grid/digit-set.ts';
import type { Geometry } from '../grid/geometry.ts';
import type {
  BugPattern,
  FishPattern,
  PatternNode,
  ProvingChains,
  UniquePattern,
} from './pattern.ts';
import { type Candidate, candidateOf, type Step } from './step.ts';

/** What some candidates are in their pattern. */
export type PartName =
  /** The candidates of a pattern without other parts. */
  | 'core'
  /** The places of a digit in the base of a fish, and those that its cover lacks. */
  | 'base'
  | 'fins'
  /** The pivot of a wing with its pincers, or its ends with the link between them. */
  | 'pivot'
  | 'pincers'
  | 'ends'
  | 'link'
  /** The corners of a rectangle or a loop, the cells of a grave, and the subset beside them. */
  | 'loop'
  | 'grave'
  | 'extras'
  | 'subset'
  | 'aligned'
  | 'excluders'
  | 'stem'
  | 'set'
  | 'color'
  /** The statements of a chain, what it contradicts, and the fish of a Kraken Fish. */
  | 'on'
  | 'off'
  | 'clash'
  | 'kraken';

export interface Part {
  readonly name: PartName;
  /** Which of the sets, or of the colors, counted from 0. */
  readonly number: number;
  readonly candidates: readonly Candidate[];
}

/** A link between candidates. If one end of a strong link is false, the other one is true. */
export interface PartLink {
  readonly from: readonly Candidate[];
  readonly to: readonly Candidate[];
  readonly isStrong: boolean;
}

/** What follows in a pattern: links, and the statement to which they lead, if it is not a part. */
export interface Consequence {
  readonly links: readonly PartLink[];
  readonly statement?: Part;
}

/** The candidates in which a pattern is. */
interface Candidates {
  readonly candidates: ArrayLike<DigitSet>;
  readonly geometry: Geometry;
}

/** The parts of the patterns of one position. */
export class PatternParts {
  private readonly position: Candidates;

  constructor(position: Candidates) {
    this.position = position;
  }

  /** The parts with which a step begins: of chains, what they start from and what they contradict. */
  beginning({ pattern }: Step): Part[] {
    const { cells, digits } = pattern;
    switch (pattern.kind) {
      case 'dual':
        return pattern.parts.flatMap((step) => this.beginning(step));
      case 'chains':
        return this.starts(pattern);
      case 'kraken':
        return [this.part('kraken', cells, digits), ...this.starts(pattern), this.fins(pattern)];
      case 'wing':
        return [
          this.part('pivot', [pattern.pivot], digits),
          this.part('pincers', pattern.pincers, digits),
        ];
      case 'ends':
        return [
          this.part('ends', pattern.ends, digits),
          this.part('link', pattern.link, digits.slice(1)),
        ];
      case 'fish':
        return [this.part('base', cells, digits), this.fins(pattern)];
      case 'colors':
        return pattern.colors.map((color, i) => this.part('color', color, digits, i));
      case 'sets': {
        const { sets, stem } = pattern;
        const parts = sets.map((set, i) => this.part('set', set.cells, set.digits, i));
        return stem === undefined ? parts : [this.part('stem', [stem], digits), ...parts];
      }
      case 'aligned':
        return [
          ...pattern.aligned.map((all) => this.part('aligned', all.cells, all.digits)),
          ...pattern.excluders.map((all) => this.part('excluders', all.cells, all.digits)),
        ];
      case 'bug':
        return [
          this.part('grave', cells, digits),
          ...this.extras(pattern),
          ...this.subset(pattern),
        ];
      case 'unique':
        return [this.part('loop', cells, digits), ...this.subset(pattern)];
      default:
        return [this.part('core', cells, digits)];
    }
  }

  /** What follows from the parts, link by link. */
  consequences({ pattern }: Step): Consequence[] {
    if (pattern.kind === 'dual') return pattern.parts.flatMap((step) => this.consequences(step));
    if (pattern.kind === 'links') return this.endLinks(pattern.ends, pattern.digits[0]);
    if (pattern.kind !== 'chains' && pattern.kind !== 'kraken') return [];
    return proofsOf(pattern)
      .flatMap(({ chains }) => chains)
      .flatMap((chain) =>
        chain.flatMap((node, i) => {
          const parents = parentsOf(chain, i);
          if (parents.length === 0) return [];
          const links = parents.map((parent) => this.link(chain[parent], node, node.on));
          return [{ links, statement: this.statement(node) }];
        }),
      );
  }

  /** The strong links, and the weak link from the end of each strong link to the next one. */
  private endLinks(ends: readonly (readonly number[])[], digit: number): Consequence[] {
    return ends.slice(1).map((cells, i) => ({
      links: [this.link({ cells: ends[i], digit }, { cells, digit }, i % 2 === 0)],
    }));
  }

  private link(from: Place, to: Place, isStrong: boolean): PartLink {
    return { from: this.candidates(from), to: this.candidates(to), isStrong };
  }

  private candidates({ cells, digit }: Place): Candidate[] {
    return cells.map((cell) => candidateOf(cell, digit, this.position.geometry));
  }

  private starts(proof: ProvingChains): Part[] {
    return proofsOf(proof).flatMap(({ chains, clashes = [] }) => [
      ...clashes.flatMap((clash) => (clash ? [this.part('clash', clash.cells, clash.digits)] : [])),
      ...chains.flatMap((chain) =>
        chain
          .filter((_, i) => parentsOf(chain, i).length === 0)
          .map((node) => this.statement(node)),
      ),
    ]);
  }

  private statement({ cells, digit, on }: PatternNode): Part {
    return this.part(on ? 'on' : 'off', cells, [digit]);
  }

  private fins({ digits, endoFins, fins }: Omit<FishPattern, 'kind'>): Part {
    return this.part('fins', [...fins, ...endoFins], digits);
  }

  /** What is extra, if not all candidates of the pattern are. */
  private extras({ cells, extras }: BugPattern): Part[] {
    return cells.length > 1 ? [{ name: 'extras', number: 0, candidates: extras }] : [];
  }

  private subset({ subset }: Pick<UniquePattern, 'subset'>): Part[] {
    return subset ? [this.part('subset', subset.cells, subset.digits)] : [];
  }

  /** The candidates that the cells really have. */
  private part(
    name: PartName,
    cells: readonly number[],
    digits: readonly number[],
    number = 0,
  ): Part {
    const { candidates, geometry } = this.position;
    const found = cells.flatMap((cell) =>
      digits
        .filter((digit) => hasDigit(candidates[cell], digit))
        .map((digit) => candidateOf(cell, digit, geometry)),
    );
    return { name, number, candidates: found };
  }
}

/** The places of a digit. */
type Place = Pick<PatternNode, 'cells' | 'digit'>;

/** The indexes of the nodes from which a node follows. */
export function parentsOf(chain: readonly PatternNode[], index: number): readonly number[] {
  return chain[index].parents ?? (index > 0 ? [index - 1] : []);
}

/** The chains of a pattern, and the chains within them. */
export function proofsOf(proof: ProvingChains): ProvingChains[] {
  const within = (nodes: readonly PatternNode[]) =>
    nodes.flatMap(({ nested }) => (nested ? proofsOf(nested) : []));
  return [proof, ...proof.chains.flatMap(within)];
}
