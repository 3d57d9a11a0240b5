import { describe, expect, it } from 'vitest';
import { describeWithData } from '../../../../test/shared-data.ts';
import { sized } from '../../../../test/size.ts';
import { type ExplainedStep, explainSteps } from '../../src/explain/explained-steps.ts';
import { stepHint } from '../../src/explain/hint-texts.ts';
import { type Language, languages } from '../../src/explain/language.ts';
import { patternCells } from '../../src/explain/pattern-cells.ts';
import { explainStep } from '../../src/explain/sentence.ts';
import { marksOf } from '../../src/explain/step-marks.ts';
import { drawStep } from '../../src/explain/step-svg.ts';
import { parseCell } from '../../src/grid/coordinate.ts';
import { CLASSIC } from '../../src/grid/geometry.ts';
import { HodokuRating } from '../../src/rating/hodoku/hodoku-rating.ts';
import { hodokuProducers } from '../../src/rating/hodoku/hodoku-scale.ts';
import { findAll } from '../../src/technique/finder.ts';
import { krakenFish } from '../../src/technique/kraken-fish.ts';
import { Position } from '../../src/technique/position.ts';
import { cellOf, type Step, type TechniqueId } from '../../src/technique/step.ts';
import { finish } from '../../src/work/work.ts';
import { grid } from '../puzzles.ts';
import { readHodokuLog } from '../rating/hodoku/hodoku-log.ts';
import { readLibrary } from '../rating/hodoku/library.ts';
import { finderFor } from '../rating/hodoku/library-finders.ts';
import { pathsOf } from './paths.ts';

/** The cells that a text names, ascending. */
function cellsIn(text: string): number[] {
  const names = [...text.matchAll(/r\dc\d/g)].map(([name]) => parseCell(CLASSIC, name)!);
  return [...new Set(names)].sort((a, b) => a - b);
}

function conclusions({ eliminations, placement }: Step): number[] {
  return [...eliminations, ...(placement === undefined ? [] : [placement])].map(cellOf);
}

/** What is wrong with the texts of a step. */
function faultsOfTexts(step: ExplainedStep, language: Language): string[] {
  const texts = stepHint(step, { language });
  const [, , where, reason] = texts;
  const faults: string[] = [];
  if (UNFINISHED.test(texts.join(' '))) faults.push('not a finished text');
  const pattern = patternCells(step);
  const ends = conclusions(step);
  const all = new Set([...pattern, ...ends]);
  if (cellsIn(where).join() !== pattern.join()) faults.push('other cells than the pattern');
  const named = cellsIn(reason);
  if (!named.every((cell) => all.has(cell))) faults.push('a cell outside the picture');
  if (!ends.every((cell) => named.includes(cell))) faults.push('a conclusion without a name');
  return faults.map((fault) => `${fault}: ${texts.join(' | ')}`);
}

/** Signs that a text was put together wrongly. */
const UNFINISHED = /undefined|NaN|\[object|\(이\)|\(과\)|을\(를\)|,,| {2}/;

/** What is wrong with the picture of a step: it must mark the cells of the sentence. */
function faultsOfPicture(step: ExplainedStep): string[] {
  const { candidates, links } = marksOf(step, step.before.candidates);
  const marked = new Set([...candidates.keys()].map(cellOf));
  const all = new Set([...patternCells(step), ...conclusions(step)]);
  const faults: string[] = [];
  if (![...marked].every((cell) => all.has(cell))) faults.push('a mark outside the pattern');
  // A filled cell has no candidates to mark.
  const blank = [...all].filter((cell) => step.before.values[cell] === 0);
  if (!blank.every((cell) => marked.has(cell))) faults.push('a cell without a mark');
  const linked = links.flatMap(({ from, to }) => [...from.cells, ...to.cells]);
  if (!linked.every((cell) => all.has(cell))) faults.push('a link outside the pattern');
  const svg = drawStep(step, step.before);
  const isSvg = svg.startsWith('<svg ') && svg.endsWith('</svg>\n');
  if (!isSvg || /undefined|NaN/.test(svg)) faults.push('no SVG');
  return faults.map((fault) => `${step.technique}: ${fault}: ${explainStep(step, 'en')}`);
}

function faultsOf(step: ExplainedStep): string[] {
  const texts = languages.flatMap((language) => faultsOfTexts(step, language));
  return [...texts, ...faultsOfPicture(step)];
}

describe('explanations of steps', () => {
  it('name the cells of the picture, in both languages', () => {
    const paths = pathsOf('sentences', sized(6, 100));
    expect(paths.flatMap(({ steps }) => steps.flatMap(faultsOf)).slice(0, 10)).toEqual([]);
  });

  it('refuse a technique without a sentence', () => {
    const [{ steps }] = pathsOf('sentences', 1);
    const technique: TechniqueId = 'aligned-pair-exclusion';
    expect(() => explainStep({ ...steps[0], technique }, 'en')).toThrow(
      'expected a technique of HoDoKu, got aligned-pair-exclusion',
    );
  });
});

describeWithData('explanations of the steps in the log of HoDoKu', () => {
  it('name the cells of the picture, in both languages', () => {
    const producers = hodokuProducers();
    const seen = new Set<TechniqueId>();
    const faults: string[] = [];
    const every = sized(160, 12);
    let number = 0;
    for (const { puzzle } of readHodokuLog()) {
      if (number++ % every !== 0) continue;
      const givens = grid(puzzle);
      const rated = finish(new HodokuRating({ givens }, { producers }));
      if (rated.kind !== 'rated') throw new Error(`expected a rating of ${puzzle}`);
      for (const step of explainSteps(givens, rated.steps, { language: 'en' })) {
        seen.add(step.technique);
        faults.push(...faultsOf(step));
      }
    }
    expect(faults.slice(0, 10)).toEqual([]);
    expect(seen.size).toBeGreaterThan(sized(5, 45));
  });
});

describeWithData("explanations of the steps in HoDoKu's library", () => {
  it('name the cells of the picture, in both languages, for every technique', () => {
    const seen = new Set<TechniqueId>();
    const faults: string[] = [];
    const every = sized(200, 6);
    for (const [i, it] of readLibrary().entries()) {
      if (i % every !== 0 && seen.has(it.technique)) continue;
      const before = new Position(it.position);
      const steps = findAll(it.position, finderFor(it)).slice(0, 20);
      for (const step of steps) {
        seen.add(step.technique);
        faults.push(...faultsOf({ ...step, rating: 0, name: '', text: '', before }));
      }
    }
    expect(faults.slice(0, 10)).toEqual([]);
    expect(seen.size).toBeGreaterThan(65);
  });

  it('include Kraken fish', () => {
    const faults: string[] = [];
    const seen = new Set<TechniqueId>();
    const every = sized(150, 16);
    for (const [i, { position }] of readLibrary().entries()) {
      if (i % every !== 0) continue;
      const before = new Position(position);
      for (const step of findAll(position, krakenFish({ shape: 'basic', degree: 3 })).slice(0, 5)) {
        seen.add(step.technique);
        faults.push(...faultsOf({ ...step, rating: 0, name: '', text: '', before }));
      }
    }
    expect(faults.slice(0, 10)).toEqual([]);
    expect(seen.size).toBe(2);
  });
});
