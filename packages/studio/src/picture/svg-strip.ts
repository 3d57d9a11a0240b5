import { svgFile, tag } from '@nonet/engine/draw';
import { type DrawnMoment, momentPanel, type PanelStyle, panelSize } from './svg-moment.ts';

export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  readonly ground: string;
}

export interface DrawingHead extends PanelStyle {
  readonly title: string;
  readonly language: string;
}

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
  const { colours, language, title } = head;
  const svg = svgFile({ width, height, title, language, theme: colours }, panels);
  return { svg, width, height, ground: colours.paper };
}
