import type { Random } from '../random.ts';
import { type Beside, edgeNeighbours, isConnected } from './edges.ts';

/** The random exchanges of cells between two regions, for each cell of the grid. */
const EXCHANGES = 6;

/**
 * Regions of `size` connected cells in random forms. Cells at the borders of two regions are exchanged,
 * again and again, as long as both regions stay connected.
 *
 * @param start Cell → region, such as the boxes of a grid.
 */
export function randomRegions(start: readonly number[], random: Random): number[] {
  const regions = [...start];
  const size = Math.sqrt(regions.length);
  const beside = edgeNeighbours(size);
  let left = EXCHANGES * regions.length;
  while (left > 0) {
    const one = random.below(regions.length);
    const border = beside[one].filter((cell) => regions[cell] !== regions[one]);
    if (border.length === 0) continue;
    left--;
    const [from, to] = [regions[one], regions[border[random.below(border.length)]]];
    const others = regions.flatMap((region, cell) =>
      region === to && beside[cell].some((other) => other !== one && regions[other] === from)
        ? [cell]
        : [],
    );
    if (others.length === 0) continue;
    const other = others[random.below(others.length)];
    regions[one] = to;
    regions[other] = from;
    if (isWhole(regions, from, beside) && isWhole(regions, to, beside)) continue;
    regions[one] = from;
    regions[other] = to;
  }
  return regions;
}

function isWhole(regions: readonly number[], region: number, beside: Beside): boolean {
  return isConnected(
    regions.flatMap((other, cell) => (other === region ? [cell] : [])),
    beside,
  );
}
