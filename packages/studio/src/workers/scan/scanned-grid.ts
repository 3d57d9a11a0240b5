import { geometryOfSize } from '@nonet/engine/grid';
import { symbolOf } from '@nonet/engine/notation';
import { isDoubtful, type Pixels, type Scan } from '@nonet/scan';
import type { Doubt, ScannedGrid } from '../../picture/scanning.ts';

/** A cell names at most this many alternatives. */
const MOST = 3;

/** What the page shows of a scan. Undefined if no Sudoku has this size. */
export function scannedGrid({ cells, size }: Scan, picture: Pixels): ScannedGrid | undefined {
  const geometry = geometryOfSize(size);
  if (!geometry) return undefined;
  const { boxRows, boxColumns } = geometry;
  const symbols = cells.map(({ digit, kind }) => (kind === 'printed' ? symbolOf(digit) : '.'));
  const doubts = cells.flatMap((one, cell): Doubt[] => {
    if (!isDoubtful(one)) return [];
    const { alternatives, digit, kind, read } = one;
    const all = [...(read === undefined ? [] : [read]), ...alternatives.map((it) => it.digit)];
    const others = [...new Set(all)].filter((other) => other !== digit).slice(0, MOST);
    return [{ cell, digit, isWritten: kind === 'written', others, read }];
  });
  return {
    puzzle: { boxRows, boxColumns, cells: symbols.join('') },
    written: cells.map(({ digit, kind }) => (kind === 'written' ? digit : 0)),
    doubts,
    picture,
  };
}
