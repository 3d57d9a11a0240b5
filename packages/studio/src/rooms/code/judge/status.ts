import type { Language } from '../../../words/words.ts';
import { codeWords } from '../words.ts';
import { isAccepted, type Judgement } from './slice.ts';
import { judgeWords } from './words.ts';

/** What the judge says of the program: its verdict, or how far it is. */
export function judgementText(judgement: Judgement, language: Language): string {
  const { phase, program, report, table } = judgement;
  const own = judgeWords[language];
  const { languages, missing } = codeWords[language];
  const accepted = table && isAccepted(judgement) ? `${table.accepted[language]} ` : '';
  switch (phase.kind) {
    case 'loading':
      return own.loading(languages[program.language], phase.share);
    case 'measuring':
      return own.measuring(languages[program.language]);
    case 'judging':
      return table ? accepted + caseOf(judgement, table.cases.length, language) : own.preparing;
    case 'ended':
      return report?.verdict[language] ?? '';
    case 'stopped':
      return accepted + own.stopped;
    case 'unreachable':
    case 'uninstalled':
      return missing[phase.kind](languages[program.language]);
    case 'refused':
      return phase.found === undefined ? own.noProblem : own.noFunction(phase.found);
  }
}

/** The case that runs, or that is being explained. Between two cases, the one that has run. */
function caseOf(judgement: Judgement, cases: number, language: Language): string {
  const { isExplaining, results, running } = judgement;
  const own = judgeWords[language];
  const number = (running ?? results.at(-1)?.index ?? 0) + 1;
  if (isExplaining && running !== undefined) return own.explaining(number);
  return (isAccepted(judgement) ? own.runningStress : own.running)(number, cases);
}
