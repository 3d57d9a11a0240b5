import type { Picture } from '../picture/picture.ts';
import type { CodeTab, StrategyId } from '../state/state.ts';
import type { Language } from '../words/words.ts';
import { type Line, type Mark, programIn } from './line.ts';
import { articleProgram } from './program-articles.ts';
import { dlxProgram } from './program-dlx.ts';
import { learningProgram } from './program-learning.ts';
import { mrvProgram } from './program-mrv.ts';
import { propagationProgram } from './program-propagation.ts';

/** The mark of the line that has just run. */
export function markOf({ last, solved, dead, calls, depth }: Picture): Mark {
  if (solved) return 'full';
  if (dead) return 'dead';
  if (!last) return 'start';
  if (last.kind === 'back') return 'remove';
  return calls[depth - 1] === 0 ? 'force' : 'place';
}

/** The program of a strategy, line by line. */
export function programOf(strategy: StrategyId, tab: CodeTab, language: Language): readonly Line[] {
  switch (strategy) {
    case 'learning':
      return programIn(learningProgram(tab, language));
    case 'bitmask-mrv':
      return programIn(mrvProgram(tab, language));
    case 'propagation':
      return programIn(propagationProgram(tab, language));
    case 'dlx':
      return programIn(dlxProgram(tab, language));
    default:
      return articleProgram(strategy, tab, language);
  }
}
