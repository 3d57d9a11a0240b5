import { digitsOf } from '@nonet/engine/grid';
import { symbolOf } from '@nonet/engine/notation';
import { shapeOf } from '../picture/puzzle-text.ts';
import { forkOf } from '../state/branches.ts';
import type { State } from '../state/state.ts';
import { givenDigits } from '../state/transitions.ts';
import { whyNotShown } from '../state/why-not.ts';
import { placeOf } from '../words/place.ts';
import type { Words } from '../words/words.ts';
import { type Entered, entered } from './entered.ts';

/** How a cell looks, and its name for screen readers. */
export interface Appearance {
  readonly symbol: string;
  readonly candidates: readonly number[];
  /** What Enter shows in a blank cell. */
  readonly entered: Entered | undefined;
  readonly classes: string;
  readonly name: string;
  readonly isGiven: boolean;
  readonly isInvalid: boolean;
}

/** The appearance of every cell. */
export function appearances(state: State, words: Words): Appearance[] {
  const { puzzle, picture, judgement, room, showsCandidates } = state;
  const shape = shapeOf(puzzle);
  const watched = room === 'watch' ? picture : undefined;
  const dead = watched && typeof watched.dead === 'object' ? watched.dead : undefined;
  const fork = forkOf(state)?.path ?? [];
  const forced = fork.at(-1)?.cell;
  const kept = new Set(fork.map((placed) => placed.cell));
  const why = watched && whyNotShown(state)?.answer;
  const blockers = why?.kind === 'blocked' ? why.peers : [];
  const enteredCells = room === 'enter' ? entered(state, words) : undefined;
  return givenDigits(state).map((given, cell) => {
    const inEnter = enteredCells?.[cell];
    const digit = given || (watched?.digits[cell] ?? inEnter?.digit ?? 0);
    const symbol = digit === 0 ? '' : symbolOf(digit);
    const isCurrent = watched?.current === cell;
    const isInvalid = judgement.kind === 'conflict' && judgement.cells.includes(cell);
    const isDead = dead !== undefined && 'cell' in dead && dead.cell === cell;
    const isHouseDead =
      dead !== undefined && 'house' in dead && shape.houses[dead.house].includes(cell);
    const isSolved = watched?.solved === true && given === 0;
    const candidates =
      showsCandidates && digit === 0 && watched ? digitsOf(watched.candidates[cell]) : [];

    const { grid } = words;
    let content = grid.empty;
    if (cell === forced) content = words.branches.forced(symbol);
    else if (kept.has(cell)) content = words.branches.kept(symbol);
    else if (given) content = grid.given(symbol);
    else if (inEnter?.content) content = inEnter.content;
    else if (digit) content = grid.placed(symbol);
    else if (isDead) content = grid.noDigit;
    else if (candidates.length > 0) content = grid.candidates(candidates.map(symbolOf).join(' '));
    if (isCurrent) content = grid.current(content);
    if (blockers.includes(cell)) content = words.whyNot.blocker(content);
    if (isInvalid) content = grid.conflict(content);

    const classes = ['cell'];
    if (shape.column[cell] % puzzle.boxColumns === 0) classes.push('box-left');
    if (shape.row[cell] % puzzle.boxRows === 0) classes.push('box-top');
    if (cell === forced) classes.push('forced');
    else if (kept.has(cell)) classes.push('kept');
    else if (given) classes.push('given');
    else if (isSolved) classes.push('solved');
    else if (digit) classes.push('placed');
    if (!given && watched?.last?.kind === 'placement' && watched.last.cell === cell) {
      classes.push('latest');
    }
    if (isCurrent) classes.push('current');
    if (isDead || isHouseDead) classes.push('dead');
    if (blockers.includes(cell)) classes.push('blocker');
    if (isInvalid) classes.push('invalid');
    if (inEnter?.isDifferent) classes.push('different');
    const name = grid.cell(placeOf(shape, cell), content);
    return {
      symbol,
      candidates,
      entered: inEnter,
      classes: classes.join(' '),
      name,
      isGiven: given > 0,
      isInvalid,
    };
  });
}
