import { drawStep } from '@nonet/engine/explain';

/** Draws an example without text, so that both languages can show it. */
export function pictureOf({ step, before }) {
  return drawStep({ ...step, before }, { withText: false });
}
