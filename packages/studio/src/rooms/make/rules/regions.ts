import type { Geometry } from '@nonet/engine/grid';

/** Cell → its region, while they are painted. They may have any number of cells. */
export type Regions = readonly number[];

/** Region → the number of its cells. */
export function regionSizes(regions: Regions, { size }: Geometry): readonly number[] {
  const sizes = Array.from({ length: size }, () => 0);
  for (const region of regions) sizes[region]++;
  return sizes;
}

/** Whether every region has a cell for each digit. */
export function areWhole(regions: Regions, geometry: Geometry): boolean {
  return regionSizes(regions, geometry).every((cells) => cells === geometry.size);
}
