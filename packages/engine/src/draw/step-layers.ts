import {
  type Consequence,
  type Part,
  type PartName,
  PatternParts,
} from '../technique/pattern-parts.ts';
import type { Pattern, Step } from '../technique/step.ts';
import { techniqueFacts } from '../technique/technique-facts.ts';
import type { GridState } from './grid-state.ts';
import { type CandidateRole, groups, type Layer } from './layer.ts';
import { patternCells } from './pattern-cells.ts';

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
  const { eliminations, pattern, placement, technique } = step;
  const parts = new PatternParts(before);
  const { isDirected } = techniqueFacts[technique];
  const conclusion: Layer[] = [{ kind: 'marks', candidates: eliminations, role: 'removed' }];
  if (placement !== undefined) {
    conclusion.push({ kind: 'marks', candidates: [placement], role: 'placed' });
  }
  return [
    { kind: 'pattern', layers: patternLayers(step, parts.beginning(step)) },
    ...(pattern.houses.length > 0 ? [because(houseLayers(pattern))] : []),
    ...parts.consequences(step).map((it) => because(linkLayers(it, isDirected))),
    { kind: 'therefore', layers: conclusion },
  ];
}

function because(layers: readonly Layer[]): StepStage {
  return { kind: 'because', layers };
}

/** Base houses are shaded, and cover houses are outlined. */
function houseLayers(pattern: Pattern): Layer[] {
  const cover = ('cover' in pattern && pattern.cover) || [];
  return [
    { kind: 'houses', houses: cover, look: 'outlined' },
    { kind: 'houses', houses: pattern.houses, look: 'shaded' },
  ];
}

/** The candidates of the parts. The cells of chains and of constraints are shaded. */
function patternLayers({ pattern, ...step }: Step, parts: readonly Part[]): Layer[] {
  const marks = parts.map(marked);
  if (pattern.kind === 'rule') {
    return [{ kind: 'cells', cells: pattern.core, look: 'shaded' }, ...marks];
  }
  const hasChains = pattern.kind === 'chains' || pattern.kind === 'kraken';
  if (!hasChains) return marks;
  const shaded: Layer = {
    kind: 'cells',
    cells: patternCells({ pattern, ...step }),
    look: 'shaded',
  };
  const fish = pattern.kind === 'kraken' ? 1 : 0;
  return [...marks.slice(0, fish), shaded, ...marks.slice(fish)];
}

/** The links, and the statement to which they lead. */
function linkLayers({ links, statement }: Consequence, isArrow: boolean): Layer[] {
  return [
    ...(statement ? [marked(statement)] : []),
    { kind: 'links', links: links.map((link) => ({ ...link, isArrow })) },
  ];
}

function marked({ candidates, name, number }: Part): Layer {
  return { kind: 'marks', candidates, role: ROLES[name] ?? groups[number % 4] };
}

/** The roles of the parts. Sets and colors are marked group by group. */
const ROLES: Readonly<Record<PartName, CandidateRole | undefined>> = {
  core: 'group-1',
  base: 'group-1',
  fins: 'fin',
  pivot: 'group-1',
  pincers: 'group-2',
  ends: 'group-1',
  link: 'group-2',
  loop: 'group-1',
  grave: 'group-1',
  extras: 'group-2',
  subset: 'group-2',
  aligned: 'group-1',
  excluders: 'group-2',
  stem: 'group-4',
  set: undefined,
  color: undefined,
  on: 'group-1',
  off: 'group-2',
  clash: 'group-3',
  kraken: 'group-3',
};
