export {
  drawGrid,
  type GridStyle,
  gridMarkup,
  type LineWidths,
  type MarkLayer,
  marksMarkup,
} from './draw-grid.ts';
export { type GridState, gridLayers, type StepInGrid, stateOf } from './grid-state.ts';
export type { CandidateRole, CellLook, DigitRole, Group, Layer, Link } from './layer.ts';
export { patternCells } from './pattern-cells.ts';
export { type StepStage, stepLayers } from './step-layers.ts';
export { tag, textTag, wrapped } from './svg.ts';
export { type SvgHead, svgFile } from './svg-file.ts';
export { defaultTheme, type Theme } from './theme.ts';
