import { type Geometry, internGeometry, isClassic } from '../grid/geometry.ts';
import { type Grid, gridOf } from '../grid/grid.ts';
import { Random, Seed } from './random.ts';
import { randomGrid } from './random-grid.ts';
import { UniformGrids } from './uniform-grid.ts';

export interface GridOptions {
  /**
   * With `uniform`, all grids are equally likely (see UniformGrids). This is the default for 9×9.
   * With `diagonal`, the boxes on the diagonal are filled at random and the other cells by
   * backtracking (see randomGrid). Other sizes always use `diagonal`.
   */
  readonly method?: 'uniform' | 'diagonal';
}

/** Makes the full grids of a seed. Grid i depends only on the seed and on i. */
export class GridMaker {
  readonly geometry: Geometry;
  private readonly seed: Seed;
  private readonly random: Random = new Random('');
  private readonly uniform: UniformGrids | undefined;

  constructor(geometry: Geometry, seed: string, { method = 'uniform' }: GridOptions = {}) {
    geometry = internGeometry(geometry);
    this.geometry = geometry;
    this.seed = new Seed(seed);
    if (isClassic(geometry) && method === 'uniform') this.uniform = new UniformGrids();
  }

  /** Writes the digits of grid `index` to `digits`, from `at` on. */
  write(index: number, digits: Uint8Array, at = 0): void {
    const random = this.seed.start(this.random, index);
    if (this.uniform) this.uniform.draw(random, digits, at);
    else digits.set(randomGrid(this.geometry, random).digits, at);
  }

  make(index: number): Grid {
    const digits = new Uint8Array(this.geometry.cells);
    this.write(index, digits);
    return gridOf(this.geometry, digits);
  }
}
