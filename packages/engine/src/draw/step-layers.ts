import { hasDigit } from '../grid/digit-set.ts';
import { type Candidate, candidateOf, type PatternNode, type Step } from '../technique/step.ts';
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

/** The techniques in which a digit of some houses must be in other houses. */
const COVERED =
  /(^|-)(x-wing|swordfish|jellyfish|squirmbag|whale|leviathan)$|^kraken|^locked-candidates/;

/** Base houses are shaded, and cover houses are outlined. */
function houseLayers({ pattern: { houses, parts }, technique }: Step): Layer[] {
  const { length } = parts?.[0].pattern.houses ?? houses;
  const base = COVERED.test(technique) ? length / 2 : houses.length;
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
    this.isArrow = /forcing|kraken/.test(technique);
  }

  /** The cells of a pattern, with its candidates. Of a chain, only the candidates at its start. */
  pattern(step: Step): Layer[] {
    const { aligned, cells, chains, colors, digits, parts, sets, subset } = step.pattern;
    const { endoFins = [], excluders = [], extras = [], fins = [] } = step.pattern;
    const { technique } = step;
    const layers: Layer[] = [];
    const mark = (...part: Parameters<StepMarks['mark']>): unknown =>
      layers.push(this.mark(...part));
    if (parts) {
      layers.push(...parts.flatMap((part) => this.pattern(part)));
    } else if (chains) {
      layers.push({ kind: 'cells', cells: patternCells(step), look: 'shaded' });
      if (technique.startsWith('kraken')) mark(cells, digits, 'group-3');
      for (const { chains: all, clashes = [] } of proofsOf(step.pattern)) {
        for (const clash of clashes) if (clash) mark(clash.cells, clash.digits, 'group-3');
        for (const chain of all) {
          const sources = chain.filter((_, i) => parentsOf(chain, i).length === 0);
          layers.push(...sources.map((node) => this.node(node)));
        }
      }
    } else if (aligned) {
      for (const all of aligned) mark(all.cells, all.digits, 'group-1');
      for (const all of excluders) mark(all.cells, all.digits, 'group-2');
    } else if (colors) {
      for (const [i, group] of colors.entries()) mark(group, digits, groups[i % 4]);
    } else if (sets) {
      // The first cell of a Death Blossom is its stem, which is in no set.
      if (technique === 'death-blossom') mark(cells.slice(0, 1), digits, 'group-4');
      for (const [i, set] of sets.entries()) mark(set.cells, set.digits, groups[i % 4]);
    } else if (technique === 'w-wing') {
      mark(cells.slice(0, 2), digits, 'group-1');
      mark(cells.slice(2), digits.slice(1), 'group-2');
    } else if (technique === 'xy-wing' || technique === 'xyz-wing') {
      mark(cells.slice(0, 1), digits, 'group-1');
      mark(cells.slice(1), digits, 'group-2');
    } else {
      mark(cells, digits, 'group-1');
    }
    if (extras.length > 0) layers.push({ kind: 'marks', candidates: extras, role: 'group-2' });
    mark([...fins, ...endoFins], digits, 'fin');
    if (subset) mark(subset.cells, subset.digits, 'group-2');
    return layers;
  }

  /** The layers of each link: the link itself, and the candidates to which it leads. */
  links({ pattern }: Step): Layer[][] {
    const { digits, ends, parts } = pattern;
    const chains = proofsOf(pattern).flatMap((proof) => proof.chains);
    if (parts) return parts.flatMap((part) => this.links(part));
    if (ends) return this.endLinks(ends, digits[0]);
    return chains.flatMap((chain) =>
      chain.flatMap((node, i) => {
        const parents = parentsOf(chain, i);
        if (parents.length === 0) return [];
        const links = parents.map((parent) => this.link(chain[parent], node, node.on));
        return [[this.node(node), { kind: 'links' as const, links }]];
      }),
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
function parentsOf(chain: readonly PatternNode[], index: number): readonly number[] {
  return chain[index].parents ?? (index > 0 ? [index - 1] : []);
}
