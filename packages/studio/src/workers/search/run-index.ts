// Hot code: it runs once every few events.
import type { Recording } from '@nonet/engine/search';
import type { Span } from '../../picture/landmark.ts';
import { Replay } from './replay.ts';

const BLOCK = 65_536;

/** Greater than every depth. */
const NO_DEPTH = 0xffff;
/** Steps between two yields. */
const STEPS = 2_048;

/** A retreat that may be the longest. It ends at `until`, and removes `least` to `most` digits. */
interface Retreat {
  readonly until: number;
  readonly least: number;
  readonly most: number;
}

/**
 * An index of a recorded run: its deepest dead end, its longest retreat, and the least depth of
 * each block of events. The index is built after the recording, because building it during the
 * recording would make the recording of the fastest strategy a quarter slower.
 *
 * Every event changes the depth by 1, so most events need not be examined. The run is repeated in
 * steps of several events. A step ends at the first event that could reach a new greatest depth, or
 * a new least depth of the block. Together with the backs just before it, a step has at most as
 * many events as the longest retreat so far. So a step cannot hide a longer retreat. A run of
 * 138,350,568 events takes 8.7 million steps.
 */
export class RunIndex {
  readonly recording: Recording;
  /** The deepest dead end so far, or the first of several equally deep ones. */
  deepest: Span | undefined;
  events = 0;
  private replay: Replay;
  /** Block → its least depth. Block b consists of the events b × BLOCK + 1 to (b + 1) × BLOCK. */
  private readonly least: number[] = [];
  private leastSoFar = NO_DEPTH;
  private depth = 0;
  private greatest = 0;
  /** The longest retreat removes at least this many digits. */
  private longest = 0;
  /** The run so far ends with backs: at least `sure` and at most `tail` of them. */
  private sure = 0;
  private tail = 0;
  private readonly retreats: Retreat[] = [];

  constructor(recording: Recording) {
    this.recording = recording;
    this.replay = new Replay(recording, 0);
  }

  /** Whether every event recorded so far is indexed. */
  get isComplete(): boolean {
    return this.events >= this.recording.events;
  }

  /** Indexes the rest of the block, as far as it is recorded. */
  advance(): void {
    if (this.replay.isOver) this.replay = new Replay(this.recording, this.events);
    const { recording, replay } = this;
    const { search } = replay;
    const end = (this.least.length + 1) * BLOCK;
    let { depth, greatest, leastSoFar, longest, sure, tail } = this;
    while (!replay.isOver && replay.event < end) {
      const { event } = replay;
      let step = longest - tail;
      if (step > greatest + 1 - depth) step = greatest + 1 - depth;
      if (step > depth + 1 - leastSoFar) step = depth + 1 - leastSoFar;
      if (step > end - event) step = end - event;
      replay.advance(step < 1 ? 1 : step);
      const made = replay.event - event;
      const before = depth;
      depth = search.depth;
      if (depth < leastSoFar) leastSoFar = depth;
      // A solution is no dead end, and neither are the moments of the retreat from it.
      const isTurn = before > greatest && depth < before && sure === 0;
      if (isTurn && !recording.solutions.includes(event)) {
        greatest = before;
        this.deepest = { from: event, until: event };
      }
      if (before - depth === made) {
        tail += made;
        sure += made;
        continue;
      }
      // If `tail` is greater than `longest`, a step is a single event. Here this event is a
      // placement. So the retreat ends before it, and may be the longest.
      if (tail > longest) this.retreats.push({ until: event, least: sure, most: tail });
      if (sure > longest) longest = sure;
      tail = (made + before - depth) >> 1;
      sure = 0;
    }
    if (replay.event === end) {
      this.least.push(leastSoFar);
      leastSoFar = NO_DEPTH;
    }
    const { event: events } = replay;
    Object.assign(this, { events, depth, greatest, leastSoFar, longest, sure, tail });
  }

  /** The longest retreat so far, or the first of several equally long ones. */
  *longestRetreat(): Generator<undefined, Span | undefined> {
    const { recording } = this;
    const possible: Retreat[] = [
      ...this.retreats,
      { until: this.events, least: this.sure, most: this.tail },
    ];
    possible.sort((a, b) => b.most - a.most || a.until - b.until);
    let found: Span | undefined;
    let longest = 0;
    for (const { until, least, most } of possible) {
      if (most === 0 || most < longest) break;
      let from = until - least;
      if (least < most) {
        const replay = new Replay(recording, until - most);
        from = until - most;
        while (replay.event < until) {
          replay.advance(1);
          if (replay.search.event.kind === 'placement') from = replay.event;
        }
        yield undefined;
      }
      const isLonger = until - from > longest;
      if (isLonger || (until - from === longest && found && from < found.from)) {
        longest = until - from;
        found = { from, until };
      }
    }
    return found;
  }

  /**
   * The first event from `from` on with a depth of at most `depth`. Undefined if there is none so
   * far.
   */
  *firstAtMost(depth: number, from: number): Generator<undefined, number | undefined> {
    const { recording, least } = this;
    let start = from;
    while (start <= recording.events) {
      let block = Math.floor((start - 1) / BLOCK);
      while (block < least.length && least[block] > depth) block++;
      start = Math.max(start, block * BLOCK + 1);
      if (start > recording.events) return undefined;
      const last = Math.min(recording.events, (block + 1) * BLOCK);
      const replay = new Replay(recording, start);
      for (let steps = 1; replay.search.depth > depth && replay.event < last; steps++) {
        replay.advance(Math.min(replay.search.depth - depth, last - replay.event));
        if (steps % STEPS === 0) yield undefined;
      }
      if (replay.search.depth <= depth) return replay.event;
      start = last + 1;
    }
    return undefined;
  }
}
