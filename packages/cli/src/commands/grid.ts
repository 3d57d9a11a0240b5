import {
  CLASSIC,
  type Geometry,
  type Grid,
  type Notation,
  Random,
  randomGrid,
} from '@nonet/engine';
import { breathe } from '../breathe.ts';
import { Output } from '../output.ts';
import type { Status } from '../report.ts';

export interface GridFlags {
  readonly count: number;
  readonly seed?: string;
  readonly size?: Geometry;
  readonly to?: Notation;
}

/** Random full grids: a list a row, as in the fourth article, or in a notation. */
export async function grid(flags: GridFlags): Promise<Status> {
  const { count, size: geometry = CLASSIC, to } = flags;
  const seed = flags.seed ?? freshSeed();
  if (flags.seed === undefined) process.stderr.write(`seed ${seed}\n`);
  const random = new Random(seed);
  const output = new Output();
  output.write(to?.head ?? '');
  for (let index = 0; index < count; index++) {
    const givens = randomGrid(geometry, random);
    output.write(to ? to.format({ givens, line: index + 1 }, index) : lists(givens, index));
    if (output.isFull) await output.flush();
    await breathe();
  }
  await output.flush();
  return 0;
}

/** A list a row: `[1, 2, 3, …]`; an empty line between grids. */
function lists({ geometry, digits }: Grid, index: number): string {
  const { size } = geometry;
  let text = index > 0 ? '\n' : '';
  for (let cell = 0; cell < geometry.cells; cell += size) {
    text += `[${digits.subarray(cell, cell + size).join(', ')}]\n`;
  }
  return text;
}

/** Eight letters and digits to name an unnamed run by, so that it can be had again. */
function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
}
