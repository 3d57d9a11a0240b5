import type { Picture } from '../../picture/picture.ts';
import { allowedDigits, type Level, type Subtree, type Tree } from '../../picture/tree.ts';
import type { Recorder } from './recorder.ts';
import { TreeWalk } from './tree-walk.ts';

/**
 * These strategies do not try the digits of one cell in order. So the digits still to try cannot be
 * listed.
 */
const NOT_BY_DIGIT: readonly string[] = ['dlx', 'learning'];

/** The progress of building a tree: `done` of `total` events have been examined. */
export interface TreeProgress {
  readonly done: number;
  readonly total: number;
}

/** Builds the search tree of a recording at any event. Reuses parts of the latest tree. */
export class TreeGrower {
  private readonly recorder: Recorder;
  private readonly walk: TreeWalk;
  private readonly byDigit: boolean;
  /**
   * The latest tree is the tree at `event`. Entry i of its path was placed by event `opened[i]`.
   */
  private latest: { readonly event: number; readonly opened: readonly number[] } = {
    event: 0,
    opened: [],
  };
  /** Event that placed a digit of the path → the subtrees that failed in the same cell before. */
  private triedBefore = new Map<number, readonly Subtree[]>();

  constructor(recorder: Recorder) {
    this.recorder = recorder;
    this.walk = new TreeWalk(recorder.puzzle, recorder.strategy);
    this.byDigit = !recorder.trace && !NOT_BY_DIGIT.includes(recorder.strategy.id);
  }

  /** `unfolded` lists the events that placed the unfolded subtrees. */
  *tree(wanted: number, unfolded: readonly number[]): Generator<TreeProgress | undefined, Tree> {
    const { recorder, walk } = this;
    const picture = recorder.at(wanted);
    const { event, next, ruler, depth, solved, digits, calls } = picture;
    while (walk.known <= event - 1 && walk.canLearn(recorder.recording.events)) {
      walk.learnBlock();
      yield { done: Math.min(walk.known, event), total: event };
    }
    const opened = yield* this.openings(event, depth);
    const triedBefore = new Map<number, readonly Subtree[]>();
    const levels: Level[] = [];
    const open = new Set(unfolded);
    const allowed = allowedDigits(
      picture,
      recorder.puzzle.givens.geometry,
      recorder.puzzle.pencilmarks?.candidates,
    );
    for (let entry = 0; entry <= depth && entry < ruler.length; entry++) {
      const isPointer = entry === depth;
      const from = entry === 0 ? 0 : opened[entry - 1];
      const first = isPointer ? event + 1 : opened[entry];
      const folded = this.triedBefore.get(first) ?? (yield* this.subtrees(from, first - 1, entry));
      if (!isPointer) triedBefore.set(first, folded);
      const tried: Subtree[] = [];
      for (const subtree of folded) tried.push(yield* this.unfold(subtree, open));
      const cell = ruler[entry];
      const digit = digits[cell];
      const forced = isPointer ? this.forcesNext(picture) : calls[entry] === 0;
      const node = isPointer
        ? undefined
        : { depth: entry, cell, digit, forced, first, last: undefined, count: 1, solutions: 0 };
      const offers = this.byDigit && !forced;
      const done = maskOf(tried) | (node ? 1 << (digit - 1) : 0);
      levels.push({
        cell,
        tried,
        node,
        remaining: offers && (node || next?.kind === 'placement') ? allowed[entry] & ~done : 0,
        removed: offers ? this.removed(allowed[entry]) : 0,
      });
    }
    this.latest = { event, opened };
    this.triedBefore = triedBefore;
    return { event, solved, byDigit: this.byDigit, levels };
  }

  private removed(allowed: number): number {
    return (2 ** this.recorder.puzzle.givens.geometry.size - 1) & ~allowed;
  }

  private forcesNext({ event, next }: Picture): boolean {
    return next?.kind === 'placement' && this.walk.placedAt(event + 1).forced;
  }

  /**
   * Finds, for each entry of the path at `event`, the event that placed it. The search places entry
   * i right after the last event with depth i, so the function looks for that event. Entries that
   * are also in the path of the latest tree are known already.
   */
  private *openings(event: number, depth: number): Generator<undefined, number[]> {
    const { latest } = this;
    const isLater = event >= latest.event;
    const base = isLater ? latest.opened : latest.opened.filter((first) => first <= event);
    const from = isLater ? latest.event : (base.at(-1) ?? 0);
    const lastAt = new Float64Array(depth);
    let below = depth;
    for (let to = event; to >= from && below > 0; ) {
      const look = this.walk.lookBack(from, to, below, lastAt);
      below = look.least;
      to = look.before;
      yield undefined;
    }
    return Array.from(lastAt, (last, entry) => (entry < below ? base[entry] : last + 1));
  }

  /** The subtrees that start at this depth, between the events `from` and `to`. */
  private *subtrees(from: number, to: number, depth: number): Generator<undefined, Subtree[]> {
    const found: Subtree[] = [];
    for (let first = from + 1; first <= to; ) {
      const placed = this.walk.placedAt(first);
      const last = this.walk.nextAt(depth, first);
      const solutions = this.solutionsBetween(first, last);
      found.push({ depth, ...placed, first, last, count: (last - first + 1) / 2, solutions });
      first = last + 1;
      yield undefined;
    }
    return found;
  }

  private solutionsBetween(first: number, last: number): number {
    const { solutions } = this.recorder.recording;
    return solutions.filter((event) => event >= first && event <= last).length;
  }

  /** If the subtree is unfolded, adds its children and subtracts their counts from its count. */
  private *unfold(subtree: Subtree, open: ReadonlySet<number>): Generator<undefined, Subtree> {
    if (!open.has(subtree.first) || subtree.count === 1) return subtree;
    const children: Subtree[] = [];
    let { count } = subtree;
    for (const call of yield* this.callsUnder(subtree)) {
      count -= call.count;
      children.push(yield* this.unfold(call, open));
    }
    return { ...subtree, count, children };
  }

  /**
   * A call is a subtree whose digit is not forced. Returns the next calls below a subtree, past any
   * forced digits.
   */
  private *callsUnder({ first, last = first, depth }: Subtree): Generator<undefined, Subtree[]> {
    const calls: Subtree[] = [];
    for (const subtree of yield* this.subtrees(first, last - 1, depth + 1)) {
      if (subtree.forced) calls.push(...(yield* this.callsUnder(subtree)));
      else calls.push(subtree);
    }
    return calls;
  }
}

function maskOf(subtrees: readonly Subtree[]): number {
  return subtrees.reduce((mask, { digit }) => mask | (1 << (digit - 1)), 0);
}
