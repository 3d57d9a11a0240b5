import { gridLayers, gridMarkup, type StepInGrid, stepLayers, tag } from '@nonet/engine/draw';
import { explainStep, StepListing } from '@nonet/engine/explain';
import { DrillMaking, drillPuzzle, lessonName, lessons } from '@nonet/engine/practice';
import type { SearchId } from '@nonet/engine/rating';
import { slicesOf, type Work, workOf } from '@nonet/engine/work';
import { printTheme } from '../page/print-theme.ts';
import { CANDIDATE, FINE_LINES } from '../sheet/printed-grid.ts';
import { Flow } from './flow.ts';
import { inAll } from './front-matter.ts';
import type { Leaf, LeafSize } from './leaf.ts';
import type { BookPlan } from './plan.ts';
import { bookWords } from './words.ts';

/** A technique, and a step of it to show. */
export interface Example {
  readonly technique: SearchId;
  readonly step: StepInGrid;
}

/** Finds a step of each technique, in the order in which they are learnt. */
export function findExamples(techniques: ReadonlySet<SearchId>, seed: string): Work<Example[]> {
  return workOf(examples(techniques, seed));
}

function* examples(
  techniques: ReadonlySet<SearchId>,
  seed: string,
): Generator<undefined, Example[]> {
  const found: Example[] = [];
  for (const { technique } of lessons.filter((it) => techniques.has(it.technique))) {
    const made = yield* slicesOf(new DrillMaking({ technique, seed }));
    if (made.kind === 'failed') continue;
    const listing = new StepListing(drillPuzzle(made.drill), technique, { limit: 1 });
    const listed = yield* slicesOf(listing);
    if (listed.kind === 'found') found.push({ technique, step: listed.steps[0] });
  }
  return found;
}

/** The space for the names of rows and columns. */
const LABELS = 28;
const LARGEST = 330;

/** Explains techniques, each with a picture. */
export function primerLeaves(
  { languages }: BookPlan,
  all: readonly Example[],
  size: LeafSize,
): Leaf[] {
  const heading = inAll(languages, ({ primer }) => primer);
  const flow = new Flow(heading, size);
  flow.text(heading, { size: 18, isBold: true, after: 10 });
  for (const language of languages)
    flow.text(bookWords[language].primerNote, { size: 9, after: 12 });
  const side = Math.min(size.width - LABELS - 2, LARGEST);
  for (const { step, technique } of all) {
    const { geometry } = step.before;
    const texts = languages.map((language) => explainStep(step, language, geometry));
    const names = languages.map((language) => lessonName(technique, language));
    flow.room(side + LABELS + 60);
    flow.text([...new Set(names)].join(' · '), { size: 13, isBold: true });
    flow.picture(side + LABELS + 10, (y) => picture(step, side, y));
    for (const text of texts) flow.text(text, { size: 9.5 });
    flow.text('', { size: 8 });
  }
  return flow.finished();
}

function picture(step: StepInGrid, side: number, y: number): string {
  const { geometry } = step.before;
  const layers = [
    ...gridLayers(step.before),
    ...stepLayers(step, step.before).flatMap((stage) => stage.layers),
  ];
  const style = {
    candidate: CANDIDATE,
    cell: side / geometry.size,
    lines: FINE_LINES,
    theme: printTheme,
  };
  const place = `translate(${LABELS} ${y + LABELS - 6})`;
  return tag('g', { transform: place }, gridMarkup(geometry, layers, style));
}
