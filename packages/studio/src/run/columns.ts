import { useLayoutEffect, useState } from 'preact/hooks';

/** The width in pixels of the space to the left of the first column, where the tree's rows have their digits. */
export const GUTTER = 20;

/** Column widths at zoom 1, in pixels. NARROWEST fits `r1c2`, and NARROWEST_LARGE fits `r16c16`. */
const NARROWEST = 26;
const NARROWEST_LARGE = 38;
const WIDEST = 44;

/** The least column width for a grid of this size. */
export function narrowestColumn(size: number): number {
  return size > 9 ? NARROWEST_LARGE : NARROWEST;
}

/** The column width of the list of blanks and the charts below it: the largest width that fits, within limits. */
export function useColumn(
  strip: { readonly current: HTMLElement | null },
  columns: number,
  size: number,
  zoom: number,
): number {
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const box = strip.current;
    if (!box) return;
    const observer = new ResizeObserver(() => setRoom(box.clientWidth));
    setRoom(box.clientWidth);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  const fitting = (room - GUTTER - 2) / columns;
  return Math.max(narrowestColumn(size), Math.min(WIDEST, fitting)) * zoom;
}
