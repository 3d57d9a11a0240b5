import { type Appearance, appearanceOf, type CellFacts } from '../../board/appearance.ts';
import { looksOf } from '../../picture/look.ts';
import { repeatedCells } from '../../picture/repeated.ts';
import { isInConflict } from '../../puzzle/state.ts';
import { whyNotShown } from '../../search/why-not.ts';
import type { Words } from '../../words/words.ts';
import { forkOf } from './branches.ts';
import { branchesWords } from './branches-words.ts';
import type { HasWatch } from './slice.ts';

const NONE: ReadonlySet<number> = new Set();

/** How each cell looks at the moment shown. */
export function watchedCells(state: HasWatch, words: Words): Appearance[] {
  const { text } = state.puzzle;
  const { picture, showsCandidates } = state.run;
  const dead = picture?.dead;
  const deadCell = typeof dead === 'object' && 'cell' in dead ? dead.cell : undefined;
  const fork = forkOf(state)?.path ?? [];
  const forced = fork.at(-1)?.cell;
  const kept = new Set(fork.map(({ cell }) => cell));
  const why = whyNotShown(state.run)?.answer;
  const blockers = why?.kind === 'blocked' ? why.peers : [];
  // Only the user's program may place digits that conflict.
  const { strategy } = state.run;
  const repeated = strategy === 'own' && picture ? repeatedCells(text, picture.digits) : NONE;
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
