import { drawStep } from '@nonet/engine/explain';

/** Draws an example without text, so that both languages can show it. */
export function pictureOf({ puzzle, step, before }) {
  return drawStep(step, before, { givens: puzzle.digits, withText: false });
}
