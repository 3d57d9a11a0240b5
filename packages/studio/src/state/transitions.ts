import type { End } from '@nonet/engine/search';
import { type PuzzleText, shapeOf } from '../picture/puzzle-text.ts';
import { toggledBookmark } from './bookmarks.ts';
import { switchedTo } from './branches.ts';
import { NOT_COPIED } from './copying.ts';
import { NO_BRANCHES, NO_PREDICTION } from './lesson.ts';
import { withoutNotes } from './notes.ts';
import { type Action, moved, pressed, ticked } from './player.ts';
import { heldAtQuestion, heldToNextEvent, isPredictable } from './predict.ts';
import { type Race, raceTime } from './race.ts';
import { NO_RECORDS } from './records.ts';
import { clearedSolutions } from './solutions.ts';
import {
  type Room,
  type Run,
  SAMPLE,
  type State,
  type StrategyId,
  withoutRecording,
} from './state.ts';

/** Switches rooms. Enter and Race show the puzzle without forks. */
export function inRoom(state: State, room: Room): State {
  const next = room === 'watch' ? state : switchedTo(state, 0);
  return withinRun({ ...next, room, player: { ...next.player, playing: false } });
}

/** The run in which the player moves: in Race the longest run of all strategies, otherwise the run in Watch. */
export function timeOf({ room, race, run }: State): Run {
  return room === 'race' ? raceTime(race) : run;
}

/** If the player is beyond the end of a finished recording, moves it to the end. */
function withinRun(state: State): State {
  const { player } = state;
  const { events, end } = timeOf(state);
  const position = end ? Math.min(player.position, events) : player.position;
  return position === player.position ? state : { ...state, player: { ...player, position } };
}

/** The strategies that do not accept pencilmarks. */
const GIVENS_ONLY: readonly StrategyId[] = ['scan', 'used-arrays', 'bitmask'];

export function canSearch(strategy: StrategyId, { pencilmarks }: PuzzleText): boolean {
  return pencilmarks === undefined || !GIVENS_ONLY.includes(strategy);
}

export function withStrategy(state: State, strategy: StrategyId): State {
  const { player } = state;
  return withoutRecording({
    ...state,
    strategy,
    predict: isPredictable(strategy) ? state.predict : NO_PREDICTION,
    player: { ...player, position: 0, playing: false },
  });
}

/** Replaces the puzzle, and drops everything that belonged to the previous puzzle. */
export function withPuzzle(state: State, puzzle: PuzzleText): State {
  const strategy = canSearch(state.strategy, puzzle) ? state.strategy : 'propagation';
  const next = withStrategy(state, strategy);
  return {
    ...next,
    puzzle,
    race: { ...next.race, runs: {} },
    branches: NO_BRANCHES,
    guide: { ...state.guide, isOpen: false },
    judgement: { kind: 'working' },
    notes: [],
    solutions: clearedSolutions(state.solutions),
    copying: { ...NOT_COPIED, as: state.copying.as },
    cell: Math.min(state.cell, puzzle.cells.length - 1),
  };
}

export function withText(state: State, text: string): State {
  if (text === state.text) return state;
  return { ...state, ...NO_TEXT, text };
}

const NO_TEXT = {
  text: '',
  reading: { kind: 'nothing' },
  records: NO_RECORDS,
} as const satisfies Partial<State>;

export function cleared(state: State): State {
  const { boxRows, boxColumns, cells } = state.puzzle;
  const empty = { boxRows, boxColumns, cells: '.'.repeat(cells.length) };
  return { ...withPuzzle(state, empty), ...NO_TEXT };
}

export function withSample(state: State): State {
  return { ...withPuzzle(state, SAMPLE), ...NO_TEXT };
}

/** Types a digit into a cell. `.` clears the cell, or removes the notes of a blank cell. */
export function withGiven(state: State, cell: number, symbol: string): State {
  const { boxRows, boxColumns, cells } = state.puzzle;
  const typed = cells.slice(0, cell) + symbol + cells.slice(cell + 1);
  const isChanged = typed !== cells;
  const next = isChanged
    ? { ...withPuzzle(state, { boxRows, boxColumns, cells: typed }), notes: state.notes }
    : withoutNotes(state, cell);
  const to = state.autoAdvance && cell + 1 < cells.length ? cell + 1 : cell;
  return { ...next, cell: to, reading: { kind: 'nothing' } };
}

export type Move = 'left' | 'right' | 'up' | 'down' | 'row-start' | 'row-end' | 'start' | 'end';

export function cellMoved(state: State, move: Move): State {
  const { size, cells, row, column } = shapeOf(state.puzzle);
  const { cell } = state;
  const start = row[cell] * size;
  const to: Readonly<Record<Move, number>> = {
    left: column[cell] === 0 ? cell : cell - 1,
    right: column[cell] === size - 1 ? cell : cell + 1,
    up: cell - size,
    down: cell + size,
    'row-start': start,
    'row-end': start + size - 1,
    start: 0,
    end: cells - 1,
  };
  return to[move] < 0 || to[move] >= cells ? state : { ...state, cell: to[move] };
}

export function pressing(state: State, action: Action): State {
  const player = pressed(state.player, action, timeOf(state));
  return {
    ...state,
    player: action === 'forward' ? heldToNextEvent(state, player) : heldAtQuestion(state, player),
  };
}

export function atEvent(state: State, event: number): State {
  return { ...state, player: heldAtQuestion(state, moved(state.player, event, timeOf(state))) };
}

export function afterTime(state: State, milliseconds: number): State {
  const player = heldToNextEvent(state, ticked(state.player, milliseconds, timeOf(state)));
  return player === state.player ? state : { ...state, player };
}

/**
 * Sets the length of the recording. When the recording ends, bookmarks beyond its end are dropped, and a
 * player beyond its end moves to the end.
 */
export function recorded(state: State, events: number, end: End | undefined): State {
  const bookmarks = end ? state.bookmarks.filter((at) => at <= events) : state.bookmarks;
  return withinRun({ ...state, bookmarks, run: { ...state.run, events, end } });
}

export function withRace(state: State, change: (race: Race) => Race): State {
  return withinRun({ ...state, race: change(state.race) });
}

/** Adds a bookmark at an event, or removes the bookmark there. */
export function bookmarked(state: State, event: number): State {
  return { ...state, bookmarks: toggledBookmark(state.bookmarks, event) };
}
