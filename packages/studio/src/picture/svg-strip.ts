import { svgMarkup } from '@nonet/engine/explain';
import { type DrawnMoment, momentPanel, type PanelStyle, panelSize } from './svg-moment.ts';

const { escaped, tag } = svgMarkup;

export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  /** The background color. */
  readonly ground: string;
}

export interface DrawingHead extends PanelStyle {
  readonly title: string;
  readonly language: string;
}

const FACES = 'system-ui, "Apple SD Gothic Neo", "Noto Sans KR", "Malgun Gothic", sans-serif';

/** The number of columns that makes a strip of panels about twice as wide as high. */
export function columnsOf(moments: number): number {
  return Math.min(moments, Math.max(4, Math.ceil(Math.sqrt(moments * 2.4))));
}

/** Draws one panel per moment, in rows. */
export function stripDrawing(moments: readonly DrawnMoment[], head: DrawingHead): Drawing {
  const [first] = moments;
  if (!first) throw new RangeError('expected at least one moment');
  const panel = panelSize(first.puzzle, head);
  const columns = columnsOf(moments.length);
  const width = columns * panel.width;
  const height = Math.ceil(moments.length / columns) * panel.height;
  const panels = moments.map((moment, i) => {
    const [x, y] = [(i % columns) * panel.width, Math.floor(i / columns) * panel.height];
    return tag('g', { transform: `translate(${x} ${y})` }, momentPanel(moment, head));
  });
  const root = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    role: 'img',
    'xml:lang': head.language,
    'font-family': FACES,
    style: 'font-variant-numeric:tabular-nums',
  };
  const { paper: ground } = head.colours;
  const sheet = tag('rect', { width, height, fill: ground });
  const content = [tag('title', {}, escaped(head.title)), sheet, ...panels];
  return { svg: `${tag('svg', root, `\n${content.join('\n')}\n`)}\n`, width, height, ground };
}
