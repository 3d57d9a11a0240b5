export { cutGrid } from './cutting/cut-grid.ts';
export { type FoundGrid, findGrid } from './finding/find-grid.ts';
export type { Pixels } from './picture/pixels.ts';
export type { Corners, Point } from './picture/point.ts';
export { type Scan, scan } from './reading/scan.ts';
export { type Alternative, isDoubtful, type ScannedCell } from './reading/scanned-cell.ts';
