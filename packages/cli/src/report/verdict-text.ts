import { formatCell, type Geometry } from '@nonet/engine/grid';
import type { Verdict } from '@nonet/engine/solve';
import { conflictText } from './conflict-text.ts';

/** Returns a verdict in words. Undefined if the kind is `stopped`. */
export function verdictText(verdict: Verdict, geometry: Geometry): string | undefined {
  switch (verdict.kind) {
    case 'conflict':
      return `conflict: ${conflictText(geometry, verdict.conflicts[0])}`;
    case 'none':
      return 'no solution';
    case 'several':
      return 'several solutions';
    case 'full':
      return 'full';
    case 'proper':
      if (!verdict.redundant) return 'proper';
      if (verdict.redundant.length === 0) return 'proper, minimal';
      return `proper, not minimal: ${cellNames(geometry, verdict.redundant)} can be removed`;
    case 'stopped':
      return undefined;
  }
}

/** Whether a puzzle is full or proper. With `minimal`, a proper puzzle must also be minimal. */
export function passes(verdict: Verdict, minimal = false): boolean {
  if (verdict.kind === 'full') return true;
  return verdict.kind === 'proper' && !(minimal && verdict.redundant?.length !== 0);
}

const MAX_NAMES = 3;

/** Names cells, for example "r1c1 or r2c5", or "r1c1, r2c5, r3c4 or one of 7 others". */
function cellNames(geometry: Geometry, cells: readonly number[]): string {
  const names = cells.slice(0, MAX_NAMES).map((cell) => formatCell(geometry, cell));
  const others = cells.length - names.length;
  if (others > 0) names.push(others === 1 ? 'one other' : `one of ${others} others`);
  const last = names.pop();
  return names.length === 0 ? `${last}` : `${names.join(', ')} or ${last}`;
}
