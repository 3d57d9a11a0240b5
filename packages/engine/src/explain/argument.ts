import { geometryOf, type StepInGrid } from '../draw/grid-state.ts';
import type { Layer } from '../draw/layer.ts';
import { stepLayers } from '../draw/step-layers.ts';
import type { Language } from './language.ts';
import { explainStep } from './sentence.ts';

/** A part of the argument for a step: a sentence, and the picture that goes with it. */
export interface ArgumentStage {
  readonly text: string;
  /** The marks of this stage and of those before it. */
  readonly layers: readonly Layer[];
}

/** Sentences end with a period and a space. No name and no number contains one. */
const END_OF_SENTENCE = /(?<=[.!?]) /;

/**
 * Explains a step sentence by sentence. The picture begins with the pattern, and the last one has the
 * conclusion. In between it grows by a link or the houses. If there are more links than sentences, a
 * sentence has several stages, and the other way round.
 */
export function argument(step: StepInGrid, language: Language): ArgumentStage[] {
  const sentences = explainStep(step, language, geometryOf(step)).split(END_OF_SENTENCE);
  const conclusion = sentences.pop() ?? '';
  const stages = stepLayers(step, step.before);
  // The first stage is the pattern, and the last one is the conclusion.
  const between = stages.length - 2;
  const layersUntil = (end: number): Layer[] => stages.slice(0, end).flatMap((it) => it.layers);
  const count = Math.max(sentences.length, between);
  const reasons = Array.from({ length: count }, (_, i) => ({
    text: sentences[Math.floor((i * sentences.length) / count)] ?? conclusion,
    layers: layersUntil(1 + Math.ceil(((i + 1) * between) / count)),
  }));
  return [...reasons, { text: conclusion, layers: layersUntil(stages.length) }];
}
