import { gridMarkup, marginOf } from '../draw/draw-grid.ts';
import { GridLayout } from '../draw/grid-layout.ts';
import { gridLayers, type StepInGrid } from '../draw/grid-state.ts';
import { stepLayers } from '../draw/step-layers.ts';
import { tag, textTag, wrapped } from '../draw/svg.ts';
import { svgFile } from '../draw/svg-file.ts';
import { paintOf, type Theme } from '../draw/theme.ts';
import type { Geometry } from '../grid/geometry.ts';
import { isObject, wrongKind } from '../grid/wrong-kind.ts';
import { symbolOf } from '../notation/parts/symbol.ts';
import { checkLanguage, type Language } from './language.ts';
import { explainStep } from './sentence.ts';
import { techniqueNames } from './technique-names.ts';

export interface DrawStepOptions {
  /** Default `en`. */
  readonly language?: Language;
  /** Whether the name and the sentence are written around the grid. Default true. */
  readonly withText?: boolean;
  /** Colors to use instead of those of the default theme. */
  readonly theme?: Partial<Theme>;
}

const MIN_TEXT_WIDTH = 400;
const TITLE_HEIGHT = 34;
const TITLE_BASE = 28;
const LINE_HEIGHT = 21;

/**
 * Draws a step of `hint`, `explain`, `rate` or `findSteps` as SVG: the grid before it, and the marks of all its
 * stages. A removed candidate is crossed out, a placed one is in a ring.
 */
export function drawStep(step: StepInGrid, options: DrawStepOptions = {}): string {
  if (!isObject(options)) throw wrongKind('options', 'an object', options);
  const { language = 'en', theme, withText = true } = options;
  if (!isObject(step?.before) || !isObject(step.pattern)) {
    throw wrongKind('step', 'a step of hint, explain, rate or findSteps', step);
  }
  checkLanguage(language);
  const { geometry } = step.before;
  const { side } = new GridLayout(geometry);
  const title = techniqueNames[step.technique][language];
  const description = explainStep(step, language, geometry);
  const stages = stepLayers(step, step.before);
  const layers = [...gridLayers(step.before), ...stages.flatMap((stage) => stage.layers)];
  const margin = marginOf(geometry, layers);
  const textWidth = withText ? Math.max(side, MIN_TEXT_WIDTH) : 0;
  const lines = withText ? [...wrapped(description, textWidth / 15), ...letterKey(geometry)] : [];
  const top = margin + (withText ? TITLE_HEIGHT : 0);
  const bottom = top + side + margin;
  const ink = paintOf(theme)('ink');
  const head = {
    width: Math.max(side, textWidth) + 2 * margin,
    height: bottom + (withText ? lines.length * LINE_HEIGHT + 8 : 0),
    title,
    description,
    language,
    theme,
  };
  return svgFile(head, [
    ...(withText
      ? [textTag(margin, TITLE_BASE, { 'font-size': 20, 'font-weight': 700, ...ink }, title)]
      : []),
    tag('g', { transform: `translate(${margin} ${top})` }, gridMarkup(geometry, layers, { theme })),
    ...lines.map((line, i) =>
      textTag(margin, bottom + 2 + i * LINE_HEIGHT, { 'font-size': 15, ...ink }, line),
    ),
  ]);
}

/** The digits above 9 as the grid shows them, because sentences write them as numbers. */
function letterKey({ size }: Geometry): string[] {
  if (size < 10) return [];
  return [Array.from({ length: size - 9 }, (_, i) => `${symbolOf(i + 10)} = ${i + 10}`).join(', ')];
}
