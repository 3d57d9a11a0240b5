// Hot code: plain loops, integers and preallocated arrays only.
import { type CellSet, lowestOf } from '../cell-set.ts';
import { BAND, BIT_IN_BAND } from '../classic-tables.ts';
import type { Position } from '../position.ts';
import type { Candidate, PatternNode } from '../step.ts';
import { Links } from './links.ts';
import { LoopPath } from './loop-path.ts';
import { GROUPS } from './nodes.ts';
import { Table } from './table.ts';

/** Chains from candidates that are on to candidates that are off. They may have groups as nodes. */
export class KrakenChains {
  private readonly links = new Links();
  private readonly table = new Table();
  private readonly path = new LoopPath(this.links);
  /**
   * Candidate × 27 + (digit − 1) × 3 + band → the cells in which chains from the candidate turn the
   * digit off.
   */
  private readonly removed = new Int32Array(GROUPS * 27);

  read(position: Position): void {
    const { links, removed, table } = this;
    links.read(position, true);
    removed.fill(0);
    for (let candidate = 0; candidate < GROUPS; candidate++) {
      if (links.isEmpty(candidate * 2 + 1)) continue;
      table.expand(candidate * 2 + 1, links);
      for (let i = 1; i < table.count; i++) {
        const statement = table.entries[i];
        if ((statement & 1) === 1 || statement >= 2 * GROUPS) continue;
        const node = statement >> 1;
        const cell = links.cells[node];
        removed[candidate * 27 + (node % 9) * 3 + BAND[cell]] |= BIT_IN_BAND[cell];
      }
    }
  }

  /**
   * For each of these cells, chains start from `digit` in the cell. Keeps only the candidates that
   * are removed in all cases. Returns whether there are any.
   *
   * @param candidates (Digit − 1) × 3 + band → cells.
   */
  keepRemoved(candidates: Int32Array, cells: CellSet, digit: number): boolean {
    const { removed } = this;
    let any = 1;
    for (let band = 0; band < 3; band++) {
      for (let rest = cells[band]; rest !== 0 && any !== 0; rest &= rest - 1) {
        const from = ((27 * band + lowestOf(rest)) * 9 + digit - 1) * 27;
        any = 0;
        for (let i = 0; i < 27; i++) {
          candidates[i] &= removed[from + i];
          any |= candidates[i];
        }
      }
    }
    return any !== 0;
  }

  /** The chain from a candidate that is on to a candidate that it removes. */
  chain(from: Candidate, to: Candidate): readonly PatternNode[] {
    const { links, path, table } = this;
    table.expand(from * 2 + 1, links);
    path.read(table, table.indexes[to * 2]);
    return path.nodes();
  }
}
