import type { Picture } from '../../picture/picture.ts';
import type { CodeTab, StrategyId } from '../../search/state.ts';
import type { Language } from '../../words/words.ts';
import { type Line, type Mark, type ProgramText, programIn } from './line.ts';
import { articlePrograms } from './program-articles.ts';
import { constraintsProgram } from './program-constraints.ts';
import { dlxProgram } from './program-dlx.ts';
import { learningProgram } from './program-learning.ts';
import { mrvProgram } from './program-mrv.ts';
import { propagationProgram } from './program-propagation.ts';

const PROGRAMS: Readonly<Record<StrategyId, ProgramText>> = {
  ...articlePrograms,
  'bitmask-mrv': mrvProgram,
  propagation: propagationProgram,
  dlx: dlxProgram,
  learning: learningProgram,
  'constraint-search': constraintsProgram,
};

/** The mark of the program line that has just run. */
export function markOf({ last, solved, dead, calls, depth }: Picture): Mark {
  if (solved) return 'full';
  if (dead) return 'dead';
  if (!last) return 'start';
  if (last.kind === 'back') return 'remove';
  return calls[depth - 1] === 0 ? 'force' : 'place';
}

export function programOf(strategy: StrategyId, tab: CodeTab, language: Language): Line[] {
  return programIn(PROGRAMS[strategy][tab === 'pseudo' ? language : tab]);
}
