export { type Parity, parityOf } from '../notation/parts/parity.ts';
export { constraintMarks } from './constraint/constraint-marks.ts';
export type { Mark } from './constraint/mark.ts';
export {
  type ConstraintsLayer,
  type ConstraintsMarkup,
  constraintsMarkup,
} from './constraints-markup.ts';
export {
  drawGrid,
  type GridStyle,
  gridMarkup,
  type LineWidths,
  marginOf,
} from './draw-grid.ts';
export { type GridState, gridLayers, type StepInGrid, stateOf } from './grid-state.ts';
export type { CandidateRole, CellLook, DigitRole, Group, Layer, Link } from './layer.ts';
export { type MarkLayer, marksMarkup } from './marks-markup.ts';
export { patternCells } from './pattern-cells.ts';
export { regionBorders } from './region-borders.ts';
export { type StepStage, stepLayers } from './step-layers.ts';
export { tag, textTag, wrapped } from './svg.ts';
export { type SvgHead, svgFile } from './svg-file.ts';
export { defaultTheme, type Theme } from './theme.ts';
