import { useLayoutEffect, useState } from 'preact/hooks';

/**
 * The width of the space to the left of the first column, where the tree's rows have their digits.
 * This length and those below are in pixels at a font size of 16 pixels. The page scales them with
 * its font size.
 */
export const GUTTER = 20;

/** Column widths at zoom 1. NARROWEST fits `r1c2`, and NARROWEST_LARGE fits `r16c16`. */
const NARROWEST = 26;
const NARROWEST_LARGE = 38;
const WIDEST = 44;

const FONT_SIZE = 16;

export function narrowestColumn(size: number): number {
  return size > 9 ? NARROWEST_LARGE : NARROWEST;
}

interface Scale {
  /** The width of the strip in which the columns are. */
  readonly room: number;
  /** The column width: the largest width with which all columns fit, within limits. */
  readonly column: number;
  readonly row: number;
  /** The number of pixels that a length of 1 has on the screen. */
  readonly unit: number;
}

/** The scale of the list of blanks and the charts below it. */
export function useScale(
  strip: { readonly current: HTMLElement | null },
  columns: number,
  size: number,
  zoom: number,
): Scale {
  const [{ room, row, unit }, setRoom] = useState({ room: 0, row: 0, unit: 1 });
  useLayoutEffect(() => {
    const box = strip.current;
    if (!box) return;
    const measure = (): void => {
      const { fontSize } = getComputedStyle(document.documentElement);
      const unit = Number.parseFloat(fontSize) / FONT_SIZE;
      const row = Number.parseFloat(getComputedStyle(box).getPropertyValue('--row'));
      setRoom({ room: box.clientWidth / unit, row: row / unit, unit });
    };
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  const fitting = (room - GUTTER - 2) / columns;
  const column = Math.max(narrowestColumn(size), Math.min(WIDEST, fitting)) * zoom;
  return { room, column, row, unit };
}

/** The length as a CSS length that grows with the font size of the page. */
export function scaled(length: number): string {
  return `${length / FONT_SIZE}rem`;
}
