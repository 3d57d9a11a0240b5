// Hot code: plain loops, integers and preallocated arrays only.
import { CANDIDATES } from '../../classic-tables.ts';
import type { Candidate } from '../../step.ts';
import type { ChainKind } from './chain.ts';
import type { ChainLinks, LinkRanges } from './chain-links.ts';

const NONE = -1;
/** The entry of the source in `offBefore` and `onBefore`. */
const SOURCE = -2;
/** Larger than the number of weak links in any chain. */
const DEEPEST = 255;
/**
 * The source has at most four strong links. Each candidate can close one cycle with each of them.
 */
const MOST_CYCLES = CANDIDATES * 4;

/**
 * The consequences of one literal, found breadth first. A weak link turns a candidate off, and a
 * strong link turns the next candidate on. If several shortest chains lead to the same candidate,
 * the order of the links decides which of them is found, as in Sudoku Explainer.
 *
 * Candidates without strong links are not marked as off, because nothing follows from them.
 */
export class ChainTree {
  /** The candidates that are on, in the order in which they are found. */
  readonly on: Uint16Array = new Uint16Array(CANDIDATES);
  onCount = 0;
  /** On-candidate → the number of weak links before it. */
  readonly depth: Uint8Array = new Uint8Array(CANDIDATES);
  /** On-candidate → the off-candidate from which it follows, or a negative number. */
  readonly offBefore: Int16Array = new Int16Array(CANDIDATES);
  /** Off-candidate → the on-candidate from which it follows, or a negative number. */
  readonly onBefore: Int16Array = new Int16Array(CANDIDATES);
  /** The number of cycles that `closeCycles` has found. */
  cycleCount = 0;
  readonly last: Uint16Array = new Uint16Array(MOST_CYCLES);
  readonly off: Uint16Array = new Uint16Array(MOST_CYCLES);
  readonly links: ChainLinks;
  readonly kind: ChainKind;
  private readonly ranges: LinkRanges;

  constructor(links: ChainLinks, kind: ChainKind) {
    this.links = links;
    this.kind = kind;
    this.ranges = links.rangesOf(kind);
  }

  /** Finds the consequences of turning the source on, over at most `deepest` weak links. */
  growFromOn(source: Candidate, deepest: number = DEEPEST): void {
    this.clear();
    this.offBefore[source] = SOURCE;
    this.depth[source] = 0;
    this.on[this.onCount++] = source;
    this.grow(deepest);
  }

  /** Finds the consequences of turning the source off, over at most `deepest` weak links. */
  growFromOff(source: Candidate, deepest: number = DEEPEST): void {
    this.clear();
    this.onBefore[source] = SOURCE;
    this.turnOn(source, 0);
    this.grow(deepest);
  }

  /**
   * Returns the first candidate of `on` that has a weak link to the source.
   *
   * @throws RangeError if there is none.
   */
  firstThatTurnsOff(source: Candidate): Candidate {
    const { weak } = this.links;
    const { weakFrom, weakTo } = this.ranges;
    for (let i = 0; i < this.onCount; i++) {
      const candidate = this.on[i];
      for (let j = weakFrom[candidate]; j < weakTo[candidate]; j++) {
        if (weak[j] === source) return candidate;
      }
    }
    throw new RangeError(`expected a chain that turns candidate ${source} off`);
  }

  /**
   * Finds the cycles through the source, which is on, in the order of Sudoku Explainer. Cycle i
   * goes from the source to `last[i]`. Then a weak link turns `off[i]` off, and a strong link turns
   * the source on again. There are at least `least` weak links before `last[i]`. (With 0, there
   * would be cycles of two links.)
   */
  closeCycles(source: Candidate, least: number = 1): void {
    const { weak, strong } = this.links;
    const { weakFrom, weakTo, strongFrom, strongTo } = this.ranges;
    this.cycleCount = 0;
    for (let i = 1; i < this.onCount; i++) {
      const last = this.on[i];
      if (this.depth[last] < least) continue;
      for (let j = weakFrom[last]; j < weakTo[last]; j++) {
        const off = weak[j];
        for (let k = strongFrom[off]; k < strongTo[off]; k++) {
          if (strong[k] !== source || this.passesOff(last, off)) continue;
          this.last[this.cycleCount] = last;
          this.off[this.cycleCount++] = off;
        }
      }
    }
  }

  /** Whether the path from the source to the on-candidate `on` contains `off`. */
  private passesOff(on: Candidate, off: Candidate): boolean {
    let at = this.offBefore[on];
    while (at >= 0) {
      if (at === off) return true;
      at = this.offBefore[this.onBefore[at]];
    }
    return false;
  }

  private clear(): void {
    this.onCount = 0;
    this.offBefore.fill(NONE);
    this.onBefore.fill(NONE);
  }

  private grow(deepest: number): void {
    const { links, on, depth, onBefore } = this;
    const { weakFrom, weakTo, strongFrom, strongTo } = this.ranges;
    for (let next = 0; next < this.onCount; next++) {
      const candidate = on[next];
      if (depth[candidate] === deepest) return;
      for (let i = weakFrom[candidate]; i < weakTo[candidate]; i++) {
        const off = links.weak[i];
        if (onBefore[off] !== NONE || strongFrom[off] === strongTo[off]) continue;
        onBefore[off] = candidate;
        this.turnOn(off, depth[candidate] + 1);
      }
    }
  }

  private turnOn(off: Candidate, depth: number): void {
    const { strong } = this.links;
    const to = this.ranges.strongTo[off];
    for (let i = this.ranges.strongFrom[off]; i < to; i++) {
      const candidate = strong[i];
      if (this.offBefore[candidate] !== NONE) continue;
      this.offBefore[candidate] = off;
      this.depth[candidate] = depth;
      this.on[this.onCount++] = candidate;
    }
  }
}
