import { conflicts, gridOf } from '@nonet/engine/grid';
import { type Appearance, appearanceOf, type CellFacts } from '../../board/appearance.ts';
import { looksOf } from '../../picture/look.ts';
import { shapeOf } from '../../picture/puzzle-text.ts';
import { isInConflict } from '../../puzzle/state.ts';
import type { State } from '../../run/state.ts';
import { whyNotShown } from '../../run/why-not.ts';
import type { Words } from '../../words/words.ts';
import { forkOf } from './branches.ts';
import { branchesWords } from './branches-words.ts';

/** How each cell looks at the moment shown. */
export function watchedCells(state: State, words: Words): Appearance[] {
  const { text } = state.puzzle;
  const { picture, showsCandidates } = state.run;
  const dead = picture?.dead;
  const deadCell = typeof dead === 'object' && 'cell' in dead ? dead.cell : undefined;
  const fork = forkOf(state)?.path ?? [];
  const forced = fork.at(-1)?.cell;
  const kept = new Set(fork.map(({ cell }) => cell));
  const why = whyNotShown(state.run)?.answer;
  const blockers = why?.kind === 'blocked' ? why.peers : [];
  const repeated = repeatedCells(state);
  const own = branchesWords[state.page.language];

  return looksOf(text, picture).map((look, cell) => {
    let facts: CellFacts = {
      ...look,
      candidates: showsCandidates ? look.candidates : [],
      isBlocker: blockers.includes(cell),
      isInvalid: isInConflict(state.puzzle, cell) || repeated.has(cell),
    };
    if (cell === forced) facts = { ...facts, as: 'forced', content: own.forced(look.symbol) };
    else if (kept.has(cell)) facts = { ...facts, as: 'kept', content: own.kept(look.symbol) };
    else if (cell === deadCell) facts = { ...facts, content: words.grid.noDigit };
    return appearanceOf(facts, cell, text, words);
  });
}

/** The cells whose digits appear twice in a house. Only the user's program may place such digits. */
function repeatedCells({ puzzle, run: { strategy, picture } }: State): ReadonlySet<number> {
  if (strategy !== 'own' || !picture) return new Set();
  const grid = gridOf(shapeOf(puzzle.text), picture.digits);
  return new Set(conflicts(grid).flatMap(({ cells }) => cells));
}
