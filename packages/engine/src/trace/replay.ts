// Hot code: it runs once per event.

import { equalGrids, type Grid } from '../grid/grid.ts';
import { internPuzzle } from '../grid/intern-puzzle.ts';
import { PathSearch } from '../search/path-search.ts';
import type { SearchStatus, Strategy } from '../search/strategy.ts';
import { cellIn, digitIn, isForced, type PackedEvents } from './packed-events.ts';
import type { Trace } from './trace.ts';

/**
 * Makes a strategy that searches as the program of the trace did, event by event. The strategy can
 * search only the puzzle of the trace.
 */
export function replay({ puzzle: input, name = 'trace', events }: Trace): Strategy {
  const puzzle = internPuzzle(input);
  return {
    id: name,
    summary: 'the recorded search of a program',
    source: 'a trace',
    lexicographic: false,
    limits: {
      largestSize: 25,
      pencilmarks: puzzle.pencilmarks !== undefined,
      pencilmarksReason: 'its trace is of a puzzle without pencilmarks',
      beside: 'constraints',
    },
    begin(givens) {
      if (!equalGrids(givens, puzzle.givens)) {
        throw new RangeError('expected the puzzle of the trace, got another puzzle');
      }
      return new Replay(puzzle.givens, events);
    },
  };
}

/**
 * A search that repeats the events of a trace. Unlike other searches, it may take out digits that
 * are not the last of the path, may hold digits that conflict, and may fill the grid without a
 * solution.
 */
class Replay extends PathSearch {
  private readonly events: PackedEvents;
  /** The number of events made. */
  private made = 0;
  /** Whether all events have been made and the tries after the last event have been counted. */
  private ended = false;
  /** Index in the path → 1 if the digit was forced, otherwise 0. */
  private readonly forced: Uint8Array;

  constructor(givens: Grid, events: PackedEvents) {
    super(givens);
    this.events = events;
    this.forced = new Uint8Array(this.path.length);
  }

  override get isSolved(): boolean {
    const { counters, events, made } = this;
    const { solutions } = events;
    // Before the first call of `advance`, the solution of a full puzzle is not counted yet.
    return solutions[made === 0 ? 0 : counters.solutions - 1] === made;
  }

  override opensNode(index: number): boolean {
    return this.forced[index] === 0;
  }

  advance(events: number): SearchStatus {
    const { counters } = this;
    if (counters.nodes === 0) {
      counters.nodes = 1;
      if (this.events.solutions[0] === 0) return this.solved();
    }
    for (let left = events; left > 0; left--) {
      if (this.made === this.events.length) return this.exhausted();
      this.make(this.made++);
      if (this.events.solutions[counters.solutions] === this.made) return this.solved();
    }
    return 'paused';
  }

  private make(event: number): void {
    const { counters, events } = this;
    const word = events.word(event);
    const digit = digitIn(word);
    counters.tries += events.triesBefore(event);
    if (digit === 0) {
      this.takeOut(cellIn(word));
      return;
    }
    const forced = isForced(word) ? 1 : 0;
    this.makeNext(cellIn(word));
    this.forced[this.depth] = forced;
    this.makePlacement(digit);
    counters.nodes += 1 - forced;
  }

  /** Takes a digit out. The digits that were placed after it move up in the path. */
  private takeOut(cell: number): void {
    const { path, forced } = this;
    let index = this.depth - 1;
    while (path[index] !== cell) index--;
    for (; index < this.depth - 1; index++) {
      this.setCell(index, path[index + 1]);
      forced[index] = forced[index + 1];
    }
    this.setCell(index, cell);
    this.makeBack();
  }

  private exhausted(): SearchStatus {
    if (!this.ended) this.counters.tries += this.events.lastTries;
    this.ended = true;
    return 'exhausted';
  }

  /** Returns `made` and `ended`, then the cell, the digit and `forced` of each placement. */
  protected saveState(): Int32Array {
    const { path, digits, forced, depth } = this;
    const state = [this.made, this.ended ? 1 : 0];
    for (let i = 0; i < depth; i++) state.push(path[i], digits[path[i]], forced[i]);
    return Int32Array.from(state);
  }

  protected loadState(state: Int32Array): void {
    this.made = state[0];
    this.ended = state[1] === 1;
    for (let i = 2; i < state.length; i += 3) {
      this.makeNext(state[i]);
      this.forced[this.depth] = state[i + 2];
      this.push(state[i + 1]);
    }
  }
}
