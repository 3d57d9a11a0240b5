import { hasDigit } from '../grid/digit-set.ts';
import type {
  BugPattern,
  ChainPattern,
  FishPattern,
  KrakenPattern,
  PatternNode,
  UniquePattern,
} from '../technique/pattern.ts';
import { type Candidate, candidateOf, type Step } from '../technique/step.ts';
import { techniqueFacts } from '../technique/technique-facts.ts';
import type { GridState } from './grid-state.ts';
import { type CandidateRole, groups, type Layer, type Link } from './layer.ts';
import { patternCells, proofsOf } from './pattern-cells.ts';

/**
 * A part of a step that can be shown by itself: what to look at (`pattern`), why something follows
 * (`because`), and what follows (`therefore`).
 */
export interface StepStage {
  readonly kind: 'pattern' | 'because' | 'therefore';
  readonly layers: readonly Layer[];
}

/**
 * The marks of a step, stage by stage. The picture of the step has the layers of all stages. Each
 * link of a chain is a stage.
 */
export function stepLayers(step: Step, before: GridState): StepStage[] {
  const { houses } = step.pattern;
  const { eliminations, placement } = step;
  const marks = new StepMarks(step, before);
  const conclusion: Layer[] = [{ kind: 'marks', candidates: eliminations, role: 'removed' }];
  if (placement !== undefined) {
    conclusion.push({ kind: 'marks', candidates: [placement], role: 'placed' });
  }
  return [
    { kind: 'pattern', layers: marks.pattern(step) },
    ...(houses.length > 0 ? [because(houseLayers(step))] : []),
    ...marks.links(step).map(because),
    { kind: 'therefore', layers: conclusion },
  ];
}

function because(layers: readonly Layer[]): StepStage {
  return { kind: 'because', layers };
}

/** Base houses are shaded, and cover houses are outlined. */
function houseLayers({ pattern, technique }: Step): Layer[] {
  const { houses } = pattern;
  const { length } = pattern.kind === 'dual' ? pattern.parts[0].pattern.houses : houses;
  const base = techniqueFacts[technique].hasCover ? length / 2 : houses.length;
  return [
    { kind: 'houses', houses: houses.slice(base), look: 'outlined' },
    { kind: 'houses', houses: houses.slice(0, base), look: 'shaded' },
  ];
}

class StepMarks {
  private readonly before: GridState;
  private readonly isArrow: boolean;

  constructor({ technique }: Step, before: GridState) {
    this.before = before;
    this.isArrow = techniqueFacts[technique].isDirected;
  }

  /** The cells of a pattern, with its candidates. Of a chain, only the candidates at its start. */
  pattern(step: Step): Layer[] {
    const { pattern, technique } = step;
    const { cells, digits } = pattern;
    switch (pattern.kind) {
      case 'dual':
        return pattern.parts.flatMap((part) => this.pattern(part));
      case 'chains':
        return this.starts(step, pattern);
      case 'kraken':
        return [
          this.mark(cells, digits, 'group-3'),
          ...this.starts(step, pattern),
          ...this.fins(pattern),
        ];
      case 'fish':
        return [this.mark(cells, digits, 'group-1'), ...this.fins(pattern)];
      case 'colors':
        return pattern.colors.map((group, i) => this.mark(group, digits, groups[i % 4]));
      case 'sets':
        return [
          // The first cell of a Death Blossom is its stem, which is in no set.
          ...(technique === 'death-blossom'
            ? [this.mark(cells.slice(0, 1), digits, 'group-4')]
            : []),
          ...pattern.sets.map((set, i) => this.mark(set.cells, set.digits, groups[i % 4])),
        ];
      case 'aligned':
        return [
          ...pattern.aligned.map((all) => this.mark(all.cells, all.digits, 'group-1')),
          ...pattern.excluders.map((all) => this.mark(all.cells, all.digits, 'group-2')),
        ];
      case 'bug':
        return [
          this.mark(cells, digits, 'group-1'),
          ...this.extras(pattern),
          ...this.subset(pattern),
        ];
      case 'unique':
        return [this.mark(cells, digits, 'group-1'), ...this.subset(pattern)];
      default:
        return this.wing(step) ?? [this.mark(cells, digits, 'group-1')];
    }
  }

  private wing({ pattern: { cells, digits }, technique }: Step): Layer[] | undefined {
    const isW = technique === 'w-wing';
    if (!isW && technique !== 'xy-wing' && technique !== 'xyz-wing') return undefined;
    const ends = isW ? 2 : 1;
    return [
      this.mark(cells.slice(0, ends), digits, 'group-1'),
      this.mark(cells.slice(ends), isW ? digits.slice(1) : digits, 'group-2'),
    ];
  }

  private fins({ digits, endoFins, fins }: Omit<FishPattern, 'kind'>): Layer[] {
    return [this.mark([...fins, ...endoFins], digits, 'fin')];
  }

  /** What is extra, if not all candidates of the pattern are. */
  private extras({ cells, extras }: BugPattern): Layer[] {
    return cells.length > 1 ? [{ kind: 'marks', candidates: extras, role: 'group-2' }] : [];
  }

  private subset({ subset }: Pick<UniquePattern, 'subset'>): Layer[] {
    return subset ? [this.mark(subset.cells, subset.digits, 'group-2')] : [];
  }

  /** The cells of chains, the candidates at which they start, and the contradictions at their ends. */
  private starts(step: Step, pattern: ChainPattern | KrakenPattern): Layer[] {
    return [
      { kind: 'cells', cells: patternCells(step), look: 'shaded' },
      ...proofsOf(pattern).flatMap(({ chains, clashes = [] }) => [
        ...clashes.flatMap((clash) =>
          clash ? [this.mark(clash.cells, clash.digits, 'group-3')] : [],
        ),
        ...chains.flatMap((chain) =>
          chain.filter((_, i) => parentsOf(chain, i).length === 0).map((node) => this.node(node)),
        ),
      ]),
    ];
  }

  /** The layers of each link: the link itself, and the candidates to which it leads. */
  links({ pattern }: Step): Layer[][] {
    if (pattern.kind === 'dual') return pattern.parts.flatMap((part) => this.links(part));
    if (pattern.kind === 'links') return this.endLinks(pattern.ends, pattern.digits[0]);
    if (pattern.kind !== 'chains' && pattern.kind !== 'kraken') return [];
    return proofsOf(pattern).flatMap(({ chains }) =>
      chains.flatMap((chain) =>
        chain.flatMap((node, i) => {
          const parents = parentsOf(chain, i);
          if (parents.length === 0) return [];
          const links = parents.map((parent) => this.link(chain[parent], node, node.on));
          return [[this.node(node), { kind: 'links' as const, links }]];
        }),
      ),
    );
  }

  /** The strong links, and the weak link from the end of each strong link to the next one. */
  private endLinks(ends: readonly (readonly number[])[], digit: number): Layer[][] {
    return ends.slice(1).map((cells, i) => {
      const link = this.link({ cells: ends[i], digit }, { cells, digit }, i % 2 === 0);
      return [{ kind: 'links', links: [link] }];
    });
  }

  private link(from: Place, to: Place, isStrong: boolean): Link {
    const { isArrow } = this;
    return { from: this.candidates(from), to: this.candidates(to), isStrong, isArrow };
  }

  private candidates({ cells, digit }: Place): Candidate[] {
    return cells.map((cell) => candidateOf(cell, digit, this.before.geometry));
  }

  private node({ cells, digit, on }: PatternNode): Layer {
    return this.mark(cells, [digit], on ? 'group-1' : 'group-2');
  }

  /** Marks the candidates that the cells really have. */
  private mark(
    cells: readonly number[],
    digits: readonly number[],
    role: CandidateRole,
  ): Extract<Layer, { kind: 'marks' }> {
    const { candidates, geometry } = this.before;
    const marked = cells.flatMap((cell) =>
      digits
        .filter((digit) => hasDigit(candidates[cell], digit))
        .map((digit) => candidateOf(cell, digit, geometry)),
    );
    return { kind: 'marks', candidates: marked, role };
  }
}

/** The places of a digit. */
type Place = Pick<PatternNode, 'cells' | 'digit'>;

/** The indexes of the nodes from which a node follows. */
export function parentsOf(chain: readonly PatternNode[], index: number): readonly number[] {
  return chain[index].parents ?? (index > 0 ? [index - 1] : []);
}
