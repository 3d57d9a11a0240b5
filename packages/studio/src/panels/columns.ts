import { useLayoutEffect, useState } from 'preact/hooks';

/** Pixels left of the first column: the digits that the rows of the tree stand for. */
export const GUTTER = 20;

/** Pixels of a column at its usual width: all fit if they can, and none is wider than needed. */
const NARROWEST = 26;
const WIDEST = 44;

/** The width of a column: entry i of the ruler, its frame, and column i of tree and icicle. */
export function useColumn(
  strip: { readonly current: HTMLElement | null },
  columns: number,
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
  return Math.max(NARROWEST, Math.min(WIDEST, fitting)) * zoom;
}
