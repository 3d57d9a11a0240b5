import type { MadePuzzleText, PuzzleWishes } from '../../picture/making.ts';
import type { Exchange } from '../work.ts';

export interface MakerApi {
  /** Makes the first puzzle of a seed. */
  make: Exchange<PuzzleWishes, MadePuzzleText>;
}
