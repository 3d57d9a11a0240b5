import { CLASSIC, type Geometry, type Notation, Random, randomGrid } from '@nonet/engine';
import { breathe } from '../breathe.ts';
import { Output } from '../output.ts';
import type { Status } from '../report.ts';
import { refusedSize } from '../writer.ts';

export interface GridFlags {
  readonly count: number;
  readonly seed?: string;
  readonly size?: Geometry;
  readonly to: Notation;
}

/** Random full grids, by the method of the random-grid article. */
export async function grid(flags: GridFlags): Promise<Status> {
  const { count, size: geometry = CLASSIC, to } = flags;
  const refused = refusedSize(to, geometry.size);
  if (refused) {
    process.stderr.write(`error: ${refused}\n`);
    return 2;
  }
  const seed = flags.seed ?? freshSeed();
  if (flags.seed === undefined) process.stderr.write(`seed ${seed}\n`);
  const random = new Random(seed);
  const output = new Output();
  output.write(to.head);
  for (let index = 0; index < count; index++) {
    const givens = randomGrid(geometry, random);
    output.write(to.format({ givens, line: index + 1 }, index));
    if (output.isFull) await output.flush();
    await breathe();
  }
  output.write(to.tail ?? '');
  await output.flush();
  return 0;
}

/** Eight letters and digits to name an unnamed run by, so that it can be had again. */
function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
}
