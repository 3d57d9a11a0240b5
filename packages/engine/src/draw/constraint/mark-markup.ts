import type { GridLayout } from '../grid-layout.ts';
import { type Attributes, rounded, tag, textTag } from '../svg.ts';
import type { Paint } from '../theme.ts';
import type { AreaMark, ClueMark, DiscMark, LineMark, Mark, NodeMark, Point } from './mark.ts';
import { outlinesOf } from './outline.ts';

/** Marks are drawn as large as the cells of a grid, but no line or text is smaller than these. */
export interface LeastSizes {
  readonly line: number;
  readonly text: number;
}

/** The share of a cell, at its top, that texts in the corners of cells need. 0 without such texts. */
export function headOf(marks: readonly Mark[], cell: number, { text }: LeastSizes = NONE): number {
  if (!marks.some(({ shape }) => shape === 'label')) return 0;
  return CORNER.y + HEIGHT * Math.max(TEXT.label, text / cell);
}

const NONE: LeastSizes = { line: 0, text: 0 };

/** How far an outline is from the border of its cells. */
const INSET = 0.07;
const NODE = {
  bulb: 0.4,
  circle: 0.4,
  diamond: 0.42,
  dot: 0.12,
  square: 0.13,
  odd: 0.4,
  even: 0.37,
};
const TEXT = { label: 0.21, disc: 0.17, quadruple: 0.19, sign: 0.26, clue: 0.4, diagonal: 0.34 };
/** The height and the width of a digit, as shares of the size of a text. */
const HEIGHT = 0.72;
const WIDTH = 0.6;
/** Where a text begins in the corner of a cell. */
const CORNER = { x: 0.05, y: 0.03 };
const DISC = 0.12;
const QUADRUPLE = 0.21;
const EDGE = 0.03;

/** Draws marks in the place of a grid whose top left corner is at (0, 0). */
export class MarkMarkup {
  private readonly layout: GridLayout;
  private readonly paint: Paint;
  private readonly least: LeastSizes;

  constructor(layout: GridLayout, paint: Paint, least: LeastSizes = NONE) {
    this.layout = layout;
    this.paint = paint;
    this.least = least;
  }

  /** What lies under the digits: grounds, then shapes in cells, then lines. */
  under(marks: readonly Mark[]): string[] {
    return [
      ...marks.flatMap((mark) => (mark.shape === 'area' ? this.ground(mark) : [])),
      ...marks.flatMap((mark) =>
        mark.shape === 'node' && mark.color === 'tint' ? [this.node(mark)] : [],
      ),
      ...marks.flatMap((mark) => (mark.shape === 'line' ? this.line(mark) : [])),
      ...marks.flatMap((mark) =>
        mark.shape === 'node' && mark.color !== 'tint' ? [this.node(mark)] : [],
      ),
    ];
  }

  /** What lies over the lines of the grid. */
  over(marks: readonly Mark[]): string[] {
    return [
      ...marks.flatMap((mark) => (mark.shape === 'area' ? this.edge(mark) : [])),
      ...marks.flatMap((mark) => {
        switch (mark.shape) {
          case 'label':
            return this.label(mark.text, mark.cell, mark.place);
          case 'disc':
            return this.disc(mark);
          case 'sign':
            return 'tip' in mark ? this.less(mark.at, mark.tip) : this.sign(mark.at, mark.text);
          case 'clue':
            return this.clue(mark);
          default:
            return [];
        }
      }),
    ];
  }

  private ground({ cells, edge, fill }: AreaMark): string[] {
    if (!fill) return [];
    const d = this.outline(cells, edge ? INSET : 0);
    return [tag('path', { d, ...this.paint(fill) })];
  }

  private edge({ cells, edge }: AreaMark): string[] {
    if (!edge) return [];
    const dash = edge === 'dashed' ? { 'stroke-dasharray': this.dash([0.09, 0.07]) } : {};
    const d = this.outline(cells, INSET);
    return [tag('path', { d, ...this.stroke(EDGE), ...dash })];
  }

  private outline(cells: AreaMark['cells'], inset: number): string {
    return outlinesOf(cells, this.layout.geometry, inset)
      .map((points) => `M${points.map(this.at).join('L')}Z`)
      .join('');
  }

  private line({ color, dash, isArrow, points, width }: LineMark): string[] {
    const d = `M${points.map(this.at).join('L')}`;
    const isDotted = dash !== undefined && dash[0] < width / 2;
    const style = {
      ...this.paint('none', color),
      'stroke-width': this.width(width),
      'stroke-linecap': dash && !isDotted ? 'butt' : 'round',
      'stroke-linejoin': 'round',
      ...(dash && { 'stroke-dasharray': this.dash(dash) }),
    };
    const path = tag('path', { d, ...style });
    if (!isArrow || points.length < 2) return [path];
    const [from, tip] = points.slice(-2);
    return [path, tag('path', { d: this.head(from, tip, 0.16), ...style })];
  }

  /** Two lines that end at the tip of an arrow, or of the sign for less. */
  private head(from: Point, tip: Point, size: number, spread = 0.6): string {
    const direction = Math.atan2(tip.y - from.y, tip.x - from.x);
    const [left, right] = [spread, -spread].map((angle) =>
      this.at({
        x: tip.x - size * Math.cos(direction + angle),
        y: tip.y - size * Math.sin(direction + angle),
      }),
    );
    return `M${left}L${this.at(tip)}L${right}`;
  }

  private node({ at, color, look, to = at }: NodeMark): string {
    const r = NODE[look];
    const isFilled = look !== 'circle' && look !== 'diamond';
    const ink = isFilled ? this.paint(color) : this.stroke(0.045);
    if (look === 'diamond') {
      const corners = [
        { x: at.x, y: at.y - r },
        { x: at.x + r, y: at.y },
        { x: at.x, y: at.y + r },
        { x: at.x - r, y: at.y },
      ];
      return tag('path', { d: `M${corners.map(this.at).join('L')}Z`, ...ink });
    }
    if (look === 'square' || look === 'even') {
      return tag('rect', {
        x: this.scaled(at.x - r),
        y: this.scaled(at.y - r),
        width: this.scaled(2 * r),
        height: this.scaled(2 * r),
        ...ink,
      });
    }
    if (to === at) return this.circle(at, r, ink);
    const length = Math.hypot(to.x - at.x, to.y - at.y);
    const [sideX, sideY] = [(-(to.y - at.y) * r) / length, ((to.x - at.x) * r) / length];
    const beside = ({ x, y }: Point, way: 1 | -1): string =>
      this.at({ x: x + way * sideX, y: y + way * sideY });
    const arc = `A${this.scaled(r)} ${this.scaled(r)} 0 0 0 `;
    const d = `M${beside(at, 1)}L${beside(to, 1)}${arc}${beside(to, -1)}L${beside(at, -1)}${arc}${beside(at, 1)}Z`;
    return tag('path', { d, ...ink });
  }

  private label(text: string, cell: number, place: number): string[] {
    const { cell: width, geometry } = this.layout;
    const size = this.size(TEXT.label);
    const x = (geometry.column[cell] + CORNER.x + place * 0.48) * width;
    const y = (geometry.row[cell] + CORNER.y) * width;
    const long = WIDTH * size * text.length;
    const paper = tag('rect', { x, y, width: long, height: 0.95 * size, ...this.paint('paper') });
    return [paper, textTag(x, y + 0.8 * size, { 'font-size': size, ...this.paint('ink') }, text)];
  }

  private disc({ at, lines, look }: DiscMark): string[] {
    const isQuadruple = lines.length > 0 && at.x % 1 === 0 && at.y % 1 === 0;
    const share = isQuadruple ? TEXT.quadruple : TEXT.disc;
    const around = (isQuadruple ? 1.1 : 0.62) * (this.size(share) / this.layout.cell);
    const radius = Math.max(isQuadruple ? QUADRUPLE : DISC, lines.length > 0 ? around : 0);
    const ground = look === 'gray' ? 'rule' : look;
    const ink = { ...this.paint(ground, 'ink'), 'stroke-width': this.width(EDGE) };
    return [
      this.circle(at, radius, ink),
      ...this.text(at, lines, share, this.paint(look === 'white' ? 'black' : 'white')),
    ];
  }

  private sign(at: Point, text: string): string[] {
    const paper = this.circle(at, this.size(TEXT.sign) / this.layout.cell / 2, this.paint('paper'));
    const ink = { 'font-weight': 700, ...this.paint('ink') };
    return [paper, ...this.text(at, [text], TEXT.sign, ink)];
  }

  private less(at: Point, tip: Point): string[] {
    const [dx, dy] = [tip.x - at.x, tip.y - at.y];
    const moved = (far: number): Point => ({ x: at.x + dx * far, y: at.y + dy * far });
    const d = this.head(moved(-1), moved(0.08), 0.2, 0.75);
    const halo = { ...this.paint('none', 'paper'), 'stroke-width': this.width(0.13) };
    return [tag('path', { d, ...halo }), tag('path', { d, ...this.stroke(0.05, 'ink') })];
  }

  private clue({ arrow, at, look, text }: ClueMark): string[] {
    const share = arrow ? TEXT.diagonal : TEXT.clue;
    const texts = this.text(at, [text], share, this.paint('ink'));
    if (look) return [...texts, this.aroundClue(at, look, text)];
    if (!arrow) return texts;
    const [from, to] = arrow;
    const d = `M${this.at(from)}L${this.at(to)}${this.head(from, to, 0.12)}`;
    return [...texts, tag('path', { d, ...this.stroke(0.03) })];
  }

  /** Bars above and below a text, or the roof and the walls of a tower around it. */
  private aroundClue({ x, y }: Point, look: NonNullable<ClueMark['look']>, text: string): string {
    const size = this.size(TEXT.clue) / this.layout.cell;
    const half = (WIDTH / 2) * size * text.length + (look === 'tower' ? 0.06 : 0);
    const corner = (across: 1 | -1, down: 1 | -1): string =>
      this.at({ x: x + across * half, y: y + down * 0.54 * size });
    const roof = `${corner(-1, -1)}L${corner(1, -1)}`;
    const d =
      look === 'bars'
        ? `M${roof}M${corner(-1, 1)}L${corner(1, 1)}`
        : `M${corner(-1, 1)}L${roof}L${corner(1, 1)}`;
    return tag('path', { d, ...this.stroke(EDGE) });
  }

  /** Lines of text around a point. */
  private text(at: Point, lines: readonly string[], share: number, ink: Attributes): string[] {
    const size = this.size(share);
    const style = { 'font-size': size, 'text-anchor': 'middle', ...ink };
    const top = this.scaled(at.y) + (0.36 - 0.45 * (lines.length - 1)) * size;
    return lines.map((line, i) => textTag(this.scaled(at.x), top + i * 0.9 * size, style, line));
  }

  private circle({ x, y }: Point, r: number, ink: Attributes): string {
    return tag('circle', { cx: this.scaled(x), cy: this.scaled(y), r: this.scaled(r), ...ink });
  }

  private stroke(width: number, color: 'ink' | 'rule' = 'rule'): Attributes {
    return { ...this.paint('none', color), 'stroke-width': this.width(width) };
  }

  private dash([length, space]: readonly [number, number]): string {
    return `${this.scaled(length)} ${this.scaled(space)}`;
  }

  private width(share: number): number {
    return Math.max(this.least.line, this.scaled(share));
  }

  private size(share: number): number {
    return Math.max(this.least.text, this.scaled(share));
  }

  private scaled(length: number): number {
    return rounded(length * this.layout.cell);
  }

  private readonly at = ({ x, y }: Point): string => `${this.scaled(x)} ${this.scaled(y)}`;
}
