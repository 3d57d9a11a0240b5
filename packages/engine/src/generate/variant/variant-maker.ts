import { compile } from '../../constraint/compile.ts';
import type { Variant } from '../../constraint/variant.ts';
import { candidateGridOf } from '../../grid/candidate-grid.ts';
import { digitSet } from '../../grid/digit-set.ts';
import { CLASSIC, type Geometry, internGeometry, layoutGeometry } from '../../grid/geometry.ts';
import { countGivens, gridOf } from '../../grid/grid.ts';
import type { SearchId } from '../../rating/hodoku/hodoku-scale.ts';
import { Random, type Seed } from '../random.ts';
import { orbits } from '../symmetry.ts';
import { rangeText } from '../wish-ranges.ts';
import { isClue, isKiller, withClues } from './clues.ts';
import { GivensChoice } from './givens.ts';
import { GridSearch } from './grid-search.ts';
import { repairedKiller } from './killer-repair.ts';
import { withCount, withMore } from './more-givens.ts';
import { comparedWith } from './needed-technique.ts';
import { randomRegions } from './regions.ts';
import { RULES } from './rules.ts';
import { type VariantKind, variantKinds } from './variant-kinds.ts';
import {
  impossibleVariant,
  type MadeVariant,
  type VariantResult,
  type VariantWishes,
} from './variant-wishes.ts';

/** A search for a full grid begins again after so many guesses, and is given up after so many times. */
const PATIENCE = 500;
const STARTS = 20;
/**
 * A search for another solution is given up after so many guesses. With more, sandwiches have 5.4 givens
 * instead of 5.7, but take three times as long.
 */
const GUESSES = 60;
/** The same for puzzles that must be minimal. */
const MINIMAL_GUESSES = 1_000;
/** The share of cells that are givens from the beginning, if the rules alone have many solutions. */
const SHARE = 0.2;
/** So many attempts make a killer without givens before one may have some. */
const BARE_KILLERS = 10;

interface Start {
  readonly branch: number;
  readonly random: Random;
  /** A search with the rules of the layout. */
  readonly search: GridSearch;
  readonly solution: Uint8Array;
}

interface Attempt {
  readonly variant: Variant;
  readonly isMinimal: boolean;
}

/** Makes the variants of a seed. Each depends only on the seed, the wishes and its number. */
export class VariantMaker {
  private readonly wishes: VariantWishes;
  private readonly kinds: readonly VariantKind[];
  private readonly seed: Seed;
  private readonly geometry: Geometry;

  /** @throws RangeError if no puzzle can meet the wishes. */
  constructor(wishes: VariantWishes, seed: Seed) {
    const reason = impossibleVariant(wishes);
    if (reason) throw new RangeError(reason);
    this.wishes = wishes;
    this.kinds = variantKinds.map(({ id }) => id).filter((id) => wishes.kinds.includes(id));
    this.seed = seed;
    this.geometry = internGeometry(wishes.geometry ?? CLASSIC);
  }

  *makeOne(index: number): Generator<undefined, VariantResult> {
    const { givens, minimal = false, technique, tries = 100 } = this.wishes;
    const names = this.kinds.join(', ');
    let attempts = 0;
    for (let branch = 0; branch < tries; branch++) {
      const random = this.seed.start(new Random(''), index, branch);
      const layout = this.layout(random);
      const search = new GridSearch(compile(layout), random);
      const solution = yield* this.solution(search);
      if (solution === 'none' && !this.kinds.includes('jigsaw')) break;
      if (typeof solution === 'string') continue;
      attempts++;
      const attempt = yield* this.attempt(layout, { branch, random, search, solution });
      if (!attempt || (minimal && !attempt.isMinimal)) continue;
      const made = withCount(madeVariant(attempt.variant, solution), {
        ...this.wishes,
        orbits: orbits(this.geometry, this.wishes.symmetry ?? 'none'),
        random,
      });
      if (!made) continue;
      const needing = technique ? yield* this.needing(technique, made, random) : made;
      if (needing === 'none') {
        return { ok: false, error: `the rules ${names} have no technique ${technique}` };
      }
      if (needing && !this.hasTooMany(needing)) return { ok: true, made: needing };
    }
    if (attempts === 0) return { ok: false, error: `no grid was found with the rules ${names}` };
    const wished = [
      ...(givens ? [`has ${rangeText('givens', givens)} givens`] : []),
      ...(technique ? [`needs ${technique} and nothing harder`] : []),
    ];
    const that = wished.length > 0 ? ` that ${wished.join(' and ')}` : '';
    const error = `none of ${attempts} attempts gave a ${minimal ? 'minimal ' : ''}puzzle with the rules ${names}${that}`;
    return { ok: false, error };
  }

  private hasTooMany(made: MadeVariant): boolean {
    const { givens } = this.wishes;
    return givens !== undefined && countGivens(made.givens) > givens[1];
  }

  private layout(random: Random): Variant {
    const { geometry, kinds } = this;
    const { cells, size } = geometry;
    const boxes = [...geometry.box];
    return {
      rows: size,
      columns: size,
      least: 1,
      most: size,
      regions: kinds.includes('jigsaw') ? randomRegions(boxes, random) : boxes,
      givens: Array.from({ length: cells }, () => null),
      constraints: kinds.flatMap((kind) => RULES[kind] ?? []),
    };
  }

  /** A random grid that obeys the rules. */
  private *solution(search: GridSearch): Generator<undefined, Uint8Array | 'none' | 'stopped'> {
    for (let start = 0; start < STARTS; start++) {
      search.begin([], []);
      const found = search.next(PATIENCE);
      if (found === 'grid') return search.grid.slice();
      if (found === 'none') return found;
      yield;
    }
    return 'stopped';
  }

  private *attempt(layout: Variant, start: Start): Generator<undefined, Attempt | undefined> {
    const { kinds } = this;
    const { branch, random, solution } = start;
    if (!kinds.some(isClue)) return yield* this.withGivens(layout, start, SHARE);
    const variant = withClues(layout, { digits: solution, kinds, random });
    if (!variant) return undefined;
    if (isKiller(kinds)) {
      const killer = yield* repairedKiller(variant, { solution, random });
      if (killer) return { variant: killer, isMinimal: true };
      if (branch < BARE_KILLERS) return undefined;
    }
    const own = new GridSearch(compile(variant), random);
    return yield* this.withGivens(variant, { ...start, search: own }, 0);
  }

  /** The puzzle with so many more givens that it needs the technique, and none that comes later. */
  private *needing(
    technique: SearchId,
    made: MadeVariant,
    random: Random,
  ): Generator<undefined, MadeVariant | 'none' | undefined> {
    const { minimal = false, symmetry = 'none' } = this.wishes;
    const sets = orbits(this.geometry, symmetry);
    for (;;) {
      const compared = yield* comparedWith(technique, made);
      if (!compared) return 'none';
      if (compared.kind === 'needed') return made;
      if (compared.kind !== 'harder' || minimal || isKiller(this.kinds)) return undefined;
      const cell = compared.blanks[random.below(compared.blanks.length)];
      made = withMore(made, sets.find((orbit) => orbit.includes(cell))!);
    }
  }

  private *withGivens(
    variant: Variant,
    { random, search, solution }: Start,
    share: number,
  ): Generator<undefined, Attempt> {
    const sets = orbits(this.geometry, this.wishes.symmetry ?? 'none');
    const patience = this.wishes.minimal ? MINIMAL_GUESSES : GUESSES;
    const choice = new GivensChoice({ search, solution, orbits: sets, random, share, patience });
    const { isGiven, isMinimal } = yield* choice.choose();
    const givens = Array.from(solution, (digit, cell) => (isGiven[cell] === 1 ? digit : null));
    const marks = variant.pencilmarks?.map((digits, cell) =>
      givens[cell] === null ? digits : null,
    );
    return { variant: { ...variant, givens, ...(marks && { pencilmarks: marks }) }, isMinimal };
  }
}

function madeVariant(
  { constraints, givens, most, pencilmarks, regions }: Variant,
  solution: Uint8Array,
): MadeVariant {
  const geometry = layoutGeometry({ boxes: regions.map(Number) });
  const all = Array.from({ length: most }, (_, i) => i + 1);
  const candidates = pencilmarks?.map((digits) => digitSet(...(digits ?? all)));
  return {
    givens: gridOf(
      geometry,
      givens.map((digit) => digit ?? 0),
    ),
    ...(candidates && { pencilmarks: candidateGridOf(geometry, candidates) }),
    constraints,
    solution: gridOf(geometry, solution),
  };
}
