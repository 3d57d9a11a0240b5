import {
  allDigits,
  CLASSIC,
  conflicts,
  isSolution,
  type Puzzle,
  type Signal,
  type Verdict,
} from '@nonet/engine';
import { breathe } from '../breathe.ts';
import type { ClassicKernel } from './classic-kernel.ts';
import { GivenTests } from './given-tests.ts';

/** The verdicts on classic puzzles, found together; undefined when the signal came first. */
export async function judge(
  kernel: ClassicKernel,
  puzzles: readonly Puzzle[],
  signal?: Signal,
): Promise<Verdict[] | undefined> {
  const answers = await kernel.solve(puzzles, { limit: 2, signal });
  if (!answers) return undefined;
  const proper: Puzzle[] = [];
  const verdicts = puzzles.map((puzzle, i): Verdict => {
    const { solutions } = answers[i];
    if (solutions > 1) return { kind: 'several-solutions' };
    if (isSolution(puzzle.givens)) return { kind: 'solved' };
    if (solutions === 0) {
      const found = conflicts(puzzle.givens);
      return found.length > 0 ? { kind: 'conflict', conflicts: found } : { kind: 'no-solution' };
    }
    proper.push(puzzle);
    return { kind: 'proper', redundant: [] };
  });
  const redundant = await redundantGivens(kernel, proper, signal);
  if (!redundant) return undefined;
  let next = 0;
  return verdicts.map((verdict) =>
    verdict.kind === 'proper' ? { kind: 'proper', redundant: redundant[next++] } : verdict,
  );
}

/** Puzzle → its redundant givens, ascending. */
async function redundantGivens(
  { solver }: ClassicKernel,
  proper: readonly Puzzle[],
  signal: Signal | undefined,
): Promise<number[][] | undefined> {
  const { cells } = CLASSIC;
  const givens = new Uint8Array(cells * proper.length);
  proper.forEach((puzzle, i) => {
    givens.set(puzzle.givens.digits, cells * i);
  });
  const tests = new GivenTests(solver);
  tests.start(givens, marksOf(proper));
  while (!tests.advance()) {
    if (signal?.aborted) return undefined;
    await breathe();
  }
  return proper.map((_, i) => tests.redundantOf(i));
}

function marksOf(puzzles: readonly Puzzle[]): Uint16Array | undefined {
  if (!puzzles.some(({ pencilmarks }) => pencilmarks)) return undefined;
  const marks = new Uint16Array(CLASSIC.cells * puzzles.length).fill(allDigits(CLASSIC.size));
  puzzles.forEach(({ pencilmarks }, i) => {
    if (pencilmarks) marks.set(pencilmarks.candidates, CLASSIC.cells * i);
  });
  return marks;
}
