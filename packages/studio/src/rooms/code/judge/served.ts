import type { ServedReport } from '@nonet/judge/report/judge-report';
import { servedFile } from '../../../page/served-file.ts';
import { withPuzzle } from '../../../puzzle/history.ts';
import { codeProblems, LONGEST_TEXT } from '../draft.ts';
import { ownProgramOf, withDraft } from '../slice.ts';
import type { HasJudge } from './slice.ts';

/** The report that `nonet judge` serves under a key. Undefined if it is no longer served. */
export async function servedReport(key: string): Promise<ServedReport | undefined> {
  const packed = await servedFile(`${key}.report`);
  if (!packed) return undefined;
  const unpacked = packed.stream().pipeThrough(new DecompressionStream('gzip'));
  // A server may answer a wrong address with a page.
  return new Response(unpacked).json().catch(() => undefined);
}

/** Shows a report of the command line, after its program was opened: the failed case is the input. */
export function withServedReport<S extends HasJudge>(state: S, served: ServedReport): S {
  const { input, report, results, table } = served;
  const problem = codeProblems.find((one) => one === served.problem) ?? 'free';
  const [failure] = report.failures;
  const opened = withDraft(failure?.puzzle ? withPuzzle(state, failure.puzzle) : state, {
    problem,
    input: input !== undefined && input.length <= LONGEST_TEXT ? input : undefined,
  });
  const judgement = {
    program: ownProgramOf(opened),
    phase: { kind: 'ended' },
    isServed: true,
    isLatest: true,
    slowness: undefined,
    table,
    running: undefined,
    isExplaining: false,
    results,
    report,
  } as const;
  return { ...opened, judge: { judgement } };
}
