import type { PatternNode } from '../../pattern.ts';
import { ForcingWay } from './forcing-way.ts';
import type { Proof } from './proof.ts';
import { Table } from './table.ts';
import type { TableLinks } from './table-links.ts';

/** The chains of proofs in one position. Tables are expanded when a chain first needs them. */
export class ProofChains {
  private readonly links: TableLinks;
  private readonly way: ForcingWay;
  /** Statement → its table. */
  private readonly tables = new Map<number, Table>();
  /**
   * All tables made so far. The first `tables.size` of them are in use, and the others can be
   * reused.
   */
  private readonly pool: Table[] = [];

  constructor(links: TableLinks) {
    this.links = links;
    this.way = new ForcingWay(links);
  }

  /** Begins again, after the links have changed. */
  begin(): void {
    this.tables.clear();
  }

  /**
   * The number of nodes of the chains of a proof, as HoDoKu counts them. Infinity if the number is
   * not below the limit. Also Infinity if `needsNet` is true and no chain is a net.
   */
  countNodes(proof: Proof, needsNet: boolean, limit: number): number {
    const { way } = this;
    let count = 0;
    let isFit = !needsNet;
    for (let i = 0; i < proof.count; i++) {
      const table = this.tableOf(proof.starts[i]);
      way.read(table, table.indexes[proof.ends[i]]);
      count += way.nodeCount;
      if (count >= limit) return Infinity;
      if (way.isNet) isFit = true;
    }
    return isFit ? count : Infinity;
  }

  nodesOf(proof: Proof): PatternNode[][] {
    const chains: PatternNode[][] = [];
    for (let i = 0; i < proof.count; i++) {
      const table = this.tableOf(proof.starts[i]);
      this.way.read(table, table.indexes[proof.ends[i]]);
      chains.push(this.way.nodes());
    }
    return chains;
  }

  private tableOf(statement: number): Table {
    let table = this.tables.get(statement);
    if (table) return table;
    const number = this.tables.size;
    table = this.pool[number] ?? new Table();
    this.pool[number] = table;
    table.expand(statement, this.links);
    this.tables.set(statement, table);
    return table;
  }
}
