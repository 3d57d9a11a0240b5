import type { Geometry } from '../../grid/geometry.ts';
import type { Grid } from '../../grid/grid.ts';
import { symbolCode } from './symbol.ts';

/**
 * Returns a function that writes grids as text. `draw` writes an empty grid of a shape, with one
 * `blank` for each cell. `draw` is called once for each shape, because writing the symbols of a
 * grid into an empty grid is much faster than drawing the grid again.
 */
export function gridWriter(
  draw: (geometry: Geometry) => string,
  blank: '.' | '0',
): (grid: Grid) => string {
  const templates = new Map<Geometry, Template>();
  return ({ geometry, digits }) => {
    let template = templates.get(geometry);
    if (!template) {
      template = templateOf(draw(geometry), blank);
      templates.set(geometry, template);
    }
    const { codes, places } = template;
    const blankCode = blank.charCodeAt(0);
    for (let cell = 0; cell < places.length; cell++) {
      codes[places[cell]] = digits[cell] === 0 ? blankCode : symbolCode(digits[cell]);
    }
    return String.fromCharCode(...codes);
  };
}

interface Template {
  readonly codes: number[];
  /** Cell → its position in the text. */
  readonly places: readonly number[];
}

function templateOf(text: string, blank: string): Template {
  const codes = Array.from(text, (character) => character.charCodeAt(0));
  const places = codes.flatMap((code, at) => (code === blank.charCodeAt(0) ? [at] : []));
  return { codes, places };
}
