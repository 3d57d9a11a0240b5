import type { Pixels } from '@nonet/scan';
import { useEffect, useRef } from 'preact/hooks';

/** How much of the cells around a cell is shown with it, in cells. */
const AROUND = 0.25;

interface PhotoProps {
  readonly picture: Pixels;
  readonly size: number;
  readonly label: string;
  /** The cell that is shown. By default, the whole grid is. */
  readonly cell?: number;
}

/** The grid of the photograph, or one cell of it. */
export function Photo({ picture, size, label, cell }: PhotoProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const side = picture.width / size;
  const shown = cell === undefined ? picture.width : Math.round(side * (1 + 2 * AROUND));
  const at = (index: number): number => Math.round((index - AROUND) * side);
  const [x, y] = cell === undefined ? [0, 0] : [at(cell % size), at(Math.trunc(cell / size))];
  useEffect(() => {
    const { data, width, height } = picture;
    const context = canvas.current?.getContext('2d');
    context?.clearRect(0, 0, shown, shown);
    context?.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), -x, -y);
  }, [picture, shown, x, y]);
  return <canvas ref={canvas} width={shown} height={shown} role="img" aria-label={label} />;
}
