import { countDigits, digitsOf } from '../../grid/digit-set.ts';
import type { Board } from './board.ts';

/** A candidate, or a group: candidates of one digit in the cells where a box and a line cross. */
export interface LinkNode {
  readonly cells: readonly number[];
  readonly digit: number;
}

/** The links that a chain may use. */
export interface LinkKinds {
  /** Whether a digit with two places in a house is a strong link. */
  readonly inHouses: boolean;
  /** Whether a cell with two candidates is a strong link. */
  readonly inCells: boolean;
  /** Whether groups are nodes. Default: false. */
  readonly hasGroups?: boolean;
}

/**
 * The strong and weak links between the candidates of a board. Of two nodes with a strong link, at
 * least one is true. Of two nodes with a weak link, at most one is true.
 */
export class LinkGraph {
  readonly nodes: LinkNode[] = [];
  /** Node → the nodes with a strong link to it. */
  readonly strong: number[][] = [];
  /** Node → the nodes with a weak link to it. */
  readonly weak: number[][] = [];
  private readonly board: Board;
  /** Name of the cells and the digit → node. */
  private readonly index = new Map<string, number>();

  constructor(board: Board, { hasGroups = false, inCells, inHouses }: LinkKinds) {
    this.board = board;
    for (const [cell, digits] of board.candidates.entries()) {
      for (const digit of digitsOf(digits)) this.addNode([cell], digit);
    }
    if (hasGroups) this.addGroups();
    if (inHouses) this.linkHouses();
    if (inCells) this.linkCells();
    this.linkDigits();
  }

  private addNode(cells: readonly number[], digit: number): void {
    const name = nameOf(cells, digit);
    if (this.index.has(name)) return;
    this.index.set(name, this.nodes.length);
    this.nodes.push({ cells, digit });
    this.strong.push([]);
    this.weak.push([]);
  }

  private addGroups(): void {
    const { geometry } = this.board;
    for (let line = 0; line < 2 * geometry.size; line++) {
      for (let digit = 1; digit <= geometry.size; digit++) {
        for (const cells of this.segments(line, digit)) {
          if (cells.length > 1) this.addNode(cells, digit);
        }
      }
    }
  }

  /** The cells of a line that have a digit, box by box. */
  private segments(line: number, digit: number): number[][] {
    const { board } = this;
    const { box } = board.geometry;
    const byBox = new Map<number, number[]>();
    for (const cell of board.cellsOf(line, digit)) {
      byBox.set(box[cell], [...(byBox.get(box[cell]) ?? []), cell]);
    }
    return [...byBox.values()];
  }

  /** Links two nodes if together they have all places of their digit in a house. */
  private linkHouses(): void {
    const { board, index, nodes, strong } = this;
    const { houses, size } = board.geometry;
    for (const house of houses.keys()) {
      for (let digit = 1; digit <= size; digit++) {
        const places = board.cellsOf(house, digit);
        if (places.length < 2) continue;
        for (const part of this.partsOf(places, digit)) {
          const { cells } = nodes[part];
          const rest = places.filter((cell) => !cells.includes(cell));
          const other = index.get(nameOf(rest, digit));
          if (other !== undefined && !strong[part].includes(other)) strong[part].push(other);
        }
      }
    }
  }

  /** The nodes whose cells are some of these places of a house. */
  private partsOf(places: readonly number[], digit: number): number[] {
    const { box, column, row } = this.board.geometry;
    const groups = [row, column, box].flatMap((houseOf) =>
      places.map((cell) => places.filter((it) => houseOf[it] === houseOf[cell])),
    );
    const cells = [...places.map((cell) => [cell]), ...groups];
    const parts = cells.map((own) => this.index.get(nameOf(own, digit)));
    return [...new Set(parts.filter((part) => part !== undefined))];
  }

  /**
   * Links all candidates of a cell by weak links. If there are only two, also links them by a
   * strong link.
   */
  private linkCells(): void {
    for (const [cell, digits] of this.board.candidates.entries()) {
      const own = digitsOf(digits).map((digit) => this.index.get(nameOf([cell], digit)) ?? -1);
      for (const node of own) {
        const others = own.filter((it) => it !== node);
        this.weak[node].push(...others);
        if (countDigits(digits) === 2) this.strong[node].push(...others);
      }
    }
  }

  /** Adds the weak links between nodes of one digit that see each other. */
  private linkDigits(): void {
    const { board, nodes, weak } = this;
    const byDigit = new Map<number, number[]>();
    for (const [node, { digit }] of nodes.entries()) {
      byDigit.set(digit, [...(byDigit.get(digit) ?? []), node]);
    }
    for (const own of byDigit.values()) {
      for (const node of own) {
        for (const other of own) {
          const seen = nodes[node].cells.every((cell) =>
            nodes[other].cells.every((it) => board.areSeen(cell, it)),
          );
          if (seen) weak[node].push(other);
        }
      }
    }
  }
}

function nameOf(cells: readonly number[], digit: number): string {
  return `${digit}:${cells.join()}`;
}
