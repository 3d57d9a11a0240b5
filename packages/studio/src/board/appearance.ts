import { symbolOf } from '@nonet/engine/notation';
import { looksOf } from '../picture/look.ts';
import { shapeOf } from '../picture/puzzle-text.ts';
import { forkOf } from '../state/branches.ts';
import type { State } from '../state/state.ts';
import { whyNotShown } from '../state/why-not.ts';
import { placeOf } from '../words/place.ts';
import type { Words } from '../words/words.ts';
import { type Entered, entered } from './entered.ts';

/** How a cell looks, and its name for screen readers. */
export interface Appearance {
  readonly symbol: string;
  readonly candidates: readonly number[];
  /** What Enter shows in a blank cell. Undefined for a given, and in Watch. */
  readonly entered: Entered | undefined;
  readonly classes: string;
  readonly name: string;
  readonly isGiven: boolean;
  readonly isInvalid: boolean;
}

export function appearances(state: State, words: Words): Appearance[] {
  const { puzzle, picture, judgement, room, showsCandidates } = state;
  const shape = shapeOf(puzzle);
  const watched = room === 'watch' ? picture : undefined;
  const dead = watched?.dead;
  const deadCell = typeof dead === 'object' && 'cell' in dead ? dead.cell : undefined;
  const fork = forkOf(state)?.path ?? [];
  const forced = fork.at(-1)?.cell;
  const kept = new Set(fork.map((placed) => placed.cell));
  const why = watched && whyNotShown(state)?.answer;
  const blockers = why?.kind === 'blocked' ? why.peers : [];
  const enteredCells = room === 'enter' ? entered(state, words) : undefined;
  return looksOf(puzzle, watched).map((look, cell) => {
    const inEnter = enteredCells?.[cell];
    const symbol = inEnter?.digit ? symbolOf(inEnter.digit) : look.symbol;
    const as = inEnter?.digit ? 'placed' : look.as;
    const isInvalid = judgement.kind === 'conflict' && judgement.cells.includes(cell);
    const candidates = showsCandidates ? look.candidates : [];

    const { grid } = words;
    let content = grid.empty;
    if (cell === forced) content = words.branches.forced(symbol);
    else if (kept.has(cell)) content = words.branches.kept(symbol);
    else if (as === 'given') content = grid.given(symbol);
    else if (inEnter?.content) content = inEnter.content;
    else if (symbol) content = grid.placed(symbol);
    else if (cell === deadCell) content = grid.noDigit;
    else if (candidates.length > 0) content = grid.candidates(candidates.map(symbolOf).join(' '));
    if (look.isCurrent) content = grid.current(content);
    if (blockers.includes(cell)) content = words.whyNot.blocker(content);
    if (isInvalid) content = grid.conflict(content);

    const classes = ['cell'];
    if (shape.column[cell] % puzzle.boxColumns === 0) classes.push('box-left');
    if (shape.row[cell] % puzzle.boxRows === 0) classes.push('box-top');
    if (cell === forced) classes.push('forced');
    else if (kept.has(cell)) classes.push('kept');
    else if (as !== 'blank') classes.push(as);
    if (look.isLatest) classes.push('latest');
    if (look.isCurrent) classes.push('current');
    if (look.isDead) classes.push('dead');
    if (blockers.includes(cell)) classes.push('blocker');
    if (isInvalid) classes.push('invalid');
    if (inEnter?.isDifferent) classes.push('different');
    return {
      symbol,
      candidates,
      entered: inEnter,
      classes: classes.join(' '),
      name: grid.cell(placeOf(shape, cell), content),
      isGiven: as === 'given',
      isInvalid,
    };
  });
}
