import { formatCell, type Geometry, type Grid, type Verdict } from '@nonet/engine';
import { conflictText } from './conflict-text.ts';

/** A verdict in words; undefined when there is none. */
export function verdictText(verdict: Verdict, givens: Grid): string | undefined {
  switch (verdict.kind) {
    case 'conflict':
      return `conflict: ${conflictText(givens)}`;
    case 'no-solution':
      return 'no solution';
    case 'several-solutions':
      return 'several solutions';
    case 'solved':
      return 'solved';
    case 'proper':
      if (verdict.redundant.length === 0) return 'proper, minimal';
      return `proper, not minimal: ${cellNames(givens.geometry, verdict.redundant)} can go`;
    case 'unknown':
      return undefined;
  }
}

/** Whether a puzzle is good: solved or proper, and minimal where that is asked. */
export function passes(verdict: Verdict, minimal = false): boolean {
  if (verdict.kind === 'solved') return true;
  return verdict.kind === 'proper' && !(minimal && verdict.redundant.length > 0);
}

const NAMED = 3;

/** "r1c1 or r2c5", "r1c1, r2c5, r3c4 or one of 7 others". */
function cellNames(geometry: Geometry, cells: readonly number[]): string {
  const names = cells.slice(0, NAMED).map((cell) => formatCell(geometry, cell));
  const others = cells.length - names.length;
  if (others > 0) names.push(others === 1 ? 'one other' : `one of ${others} others`);
  const last = names.pop();
  return names.length === 0 ? `${last}` : `${names.join(', ')} or ${last}`;
}
