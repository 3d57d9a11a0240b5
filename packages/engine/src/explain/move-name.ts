import { techniqueRows } from '../rating/hodoku/hodoku-scale.ts';
import type { Puzzle } from '../search/puzzle.ts';
import { anySizeFinders } from '../technique/any-size/finders.ts';
import { type Candidate, cellOf, digitIn } from '../technique/step.ts';
import { SlicedWork, type Slices } from '../work/work.ts';
import type { PlayerPuzzle } from './player-puzzle.ts';
import { type FoundSteps, StepListing } from './step-listing.ts';
import type { PlayerStep } from './step-notes.ts';
import type { StepTools } from './step-search.ts';

/** What a player did in one go: a digit that was placed, or notes that were removed. */
export type Move =
  | { readonly kind: 'placement'; readonly candidate: Candidate }
  | { readonly kind: 'elimination'; readonly candidates: readonly Candidate[] };

/** The easiest step that gives a move. Undefined if no single step of the techniques gives it. */
export interface NamedMove {
  readonly kind: 'named';
  readonly step: PlayerStep | undefined;
}

/**
 * Finds the easiest technique, in HoDoKu's order, with a step that gives the whole move in the
 * position before it. The budget of `advance` counts as that of `StepListing` does.
 */
export class NamingMove extends SlicedWork<NamedMove> {
  private readonly puzzle: Puzzle | PlayerPuzzle;
  private readonly move: Move;
  private readonly tools: StepTools;

  constructor(puzzle: Puzzle | PlayerPuzzle, move: Move, tools: StepTools = {}) {
    super();
    this.puzzle = puzzle;
    this.move = move;
    this.tools = tools;
  }

  protected *run(budget?: number): Slices<NamedMove> {
    const { accepts = () => true } = this.tools;
    let next = budget;
    for (const { id, techniques } of techniqueRows) {
      if (!anySizeFinders[techniques[0]] || !accepts(id)) continue;
      const listing = new StepListing(this.puzzle, id, this.tools);
      for (let result: FoundSteps | undefined; !result; next = yield) {
        result = listing.advance(next);
        // A slice ends after each step that is found.
        const latest = listing.foundSoFar.at(-1);
        if (latest && gives(latest, this.move)) return { kind: 'named', step: latest };
        // Without a position there is no step of any technique.
        if (result && result.kind !== 'found' && result.kind !== 'not-proper') {
          return { kind: 'named', step: undefined };
        }
      }
    }
    return { kind: 'named', step: undefined };
  }
}

/** Whether a step places the digit, or removes all the candidates. */
export function gives({ before, eliminations, placement }: PlayerStep, move: Move): boolean {
  if (move.kind === 'placement') {
    if (placement !== undefined) return placement === move.candidate;
    // All other candidates of the cell are removed.
    const { candidates, geometry } = before;
    const cell = cellOf(move.candidate, geometry);
    const digit = digitIn(move.candidate, geometry);
    const own = eliminations.filter((it) => cellOf(it, geometry) === cell);
    const left = own.reduce(
      (set, it) => set & ~(1 << (digitIn(it, geometry) - 1)),
      candidates[cell],
    );
    return own.length > 0 && left === 1 << (digit - 1);
  }
  if (placement === undefined) return move.candidates.every((it) => eliminations.includes(it));
  const { geometry } = before;
  const [at, digit] = [cellOf(placement, geometry), digitIn(placement, geometry)];
  return move.candidates.every((it) => {
    const cell = cellOf(it, geometry);
    const other = digitIn(it, geometry);
    if (cell === at) return other !== digit;
    return other === digit && geometry.peers[at].includes(cell);
  });
}
