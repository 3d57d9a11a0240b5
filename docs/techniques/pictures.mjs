import { drawStep, explain } from '@nonet/engine';

/** Draws an example without text, so that both languages can show it. */
export function pictureOf({ step, before }) {
  return drawStep({ ...step, before }, { withText: false });
}

/** Draws the W-Wing of the page docs/commands/explain.md, with its sentence. */
export function wWingPicture(language) {
  const puzzle =
    '..8.2..4.5.9.....3...1...9......17...6.93........4..38.......6.8.....9..6...748.5';
  const { steps } = explain(puzzle);
  return drawStep(
    steps.find(({ technique }) => technique === 'w-wing'),
    { language },
  );
}
