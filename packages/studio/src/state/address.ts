import { geometryOfCells, isBoxShape } from '@nonet/engine/grid';
import { digitsIn, type PuzzleText } from '../picture/puzzle-text.ts';
import { languages } from '../words/words.ts';
import { bookmarksIn, bookmarksText } from './bookmarks.ts';
import { forkText, rootPuzzle, switchedTo, withForkText } from './branches.ts';
import { atStop, guideText, withGuideText } from './guide.ts';
import { eventOf } from './player.ts';
import { raceClocks, withLanes } from './race.ts';
import { rooms, type State, strategyIds, themes } from './state.ts';
import { inRoom, withPuzzle, withRace, withStrategy } from './transitions.ts';
import { treeViews, withTree } from './tree.ts';

/**
 * The URL fragment: a version character, then `&key=value` pairs.
 *
 *     1&p=1.3...5.9…&s=scan&e=1204&l=ko&t=dark
 *
 *     p  cells, row by row
 *     b  rows x columns of a box, if not the default for the size
 *     m  pencilmarks, with a fixed number of base-36 digits per cell
 *     s  strategy
 *     e  event
 *     r  room
 *     l  language
 *     t  theme
 *     q  bookmarks
 *     k  strategies of the race
 *     c  clock of the race: events or share
 *     f  fork made by the user
 *     n  stop of the tour
 *     v  `icicle` or `list`, if the page shows it instead of the tree
 *     d  1 if the grid shows candidates, otherwise 0
 *     w  1 if embedded in a frame
 *
 * If a value is missing or invalid, its part of the state does not change.
 */
const VERSION = '1';

export function addressOf(state: State): string {
  const { strategy, player, room, language, theme, race, bookmarks } = state;
  const { showsCandidates, embedded } = state;
  const puzzle = rootPuzzle(state);
  const fork = forkText(state);
  const stop = guideText(state);
  const parts = [VERSION, `p=${puzzle.cells}`];
  const usual = geometryOfCells(puzzle.cells.length);
  if (usual?.boxRows !== puzzle.boxRows) parts.push(`b=${puzzle.boxRows}x${puzzle.boxColumns}`);
  if (puzzle.pencilmarks) {
    const width = maskWidth(puzzle);
    const masks = puzzle.pencilmarks.map((mask) => mask.toString(36).padStart(width, '0'));
    parts.push(`m=${masks.join('')}`);
  }
  parts.push(`s=${strategy}`, `e=${eventOf(player)}`, `r=${room}`, `l=${language}`, `t=${theme}`);
  if (room === 'race') parts.push(`k=${race.lanes.join('.')}`, `c=${race.clock}`);
  if (bookmarks.length > 0) parts.push(`q=${bookmarksText(bookmarks)}`);
  if (showsCandidates) parts.push('d=1');
  if (embedded) parts.push('w=1');
  if (fork !== undefined) parts.push(`f=${fork}`);
  if (stop !== undefined) parts.push(`n=${stop}`);
  if (state.tree.view !== 'tree') parts.push(`v=${state.tree.view}`);
  return parts.join('&');
}

/** The state when the page opens. Without a fragment, the page opens at the first stop of the tour. */
export function opened(state: State, fragment: string): State {
  return fragment.length > 1 ? withAddress(state, fragment) : atStop(state, 0);
}

export function withAddress(state: State, fragment: string): State {
  const [version, ...parts] = fragment.replace(/^#/, '').split('&');
  if (version !== VERSION) return state;
  const values = new Map(parts.map((part) => [part.slice(0, 1), part.slice(2)]));
  const among = <T extends string>(key: string, all: readonly T[]): T | undefined =>
    all.find((one) => one === values.get(key));

  const room = among('r', rooms);
  const strategy = among('s', strategyIds);
  const puzzle = puzzleIn(values);
  const lanes = (values.get('k') ?? '').split('.');
  const known = lanes.flatMap((lane) => strategyIds.find((id) => id === lane) ?? []);
  const bookmarks = bookmarksIn(values.get('q') ?? '');
  const candidates = among('d', ['0', '1']);
  const event = values.get('e') ?? '';

  let next: State = {
    ...state,
    language: among('l', languages) ?? state.language,
    theme: among('t', themes) ?? state.theme,
  };
  if (room) next = inRoom(next, room);
  if (strategy && strategy !== next.strategy) next = withStrategy(next, strategy);
  if (puzzle && !isSame(puzzle, rootPuzzle(next))) next = withPuzzle(next, puzzle);
  if (puzzle && !values.has('f')) next = switchedTo(next, 0);
  next = withGuideText(withForkText(next, values.get('f')), values.get('n'));
  next = withRace(next, (race) => ({
    ...(known.length === lanes.length ? withLanes(race, known) : race),
    clock: among('c', raceClocks) ?? race.clock,
  }));
  if (bookmarks) next = { ...next, bookmarks };
  if (candidates) next = { ...next, showsCandidates: candidates === '1' };
  if (values.get('w') === '1') next = { ...next, embedded: true };
  next = withTree(next, { view: among('v', treeViews) ?? next.tree.view });
  if (/^\d{1,15}$/.test(event)) {
    next = { ...next, player: { ...next.player, position: Number(event), playing: false } };
  }
  return next;
}

function puzzleIn(values: ReadonlyMap<string, string>): PuzzleText | undefined {
  const cells = values.get('p') ?? '';
  const size = Math.sqrt(cells.length);
  const usual = geometryOfCells(cells.length);
  const [boxRows, boxColumns] = values.get('b')?.split('x').map(Number) ?? [
    usual?.boxRows ?? 0,
    usual?.boxColumns ?? 0,
  ];
  if (!isBoxShape(boxRows, boxColumns) || boxRows * boxColumns !== size) return undefined;
  if (digitsIn(cells).some((digit) => digit < 0 || digit > size)) return undefined;
  const puzzle = { boxRows, boxColumns, cells };
  const marks = values.get('m');
  if (marks === undefined) return puzzle;
  const width = maskWidth(puzzle);
  if (marks.length !== width * cells.length || !/^[\da-z]*$/.test(marks)) return puzzle;
  const pencilmarks = Array.from(cells, (_, cell) =>
    Number.parseInt(marks.slice(cell * width, (cell + 1) * width), 36),
  );
  return pencilmarks.every((mask) => mask < 2 ** size) ? { ...puzzle, pencilmarks } : puzzle;
}

/** The number of base-36 digits of a bit mask with every candidate. */
function maskWidth({ boxRows, boxColumns }: PuzzleText): number {
  return (2 ** (boxRows * boxColumns) - 1).toString(36).length;
}

function isSame(a: PuzzleText, b: PuzzleText): boolean {
  return (
    a.cells === b.cells &&
    a.boxRows === b.boxRows &&
    a.pencilmarks?.join() === b.pencilmarks?.join()
  );
}
