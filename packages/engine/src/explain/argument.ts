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

const CELL = /r\d+c\d+/g;

/** A sentence that names more cells tells links. Others name the ends of a chain, or what they see. */
const ENDS = 2;

/**
 * Explains a step sentence by sentence. The picture begins with the pattern, and the last one has the
 * conclusion. In between it grows by a link or the houses. If there are more links than sentences, the
 * sentences that tell the links have several stages, and the other way round.
 */
export function argument(step: StepInGrid, language: Language): ArgumentStage[] {
  const sentences = explainStep(step, language, geometryOf(step)).split(END_OF_SENTENCE);
  const conclusion = sentences.pop() ?? '';
  const stages = stepLayers(step, step.before);
  // The first stage is the pattern, and the last one is the conclusion.
  const between = stages.length - 2;
  const layersUntil = (end: number): Layer[] => stages.slice(0, end).flatMap((it) => it.layers);
  const reasons = partsOf(sentences, between).flatMap(({ text, ends }) =>
    ends.map((end) => ({ text, layers: layersUntil(1 + end) })),
  );
  return [...reasons, { text: conclusion, layers: layersUntil(stages.length) }];
}

/** How much of the picture is drawn at each stage of a sentence, in links or houses. */
interface Part {
  readonly text: string;
  readonly ends: readonly number[];
}

function partsOf(sentences: readonly string[], between: number): Part[] {
  const named = sentences.map((text) => text.match(CELL)?.length ?? 0);
  const tellsLinks = between > sentences.length && named.some((cells) => cells > ENDS);
  const shares = tellsLinks ? named.map((cells) => (cells > ENDS ? cells : 0)) : named.map(() => 1);
  const total = shares.reduce((sum, share) => sum + share, 0);
  let told = 0;
  return sentences.map((text, i) => {
    const from = Math.round((between * told) / total);
    told += shares[i];
    const to = Math.round((between * told) / total);
    const ends = Array.from({ length: to - from }, (_, k) => from + k + 1);
    return { text, ends: ends.length > 0 ? ends : [to] };
  });
}
