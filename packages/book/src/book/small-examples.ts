import type { StepInGrid } from '@nonet/engine/draw';
import { Explanation, explainSteps } from '@nonet/engine/explain';
import { generate } from '@nonet/engine/generate';
import { CLASSIC, type Geometry, geometry, isJigsaw } from '@nonet/engine/grid';
import { lessons, lessonWith } from '@nonet/engine/practice';
import { levels, type SearchId } from '@nonet/engine/rating';
import { finish } from '@nonet/engine/work';
import type { BookContent } from './leaves.ts';
import type { BookPlan } from './plan.ts';
import type { Example } from './primer.ts';

/**
 * The examples that a book prints: those from the level of the plan on. A technique that is first
 * needed in a grid smaller than 9×9 has its picture in a grid of this size.
 */
export function printedExamples(
  { primerFrom, seed }: BookPlan,
  { examples, sections }: BookContent,
): Example[] {
  const least = levels.indexOf(primerFrom);
  return examples
    .filter(({ technique }) => levels.indexOf(levelOf(technique)) >= least)
    .map((example) => {
      const first = sections.flat().find((it) => it.techniques.includes(example.technique));
      const shape = first?.givens.geometry ?? CLASSIC;
      if (shape.size >= CLASSIC.size || isJigsaw(shape)) return example;
      const step = smallStep(example.technique, geometry(shape.boxRows, shape.boxColumns), seed);
      return step ? { ...example, step } : example;
    });
}

function levelOf(technique: SearchId): (typeof levels)[number] {
  return lessons.find((it) => it.technique === technique)?.level ?? 'easy';
}

/** The most puzzles that are searched for a step. Almost all puzzles need all singles. */
const TRIES = 100;

/** A step in a random puzzle in which the technique is the easiest. */
function smallStep(technique: SearchId, shape: Geometry, bookSeed: string): StepInGrid | undefined {
  const seed = `${bookSeed} ${technique}`;
  for (let first = 0; first < TRIES; first++) {
    for (const { givens } of generate({ geometry: shape, seed, first }).puzzles) {
      const explained = finish(new Explanation({ givens }));
      if (explained.kind !== 'explained') continue;
      const steps = explainSteps({ givens }, explained.steps, { language: 'en' });
      const found = steps.find((it) => lessonWith(it.technique) === technique);
      if (found) return found;
    }
  }
  return undefined;
}
