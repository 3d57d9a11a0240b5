import { stepHint } from '../../src/explain/hint-texts.ts';
import { type Language, languages } from '../../src/explain/language.ts';
import { patternCells } from '../../src/explain/pattern-cells.ts';
import { explainStep } from '../../src/explain/sentence.ts';
import { marksOf } from '../../src/explain/step-marks.ts';
import { drawStep, type GridState } from '../../src/explain/step-svg.ts';
import { parseCell } from '../../src/grid/coordinate.ts';
import { CLASSIC, type Geometry } from '../../src/grid/geometry.ts';
import { cellOf, type Step } from '../../src/technique/step.ts';

/** The cells that a text names, ascending. */
function cellsIn(text: string, geometry: Geometry): number[] {
  const names = [...text.matchAll(/r\d+c\d+/g)].map(([name]) => parseCell(geometry, name)!);
  return [...new Set(names)].sort((a, b) => a - b);
}

function conclusions({ eliminations, placement }: Step, geometry: Geometry): number[] {
  const candidates = placement === undefined ? eliminations : [...eliminations, placement];
  return candidates.map((candidate) => cellOf(candidate, geometry));
}

/** What is wrong with the texts of a step. */
function faultsOfTexts(step: Step, language: Language, geometry: Geometry): string[] {
  const texts = stepHint(step, { geometry, language });
  const [, , where, reason] = texts;
  const faults: string[] = [];
  if (UNFINISHED.test(texts.join(' '))) faults.push('not a finished text');
  const pattern = patternCells(step);
  const ends = conclusions(step, geometry);
  const all = new Set([...pattern, ...ends]);
  if (cellsIn(where, geometry).join() !== pattern.join())
    faults.push('other cells than the pattern');
  const named = cellsIn(reason, geometry);
  if (!named.every((cell) => all.has(cell))) faults.push('a cell outside the picture');
  if (!ends.every((cell) => named.includes(cell))) faults.push('a conclusion without a name');
  return faults.map((fault) => `${fault}: ${texts.join(' | ')}`);
}

/** Signs that a text was put together wrongly. */
const UNFINISHED = /undefined|NaN|\[object|\(이\)|\(과\)|을\(를\)|,,| {2}/;

/** What is wrong with the picture of a step: it must mark the cells of the sentence. */
function faultsOfPicture(step: Step, before: GridState, geometry: Geometry): string[] {
  const { candidates, links } = marksOf(step, before.candidates, geometry);
  const marked = new Set([...candidates.keys()].map((it) => cellOf(it, geometry)));
  const all = new Set([...patternCells(step), ...conclusions(step, geometry)]);
  const faults: string[] = [];
  if (![...marked].every((cell) => all.has(cell))) faults.push('a mark outside the pattern');
  // A filled cell has no candidates to mark.
  const blank = [...all].filter((cell) => before.values[cell] === 0);
  if (!blank.every((cell) => marked.has(cell))) faults.push('a cell without a mark');
  const linked = links.flatMap(({ from, to }) => [...from.cells, ...to.cells]);
  if (!linked.every((cell) => all.has(cell))) faults.push('a link outside the pattern');
  const svg = drawStep(step, before, { geometry });
  const isSvg = svg.startsWith('<svg ') && svg.endsWith('</svg>\n');
  if (!isSvg || /undefined|NaN/.test(svg)) faults.push('no SVG');
  return faults.map((fault) => `${step.technique}: ${fault}: ${explainStep(step, 'en', geometry)}`);
}

/**
 * What is wrong with the texts of a step, in both languages, and with its picture. The texts must
 * name the cells that the picture marks.
 */
export function faultsOf(step: Step, before: GridState, geometry: Geometry = CLASSIC): string[] {
  const texts = languages.flatMap((language) => faultsOfTexts(step, language, geometry));
  return [...texts, ...faultsOfPicture(step, before, geometry)];
}
