import { useLayoutEffect, useState } from 'preact/hooks';

/**
 * The width in pixels of the space to the left of the first column, where the tree's rows have
 * their digits.
 */
export const GUTTER = 20;

/** Column widths at zoom 1, in pixels. NARROWEST fits `r1c2`, and NARROWEST_LARGE fits `r16c16`. */
const NARROWEST = 26;
const NARROWEST_LARGE = 38;
const WIDEST = 44;

/** The smallest column width for a grid of this size. */
export function narrowestColumn(size: number): number {
  return size > 9 ? NARROWEST_LARGE : NARROWEST;
}

interface Scale {
  /** The column width in pixels: the largest width with which all columns fit, within limits. */
  readonly column: number;
  /** The height of a row of the tree in pixels, which the style sheet sets. */
  readonly row: number;
}

/** The scale of the list of blanks and the charts below it. */
export function useScale(
  strip: { readonly current: HTMLElement | null },
  columns: number,
  size: number,
  zoom: number,
): Scale {
  const [{ room, row }, setRoom] = useState({ room: 0, row: 0 });
  useLayoutEffect(() => {
    const box = strip.current;
    if (!box) return;
    const measure = (): void => {
      const row = Number.parseFloat(getComputedStyle(box).getPropertyValue('--row'));
      setRoom({ room: box.clientWidth, row });
    };
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  const fitting = (room - GUTTER - 2) / columns;
  const column = Math.max(narrowestColumn(size), Math.min(WIDEST, fitting)) * zoom;
  return { column, row };
}
