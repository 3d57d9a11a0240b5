/**
 * Tables of a Sudoku shape: the row, column, box and peers of each cell, and the cells of each
 * house. They are built once per shape, and grids share them.
 *
 * Cells are numbered row by row from 0. Houses are numbered rows first, then columns, then boxes.
 * Row r is house r, column c is house size + c, and box b is house 2 × size + b. The extra houses of a
 * layout follow.
 */
export interface Geometry {
  /** The number of rows in a box: 3 in a classic Sudoku. 0 if the boxes of the layout are jigsaw pieces. */
  readonly boxRows: number;
  /** The number of columns in a box: 3 in a classic Sudoku. 0 if the boxes of the layout are jigsaw pieces. */
  readonly boxColumns: number;
  /** The number of cells in a house, which is also the number of digits. */
  readonly size: number;
  /** The number of cells in the grid: size × size. */
  readonly cells: number;
  /** Cell → row, 0 to size − 1. */
  readonly row: Uint8Array;
  /** Cell → column, 0 to size − 1. */
  readonly column: Uint8Array;
  /** Cell → box, 0 to size − 1. Boxes are numbered left to right and then down. */
  readonly box: Uint8Array;
  /** House → its cells, in row-major order. */
  readonly houses: readonly Uint16Array[];
  /** Cell → its houses, ascending: its row, column and box, then its extra houses. */
  readonly housesOf: readonly Uint16Array[];
  /** Cell → the other cells that cannot hold its digit, ascending: those of its houses, and those apart. */
  readonly peers: readonly Uint16Array[];
  /** What this shape has beside boxes of one shape. Undefined if there is nothing. */
  readonly layout?: Layout;
}

/** The boxes and houses of a shape as plain data. */
export interface Layout {
  /** Cell → its box, 0 to size − 1. Each box has `size` cells: pieces of any form, or usual boxes. */
  readonly boxes: readonly number[];
  /** More groups of `size` cells that hold each digit once: a diagonal, for example. */
  readonly houses?: readonly (readonly number[])[];
  /** Pairs of cells that hold different digits without a house in common: a knight's move, for example. */
  readonly apart?: readonly (readonly [number, number])[];
}

/** The tables of boxes of one shape, or of a layout whose data is right. */
export function tablesOf(boxRows: number, boxColumns: number, layout?: Layout): Geometry {
  const cells = layout ? layout.boxes.length : (boxRows * boxColumns) ** 2;
  const size = Math.sqrt(cells);
  const row = Uint8Array.from({ length: cells }, (_, cell) => Math.floor(cell / size));
  const column = Uint8Array.from({ length: cells }, (_, cell) => cell % size);
  const box = layout
    ? Uint8Array.from(layout.boxes)
    : // A band has size / boxColumns = boxRows boxes side by side.
      row.map(
        (r, cell) => Math.floor(r / boxRows) * boxRows + Math.floor(column[cell] / boxColumns),
      );

  const lists = [...usualHouses(box), ...(layout?.houses ?? [])];
  const houses = lists.map((list) => new Uint16Array(list));
  const housesOf: number[][] = Array.from({ length: cells }, () => []);
  for (const [house, list] of lists.entries()) {
    for (const cell of list) housesOf[cell].push(house);
  }
  return {
    boxRows,
    boxColumns,
    size,
    cells,
    row,
    column,
    box,
    houses,
    housesOf: housesOf.map((own) => new Uint16Array(own)),
    peers: peersOf(houses, housesOf, layout?.apart ?? []),
    ...(layout && { layout }),
  };
}

/** Cell → the other cells of its houses, and those apart from it, ascending. */
function peersOf(
  houses: readonly Uint16Array[],
  housesOf: readonly (readonly number[])[],
  apart: NonNullable<Layout['apart']>,
): Uint16Array[] {
  const apartFrom: number[][] = housesOf.map(() => []);
  for (const [a, b] of apart) {
    apartFrom[a].push(b);
    apartFrom[b].push(a);
  }
  /** Cell → the latest cell that has it as a peer. */
  const seenBy = new Int32Array(housesOf.length).fill(-1);
  const others = new Uint16Array(housesOf.length);
  return housesOf.map((own, cell) => {
    let count = 0;
    seenBy[cell] = cell;
    for (const list of [...own.map((house) => houses[house]), apartFrom[cell]]) {
      for (let i = 0; i < list.length; i++) {
        if (seenBy[list[i]] !== cell) others[count++] = list[i];
        seenBy[list[i]] = cell;
      }
    }
    return others.slice(0, count).sort();
  });
}

/** The cells of each row, column and box of a grid with these boxes, ascending. */
export function usualHouses(boxes: ArrayLike<number>): number[][] {
  const size = Math.sqrt(boxes.length);
  const houses = Array.from({ length: 3 * size }, (): number[] => []);
  for (let cell = 0; cell < boxes.length; cell++) {
    houses[Math.floor(cell / size)].push(cell);
    houses[size + (cell % size)].push(cell);
    houses[2 * size + boxes[cell]].push(cell);
  }
  return houses;
}
