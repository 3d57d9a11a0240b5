import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { type Homography, homographyTo, project } from '../src/picture/homography.ts';
import type { Pixels } from '../src/picture/pixels.ts';
import type { Corners, Point } from '../src/picture/point.ts';

// Draws pages with a Sudoku, and photographs of these pages.

const font = create(
  readFileSync(new URL('../../book/font/NonetSans-Regular.ttf', import.meta.url)),
);

/** A page of 640×640 gray pixels. */
export interface Page {
  readonly gray: Float32Array;
  readonly corners: Corners;
}

export const PAGE = 640;
const LEFT = 80;
const GRID = 480;

const PAPER = 230;
const INK = 40;

export function blankPage(): Page {
  const corner = (x: number, y: number) => ({ x: LEFT + x * GRID, y: LEFT + y * GRID });
  return {
    gray: new Float32Array(PAGE * PAGE).fill(PAPER),
    corners: [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)],
  };
}

/** A page with a grid, thick lines around the boxes, and these digits. */
export function gridPage(digits: readonly number[], boxRows = 3, boxColumns = 3): Page {
  const page = blankPage();
  const size = boxRows * boxColumns;
  const cell = GRID / size;
  for (let i = 0; i <= size; i++) {
    const across = i % boxColumns === 0 ? 2 : 0.7;
    const down = i % boxRows === 0 ? 2 : 0.7;
    fill(page, {
      left: LEFT + i * cell - across,
      top: LEFT - 2,
      width: 2 * across,
      height: GRID + 4,
    });
    fill(page, { left: LEFT - 2, top: LEFT + i * cell - down, width: GRID + 4, height: 2 * down });
  }
  digits.forEach((digit, at) => {
    if (digit === 0) return;
    const column = at % size;
    const row = (at - column) / size;
    drawText(page, String(digit), {
      x: LEFT + (column + 0.5) * cell,
      y: LEFT + (row + 0.76) * cell,
      height: 0.72 * cell,
    });
  });
  return page;
}

interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Fills a rectangle. Pixels that it covers in part get a part of the ink. */
export function fill({ gray }: Page, { left, top, width, height }: Rectangle): void {
  const covered = (from: number, length: number, at: number) =>
    Math.max(0, Math.min(from + length, at + 1) - Math.max(from, at));
  for (let y = Math.floor(top); y < top + height; y++) {
    for (let x = Math.floor(left); x < left + width; x++) {
      const share = covered(left, width, x) * covered(top, height, y);
      gray[y * PAGE + x] += share * (INK - gray[y * PAGE + x]);
    }
  }
}

interface TextPlace {
  /** The middle of the text, and its base line. */
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

export function drawText({ gray }: Page, text: string, { x, y, height }: TextPlace): void {
  const scale = height / font.unitsPerEm;
  const { glyphs, positions, advanceWidth } = font.layout(text);
  let at = x - (advanceWidth * scale) / 2;
  const edges = glyphs.flatMap(({ path }, i) => {
    const moved = path.transform(scale, 0, 0, -scale, at, y).toSVG();
    at += positions[i].xAdvance * scale;
    return edgesOf(moved);
  });
  const SAMPLES = 4;
  for (let row = Math.floor((y - height) * SAMPLES); row < (y + height / 2) * SAMPLES; row++) {
    const middle = (row + 0.5) / SAMPLES;
    const crossings = edges
      .filter(([a, b]) => a.y <= middle !== b.y <= middle)
      .map(([a, b]) => a.x + ((middle - a.y) / (b.y - a.y)) * (b.x - a.x))
      .sort((a, b) => a - b);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      for (let pixel = Math.floor(crossings[i]); pixel < crossings[i + 1]; pixel++) {
        const share = Math.min(pixel + 1, crossings[i + 1]) - Math.max(pixel, crossings[i]);
        gray[Math.floor(middle) * PAGE + pixel] -= (share * (PAPER - INK)) / SAMPLES;
      }
    }
  }
}

/** The edges of an SVG path of lines and curves, which are cut into straight pieces. */
function edgesOf(svg: string): [Point, Point][] {
  const edges: [Point, Point][] = [];
  let at: Point = { x: 0, y: 0 };
  let start = at;
  for (const [, command, list] of svg.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const numbers = list.match(/-?[\d.]+(?:e-?\d+)?/g)?.map(Number) ?? [];
    const points: Point[] = [];
    for (let i = 0; i < numbers.length; i += 2) points.push({ x: numbers[i], y: numbers[i + 1] });
    if (command === 'M') {
      [start] = points;
      at = start;
      continue;
    }
    const curve = [at, ...(command === 'Z' ? [start] : points)];
    const PIECES = curve.length === 2 ? 1 : 6;
    for (let piece = 1; piece <= PIECES; piece++) {
      const next = onCurve(curve, piece / PIECES);
      edges.push([at, next]);
      at = next;
    }
  }
  return edges;
}

/** A point of a Bézier curve, by de Casteljau's algorithm. */
function onCurve(points: readonly Point[], t: number): Point {
  if (points.length === 1) return points[0];
  const between = points.slice(1).map((next, i) => ({
    x: points[i].x + (next.x - points[i].x) * t,
    y: points[i].y + (next.y - points[i].y) * t,
  }));
  return onCurve(between, t);
}

export interface PhotoOptions {
  /** How the page is tilted away from the camera, in degrees. Default 0. */
  readonly tilt?: number;
  /** How the page is turned in the picture, in degrees clockwise. Default 0. */
  readonly turn?: number;
  /** How much darker the right side of the picture is. Default 0. */
  readonly shadow?: number;
  /** How much darker the picture is beyond a diagonal, where a shadow ends. Default 0. */
  readonly edge?: number;
  /** The greatest random change of a pixel. Default 4. */
  readonly noise?: number;
  /** How far the middle of the page is bent to the right, in pixels of the page. Default 0. */
  readonly bend?: number;
}

export interface Photo {
  readonly pixels: Pixels;
  /** The corners of the page's grid in the picture. */
  readonly corners: Corners;
}

const WIDTH = 720;
const HEIGHT = 600;

/** Photographs a page. */
export function photograph(page: Page, options: PhotoOptions = {}): Photo {
  const { tilt = 0, turn = 0, shadow = 0, edge = 0, noise = 4, bend = 0 } = options;
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const seen = ({ x, y }: Point): Point => {
    const right = (x / PAGE - 0.5) * cos - (y / PAGE - 0.5) * sin;
    const down = (x / PAGE - 0.5) * sin + (y / PAGE - 0.5) * cos;
    const far = 2 - down * Math.sin((tilt * Math.PI) / 180);
    const flat = down * Math.cos((tilt * Math.PI) / 180);
    return { x: WIDTH / 2 + (1100 * right) / far, y: HEIGHT / 2 + (1100 * flat) / far };
  };
  const homography = homographyTo([
    seen({ x: 0, y: 0 }),
    seen({ x: PAGE, y: 0 }),
    seen({ x: PAGE, y: PAGE }),
    seen({ x: 0, y: PAGE }),
  ]);
  const back = inverse(homography);
  const random = randomNumbers();
  const data = new Uint8ClampedArray(4 * WIDTH * HEIGHT);
  for (let y = 0, to = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const at = project(back, x + 0.5, y + 0.5);
      const bent = bend * (1 - (2 * at.y - 1) ** 2);
      const gray = pageAt(page, at.x * PAGE - bent, at.y * PAGE);
      const isBeyond = 1.3 * x + y > 0.65 * WIDTH + HEIGHT / 2;
      const lit = gray * (1 - (shadow * x) / WIDTH) * (isBeyond ? 1 - edge : 1);
      const light = lit + (random() - 0.5) * 2 * noise;
      data[to++] = light;
      data[to++] = light;
      data[to++] = light;
      data[to++] = 255;
    }
  }
  const [a, b, c, d] = page.corners.map(seen);
  return { pixels: { width: WIDTH, height: HEIGHT, data }, corners: [a, b, c, d] };
}

const TABLE = 90;

/** The mean of four pixels of the page. Around the page, there is a dark table. */
function pageAt({ gray }: Page, x: number, y: number): number {
  const left = Math.floor(x - 0.5);
  const top = Math.floor(y - 0.5);
  if (left < 0 || top < 0 || left >= PAGE - 1 || top >= PAGE - 1) return TABLE;
  const right = x - 0.5 - left;
  const down = y - 0.5 - top;
  const at = top * PAGE + left;
  return (
    (gray[at] * (1 - right) + gray[at + 1] * right) * (1 - down) +
    (gray[at + PAGE] * (1 - right) + gray[at + PAGE + 1] * right) * down
  );
}

/** The homography back, up to a factor. */
export function inverse([a, b, c, d, e, f, g, h, i]: Homography): Homography {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}

/** Park and Miller's generator, so that the noise is always the same. */
export function randomNumbers(): () => number {
  let state = 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}
