import { packedCells } from '@nonet/engine/notation';
import { failureParts } from '../../words/sentence.ts';
import { pageWords } from '../../words/words.ts';
import { languageOf } from './draft.ts';
import type { HasJudge } from './judge/slice.ts';
import { isJudgedBefore } from './judge/slice.ts';
import { judgementText } from './judge/status.ts';
import { judgeWords } from './judge/words.ts';
import { type CodeEnd, type CodeRun, changedSince, type HasCode, isMissing } from './slice.ts';
import { codeWords, secondsText } from './words.ts';

/** What is going on, or what came of what was done last: a run or a judgement. */
export function statusOf(state: HasJudge): string {
  const { language } = state.page;
  const { judgement } = state.judge;
  if (!judgement?.isLatest) return runStatus(state);
  const said = judgementText(judgement, language);
  return isJudgedBefore(state) ? `${said} ${judgeWords[language].changed}` : said;
}

/** Whether the program is in Python, and what was done last has failed because Python is missing. */
export function lacksPython({ code, judge: { judgement } }: HasJudge): boolean {
  const { draft, run } = code;
  if (languageOf(draft) !== 'python') return false;
  if (judgement?.isLatest) return isMissing(judgement.phase.kind);
  return run.language === 'python' && run.phase.kind === 'ended' && isMissing(run.phase.end.kind);
}

function runStatus(state: HasCode): string {
  const { language, phase }: CodeRun = state.code.run;
  const own = codeWords[state.page.language];
  if (phase.kind === 'none') return own.ready;
  if (phase.kind === 'loading') {
    const { all, loaded } = phase;
    if (all === 0) return own.starting;
    return loaded === all ? own.startingPython : own.loading(loaded, all);
  }
  if (phase.kind !== 'ended') return own[phase.kind];
  const { end } = phase;
  const { kind } = end;
  if (isMissing(kind)) return own.missing[kind](own.languages[language]);
  const isAtLine = kind === 'failed' && end.errorLine !== undefined;
  const ended = isAtLine ? own.failedAt(end.errorLine ?? 0) : own.ends[kind](secondsText(end.time));
  const recorded = end.isCut
    ? own.cut(end.events)
    : own.recorded(end.events, wrongGrid(state, end));
  const changed = changedSince(state);
  return [ended, end.events > 0 && recorded, changed && own.before[changed]]
    .filter(Boolean)
    .join(' ');
}

/** What is wrong with the grid of a program that ended by itself. */
function wrongGrid({ page, puzzle }: HasCode, { failed, kind }: CodeEnd): string | undefined {
  if (kind !== 'finished' || !failed) return undefined;
  const { conflict, givens } = failed;
  const isOpen = packedCells(givens) === puzzle.root.cells;
  // Without a conflict, the program may have found that there is no solution.
  if (!conflict && !(isOpen && puzzle.check.kind === 'proper')) return undefined;
  return failureParts(failed, givens.geometry, pageWords[page.language].ownProgram);
}
