import { unbiased } from './hours/unbiased.mjs';
import { seventeen } from './minutes/seventeen.mjs';
import { seventeenRatings } from './minutes/seventeen-ratings.mjs';
import { bandClasses } from './seconds/bands.mjs';
import { classes } from './seconds/classes.mjs';
import { four } from './seconds/four.mjs';
import { grids } from './seconds/grids.mjs';
import { miracle } from './seconds/miracle.mjs';
import { topDown } from './seconds/top-down.mjs';

/** All facts, in the order of the page. */
export const facts = [
  four,
  grids,
  bandClasses,
  classes,
  miracle,
  seventeen,
  seventeenRatings,
  topDown,
  unbiased,
];
