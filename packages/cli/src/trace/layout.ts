import type { Geometry } from '@nonet/engine/grid';
import { type GridPlace, type GridStyle, gridExtent } from './grid-view.ts';
import type { PanelPlace } from './panel.ts';
import type { RulerPlace } from './ruler.ts';
import type { SourcePlace } from './source-view.ts';
import type { WaveformPlace } from './waveform.ts';

/**
 * The positions of all parts of the screen. Rows (y) count from the top, columns (x) from the left.
 */
export interface Layout {
  readonly columns: number;
  readonly rows: number;
  /** The row of the title. */
  readonly title: number | undefined;
  /** The message shown if the grid does not fit, and the row of the message. */
  readonly note: { readonly y: number; readonly text: string } | undefined;
  /** Undefined if no part of the grid fits. `height` is the height of the whole grid. */
  readonly grid:
    | (Omit<GridPlace, 'from'> & { readonly style: GridStyle; readonly height: number })
    | undefined;
  readonly panel: PanelPlace;
  /** Undefined if there is no source, or no room for it. */
  readonly source: SourcePlace | undefined;
  readonly ruler: Omit<RulerPlace, 'from'>;
  readonly waveform: WaveformPlace;
  /** The row of the line that explains the keys. */
  readonly keys: number;
}

/** The styles of the grid, from the most spacious to the most compact. */
const STYLES: readonly GridStyle[] = [
  { cellWidth: 3, framed: true, ruled: true },
  { cellWidth: 3, framed: true, ruled: false },
  { cellWidth: 3, framed: false, ruled: false },
  { cellWidth: 2, framed: true, ruled: false },
  { cellWidth: 2, framed: false, ruled: false },
];
const MOST_COMPACT = STYLES[STYLES.length - 1];

const MARGIN = 1;
/** Columns between the grid and the panel. */
const GUTTER = 3;
const PANEL_WIDTH = 24;
/**
 * If the source is beside the panel, the panel has this many columns. The source must have at least
 * SOURCE_WIDTH columns.
 */
const PANEL_BESIDE_SOURCE = 37;
const SOURCE_WIDTH = 32;
/** Rows of the panel if it is beside the grid. */
const PANEL_ROWS = 12;
/** Rows of the panel if it is below the grid. */
const PANEL_LINES = 3;
/** If fewer rows than this are free, the grid is not shown at all. */
const LEAST_ROWS = 5;

/**
 * The number of rows of the title and of each gap. Also whether the names of the cells have a row
 * of their own, and whether the pointer has one.
 */
interface Density {
  readonly title: number;
  readonly gap: number;
  readonly names: boolean;
  readonly pointer: boolean;
}
const FULL: Density = { title: 2, gap: 1, names: true, pointer: true };
const BARE: Density = { title: 0, gap: 0, names: false, pointer: false };

/**
 * Returns the layout for a screen of this size. The last column stays free. With `source`, the
 * source of a program is beside the panel if there is room.
 */
export function layoutOf(
  geometry: Geometry,
  columns: number,
  rows: number,
  { source = false }: { readonly source?: boolean } = {},
): Layout {
  const layout = plainLayout(geometry, columns, rows);
  const { panel, ruler } = layout;
  const width = panel.width - PANEL_BESIDE_SOURCE - GUTTER;
  if (!source || !panel.beside || width < SOURCE_WIDTH) return layout;
  return {
    ...layout,
    panel: { ...panel, width: PANEL_BESIDE_SOURCE },
    source: {
      x: panel.x + PANEL_BESIDE_SOURCE + GUTTER,
      y: panel.y,
      width,
      rows: ruler.y - panel.y - (layout.title === undefined ? 0 : 1),
    },
  };
}

function plainLayout(geometry: Geometry, columns: number, rows: number): Layout {
  const width = columns - 1;
  for (const density of [FULL, BARE]) {
    for (const style of STYLES) {
      const extent = gridExtent(geometry, style);
      for (const beside of [true, false]) {
        const needed = marginOf(style) + extent.width + (beside ? GUTTER + PANEL_WIDTH : 0);
        const body = beside ? Math.max(extent.height, PANEL_ROWS) : extent.height + PANEL_LINES;
        if (needed > width || body + rowsAround(density) > rows) continue;
        return arrange(width, rows, density, { style, ...extent, rows: extent.height }, beside);
      }
    }
  }
  return cutLayout(geometry, columns, rows);
}

/** A grid without a frame needs no margin, because its first cell starts with a space. */
function marginOf(style: GridStyle): number {
  return style.framed ? MARGIN : 0;
}

function rowsAround({ title, gap, names, pointer }: Density): number {
  return title + gap + (names ? 3 : 2) + gap + (pointer ? 2 : 1) + gap + 1;
}

/**
 * Returns the layout for a grid that does not fit. The layout shows some rows of the grid, or none.
 */
function cutLayout(geometry: Geometry, columns: number, rows: number): Layout {
  const width = columns - 1;
  const extent = gridExtent(geometry, MOST_COMPACT);
  const { size } = geometry;
  const needed = `${size}×${size} needs a terminal of ${extent.width + 1}×${extent.height + rowsAround(BARE) + PANEL_LINES}`;
  const beside = extent.width + GUTTER + PANEL_WIDTH <= width;
  const room = rows - rowsAround(BARE) - 1 - (beside ? 0 : PANEL_LINES);
  if (extent.width > width || room < LEAST_ROWS) {
    return arrange(width, rows, BARE, undefined, false, needed);
  }
  const grid = { style: MOST_COMPACT, ...extent, rows: Math.min(room, extent.height) };
  return arrange(width, rows, BARE, grid, beside, needed);
}

function arrange(
  columns: number,
  rows: number,
  density: Density,
  grid: { style: GridStyle; width: number; height: number; rows: number } | undefined,
  beside: boolean,
  note?: string,
): Layout {
  const { title, gap, names, pointer } = density;
  const top = title + (note ? 1 : 0);
  const width = columns - MARGIN;
  const gridX = grid ? marginOf(grid.style) : 0;
  const panelX = grid && beside ? gridX + grid.width + GUTTER : MARGIN;
  const panelY = grid && !beside ? top + grid.rows : top;
  const bodyEnd = beside
    ? top +
      Math.max(grid?.rows ?? 0, Math.min(PANEL_ROWS, rows - rowsAround(density) - (note ? 1 : 0)))
    : panelY + PANEL_LINES;
  const rulerY = bodyEnd + gap;
  const waveformY = rulerY + (names ? 3 : 2) + gap;
  return {
    columns,
    rows,
    title: title > 0 ? 0 : undefined,
    note: note ? { y: 0, text: note } : undefined,
    grid: grid && { style: grid.style, x: gridX, y: top, rows: grid.rows, height: grid.height },
    source: undefined,
    panel: { x: panelX, y: panelY, width: columns - panelX, beside },
    ruler: { x: MARGIN, y: rulerY, width, names },
    waveform: { x: MARGIN, y: waveformY, width, pointer },
    keys: waveformY + (pointer ? 2 : 1) + gap,
  };
}
