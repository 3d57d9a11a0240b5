import { CLASSIC, type Grid } from '@nonet/engine/grid';
import type { Notation } from '@nonet/engine/notation';
import { solvePuzzle } from '@nonet/engine/solve';
import { ownCases } from '@nonet/judge/cases/ladder';
import type { TestCase } from '@nonet/judge/cases/test-case';
import type { Problem } from '@nonet/judge/problems/problem';
import type { Streams } from '../core/streams.ts';
import { FileError, readFiles } from '../pipeline/read-files.ts';
import type { Report } from '../report/report.ts';

/**
 * Reads the user's puzzles. If one of them cannot be a case, prints a message and returns
 * undefined.
 */
export async function readCases(
  file: string,
  notation: Notation | undefined,
  problem: Problem,
  { report, streams }: { readonly report: Report; readonly streams: Streams },
): Promise<readonly TestCase[] | undefined> {
  const grids: Grid[] = [];
  for await (const batch of readFiles([file], { notation, streams })) {
    if (batch instanceof FileError) {
      report.error(batch);
      continue;
    }
    if ('bytes' in batch) continue;
    for (const result of batch.results) {
      const refusal = result.ok ? refusalOf(result.record.givens, problem) : undefined;
      if (!result.ok) report.badRecord(batch.file, result.error);
      else if (refusal) report.unsupported(batch.file, result.record.line, refusal);
      else grids.push(result.record.givens);
    }
  }
  if (report.status === 0 && grids.length === 0) {
    report.badRequest(`${file}: expected puzzles, found none`);
  }
  return report.status === 0 ? ownCases(problem, grids) : undefined;
}

function refusalOf(givens: Grid, { name, solutions }: Problem) {
  const { geometry } = givens;
  if (geometry !== CLASSIC) {
    return { expected: 'a 9×9 puzzle', found: `${geometry.size}×${geometry.size}` };
  }
  const { kind } = solvePuzzle({ givens });
  if (kind === 'none' || kind === 'conflict') {
    return { expected: 'a puzzle with a solution', found: 'none' };
  }
  if (kind === 'several' && solutions === 'one') {
    return { expected: `one solution, as ${name} promises`, found: 'several' };
  }
  return undefined;
}
