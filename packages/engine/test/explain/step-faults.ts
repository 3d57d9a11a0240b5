import type { StepInGrid } from '../../src/draw/grid-state.ts';
import { type Layer, layersOf } from '../../src/draw/layer.ts';
import { patternCells } from '../../src/draw/pattern-cells.ts';
import { stepLayers } from '../../src/draw/step-layers.ts';
import { drawStep } from '../../src/explain/draw-step.ts';
import { stepHint } from '../../src/explain/hint-texts.ts';
import { Korean } from '../../src/explain/korean.ts';
import { type Language, languages } from '../../src/explain/language.ts';
import { explainStep, sentencesOf } from '../../src/explain/sentence.ts';
import { parseCell } from '../../src/grid/coordinate.ts';
import type { Geometry } from '../../src/grid/geometry.ts';
import { cellOf, type Step } from '../../src/technique/step.ts';
import { isXml } from '../draw/xml.ts';

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
  const told = step.pattern.kind === 'chains' && pattern.length > 12 ? startsOf(step) : pattern;
  if (cellsIn(where, geometry).join() !== told.join()) faults.push('other cells than the pattern');
  const named = cellsIn(reason, geometry);
  if (!named.every((cell) => all.has(cell))) faults.push('a cell outside the picture');
  if (!ends.every((cell) => named.includes(cell))) faults.push('a conclusion without a name');
  if (!knowNames(step, language, geometry)) faults.push('a sentence that does not know its names');
  return faults.map((fault) => `${fault}: ${texts.join(' | ')}`);
}

/** The cells in which chains start. */
function startsOf({ pattern }: Step): number[] {
  const chains = 'chains' in pattern ? pattern.chains : [];
  const cells = new Set(chains.flatMap((nodes) => nodes[0].cells));
  return [...cells].sort((a, b) => a - b);
}

/** Whether the sentences of a step know the cells, and the houses, that their texts name. */
function knowNames(step: Step, language: Language, geometry: Geometry): boolean {
  const { conclusion, reason } = sentencesOf(step, language, geometry);
  const ko = new Korean(geometry);
  return [...reason, conclusion].every(({ cells, houses, text }) => {
    const lines = text.match(/\d+(행|열|번 상자)/g) ?? [];
    const knowsHouses = language !== 'ko' || houses.map(ko.house).join() === lines.join();
    return knowsHouses && cells.map(ko.cell).join() === (text.match(/r\d+c\d+/g) ?? []).join();
  });
}

/** Signs that a text was put together wrongly. */
const UNFINISHED = /undefined|NaN|\[object|\(이\)|\(과\)|을\(를\)|,,| {2}/;

/**
 * What is wrong with the picture of a step: it must mark the cells of the sentence, and those of the
 * pattern in its first stage.
 */
function faultsOfPicture(step: StepInGrid): string[] {
  const { geometry, values } = step.before;
  const stages = stepLayers(step, step.before);
  const cellsIn = (layers: readonly Layer[]): number[] => [
    ...layersOf(layers, 'cells').flatMap(({ cells }) => cells),
    ...layersOf(layers, 'marks').flatMap(({ candidates }) =>
      candidates.map((candidate) => cellOf(candidate, geometry)),
    ),
  ];
  const layers = stages.flatMap((stage) => stage.layers);
  const marked = new Set(cellsIn(layers));
  const pattern = patternCells(step);
  const all = new Set([...pattern, ...conclusions(step, geometry)]);
  const faults: string[] = [];
  if (![...marked].every((cell) => all.has(cell))) faults.push('a mark outside the pattern');
  // A filled cell has no candidates to mark.
  const isBlank = (cell: number): boolean => values[cell] === 0;
  if (![...all].filter(isBlank).every((cell) => marked.has(cell)))
    faults.push('a cell without a mark');
  const first = new Set(cellsIn(stages[0].layers));
  if (!pattern.filter(isBlank).every((cell) => first.has(cell)))
    faults.push('a cell that is not in the first stage');
  const ends = layersOf(layers, 'links').flatMap(({ links }) =>
    links.flatMap(({ from, to }) => [...from, ...to]),
  );
  if (!ends.every((candidate) => all.has(cellOf(candidate, geometry))))
    faults.push('a link outside the pattern');
  const svg = drawStep(step);
  if (!isXml(svg) || /undefined|NaN|null/.test(svg)) faults.push('no SVG');
  return faults.map((fault) => `${step.technique}: ${fault}: ${explainStep(step, 'en', geometry)}`);
}

/**
 * What is wrong with the texts of a step, in both languages, and with its picture. The texts must
 * name the cells that the picture marks.
 */
export function faultsOf(step: StepInGrid): string[] {
  const { geometry } = step.before;
  const texts = languages.flatMap((language) => faultsOfTexts(step, language, geometry));
  return [...texts, ...faultsOfPicture(step)];
}
