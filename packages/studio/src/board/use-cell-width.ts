import type { Geometry } from '@nonet/engine/grid';
import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** The width of a cell on the page, in pixels. Undefined before the grid is on the page. */
export function useCellWidth(
  grid: RefObject<HTMLElement | null>,
  { size }: Geometry,
): number | undefined {
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    const observer = new ResizeObserver(([{ contentRect }]) => setWidth(contentRect.width / size));
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid, size]);
  return width;
}
