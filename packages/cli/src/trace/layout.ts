import type { Geometry } from '@nonet/engine/grid';
import { type GridStyle, gridExtent } from './grid-view.ts';

/** Where everything lies on a screen of a size: rows from the top, columns from the left. */
export interface Layout {
  readonly columns: number;
  readonly rows: number;
  readonly title: number | undefined;
  /** What there is to say of a grid that does not fit, and where. */
  readonly note: { readonly y: number; readonly text: string } | undefined;
  /** The grid, and how many rows of its drawing are shown; undefined when it is too wide. */
  readonly grid:
    | {
        readonly style: GridStyle;
        readonly x: number;
        readonly y: number;
        readonly rows: number;
        readonly height: number;
      }
    | undefined;
  /** Story and figures: a column beside the grid, or lines below it. */
  readonly panel: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly beside: boolean;
  };
  readonly ruler: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly names: boolean;
  };
  readonly waveform: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly pointer: boolean;
  };
  readonly keys: number;
}

/** From the roomiest to the closest. */
const STYLES: readonly GridStyle[] = [
  { cellWidth: 3, framed: true, ruled: true },
  { cellWidth: 3, framed: true, ruled: false },
  { cellWidth: 3, framed: false, ruled: false },
  { cellWidth: 2, framed: true, ruled: false },
  { cellWidth: 2, framed: false, ruled: false },
];
const CLOSEST = STYLES[STYLES.length - 1];

const MARGIN = 1;
/** Columns between the grid and the panel, and those the panel needs. */
const GUTTER = 3;
const PANEL_WIDTH = 24;
/** Rows of the panel beside the grid, and below it. */
const PANEL_ROWS = 12;
const PANEL_LINES = 3;
/** Rows of a cut grid below which it is of no use. */
const LEAST_ROWS = 5;

/** Rows for all but the grid and its panel. */
interface Comfort {
  readonly title: number;
  readonly gap: number;
  readonly names: boolean;
  readonly pointer: boolean;
}
const FULL: Comfort = { title: 2, gap: 1, names: true, pointer: true };
const BARE: Comfort = { title: 0, gap: 0, names: false, pointer: false };

/** The layout for a screen of so many columns and rows, of which the last column stays free. */
export function layoutOf(geometry: Geometry, columns: number, rows: number): Layout {
  const width = columns - 1;
  for (const comfort of [FULL, BARE]) {
    for (const style of STYLES) {
      const extent = gridExtent(geometry, style);
      for (const beside of [true, false]) {
        const needed = marginOf(style) + extent.width + (beside ? GUTTER + PANEL_WIDTH : 0);
        const body = beside ? Math.max(extent.height, PANEL_ROWS) : extent.height + PANEL_LINES;
        if (needed > width || body + rest(comfort) > rows) continue;
        return arrange(width, rows, comfort, { style, ...extent, rows: extent.height }, beside);
      }
    }
  }
  return cut(geometry, columns, rows);
}

/** Without a frame the first cell brings its own margin. */
function marginOf(style: GridStyle): number {
  return style.framed ? MARGIN : 0;
}

function rest({ title, gap, names, pointer }: Comfort): number {
  return title + gap + (names ? 3 : 2) + gap + (pointer ? 2 : 1) + gap + 1;
}

/** The layout where the grid does not fit: the rows round the current cell, or all but the grid. */
function cut(geometry: Geometry, columns: number, rows: number): Layout {
  const width = columns - 1;
  const extent = gridExtent(geometry, CLOSEST);
  const { size } = geometry;
  const needed = `${size}×${size} needs a terminal of ${extent.width + 1}×${extent.height + rest(BARE) + PANEL_LINES}`;
  const beside = extent.width + GUTTER + PANEL_WIDTH <= width;
  const room = rows - rest(BARE) - 1 - (beside ? 0 : PANEL_LINES);
  if (extent.width > width || room < LEAST_ROWS) {
    return arrange(width, rows, BARE, undefined, false, needed);
  }
  const grid = { style: CLOSEST, ...extent, rows: Math.min(room, extent.height) };
  return arrange(width, rows, BARE, grid, beside, needed);
}

function arrange(
  columns: number,
  rows: number,
  comfort: Comfort,
  grid: { style: GridStyle; width: number; height: number; rows: number } | undefined,
  beside: boolean,
  note?: string,
): Layout {
  const { title, gap, names, pointer } = comfort;
  const top = title + (note ? 1 : 0);
  const width = columns - MARGIN;
  const gridX = grid ? marginOf(grid.style) : 0;
  const panelX = grid && beside ? gridX + grid.width + GUTTER : MARGIN;
  const panelY = grid && !beside ? top + grid.rows : top;
  const bodyEnd = beside
    ? top + Math.max(grid?.rows ?? 0, Math.min(PANEL_ROWS, rows - rest(comfort) - (note ? 1 : 0)))
    : panelY + PANEL_LINES;
  const rulerY = bodyEnd + gap;
  const waveformY = rulerY + (names ? 3 : 2) + gap;
  return {
    columns,
    rows,
    title: title > 0 ? 0 : undefined,
    note: note ? { y: 0, text: note } : undefined,
    grid: grid && { style: grid.style, x: gridX, y: top, rows: grid.rows, height: grid.height },
    panel: { x: panelX, y: panelY, width: columns - panelX, beside },
    ruler: { x: MARGIN, y: rulerY, width, names },
    waveform: { x: MARGIN, y: waveformY, width, pointer },
    keys: waveformY + (pointer ? 2 : 1) + gap,
  };
}
