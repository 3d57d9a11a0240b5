import { type PuzzleText, shapeOf } from '../picture/puzzle-text.ts';

/** The lines of a grid as SVG paths. `hairs` are the lines between cells, `boxes` around boxes. */
export function gridLines(puzzle: PuzzleText, cell: number): { hairs: string; boxes: string } {
  const { boxRows, boxColumns } = puzzle;
  const { size } = shapeOf(puzzle);
  const side = size * cell;
  const across = (step: number): string =>
    Array.from({ length: size / step + 1 }, (_, i) => `M0 ${i * step * cell}H${side}`).join('');
  const down = (step: number): string =>
    Array.from({ length: size / step + 1 }, (_, i) => `M${i * step * cell} 0V${side}`).join('');
  return { hairs: across(1) + down(1), boxes: across(boxRows) + down(boxColumns) };
}
