import type { Picture } from '../picture/picture.ts';
import type { CodeTab, StrategyId } from '../state/state.ts';
import type { Language } from '../words/words.ts';
import { type Line, type Mark, programIn } from './line.ts';
import { articleProgram } from './program-articles.ts';
import { dlxProgram } from './program-dlx.ts';
import { mrvProgram } from './program-mrv.ts';
import { propagationProgram } from './program-propagation.ts';

/** The line that has just run. */
export function markOf({ last, solved, dead, calls, depth }: Picture): Mark {
  if (solved) return 'full';
  if (dead) return 'dead';
  if (!last) return 'start';
  if (last.kind === 'back') return 'take';
  return calls[depth - 1] === 0 ? 'force' : 'place';
}

/** The program of a strategy; undefined where no short one tells what it does. */
export function programOf(
  strategy: StrategyId,
  tab: CodeTab,
  language: Language,
): readonly Line[] | undefined {
  switch (strategy) {
    case 'learning':
      return undefined;
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
