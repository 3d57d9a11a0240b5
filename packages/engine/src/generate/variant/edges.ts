/** Cell → the cells that share an edge with it. */
export type Beside = readonly (readonly number[])[];

export function edgeNeighbours(size: number): Beside {
  return Array.from({ length: size * size }, (_, cell) => {
    const column = cell % size;
    const others = [cell - size, cell + size];
    if (column > 0) others.push(cell - 1);
    if (column < size - 1) others.push(cell + 1);
    return others.filter((other) => other >= 0 && other < size * size);
  });
}

/** Whether one can walk from each of the cells to each other one. */
export function isConnected(cells: readonly number[], beside: Beside): boolean {
  const reached = new Set(cells.slice(0, 1));
  for (const cell of reached) {
    for (const other of beside[cell]) if (cells.includes(other)) reached.add(other);
  }
  return reached.size === cells.length;
}
