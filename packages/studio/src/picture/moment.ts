import type { Picture } from './picture.ts';
import type { Reasons } from './reason.ts';
import type { Tree } from './tree.ts';

/** What the page shows of an event, as far as the worker has it at once. */
export interface Moment {
  readonly picture: Picture;
  readonly tree: Tree | undefined;
  /** Undefined also if there is a digit for every cell. */
  readonly reasons: Reasons | undefined;
}
