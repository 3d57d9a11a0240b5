import type { DigitFinder } from '../../technique/hodoku/digit-finder.ts';
import type { Position } from '../../technique/position.ts';
import type { Step } from '../../technique/step.ts';

/**
 * Makes a search that runs the finders one after another, each of them for the digits 1 to 9. If a
 * finder found no step for a digit, it is not called again for this digit until a candidate of the
 * digit has been removed.
 */
export function searchDigits(
  ...finders: readonly DigitFinder[]
): (position: Position) => Step | undefined {
  /**
   * For each finder: (digit − 1) × 3 + band → the cells that had the digit as candidate when the
   * finder last found no step for the digit.
   */
  const fruitless = finders.map(() => new Int32Array(27));
  let found: Step | undefined;
  const receive = (step: Step): boolean => {
    found = step;
    return true;
  };
  return (position) => {
    const { cells } = position;
    for (let i = 0; i < finders.length; i++) {
      const known = fruitless[i];
      for (let k = 0; k < 27; k += 3) {
        const isKnown =
          cells[k] === known[k] && cells[k + 1] === known[k + 1] && cells[k + 2] === known[k + 2];
        if (isKnown) continue;
        if (finders[i](position, k / 3 + 1, receive)) return found;
        known[k] = cells[k];
        known[k + 1] = cells[k + 1];
        known[k + 2] = cells[k + 2];
      }
    }
    return undefined;
  };
}
