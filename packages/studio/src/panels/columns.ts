import { useLayoutEffect, useState } from 'preact/hooks';

/** Width in pixels of the space left of the first column. It holds the digits of the tree's rows. */
export const GUTTER = 20;

/** Column widths in pixels, at zoom 1. The least width fits a label such as r1c2 (large grids: r16c16). */
const NARROWEST = 26;
const NARROWEST_LARGE = 38;
const WIDEST = 44;

/** The least column width for a grid of this size. */
export function narrowestColumn(size: number): number {
  return size > 9 ? NARROWEST_LARGE : NARROWEST;
}

/** The column width of ruler, call stack, tree and icicle: the largest that fits, within the limits. */
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
