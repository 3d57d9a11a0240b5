import { geometryOf, type StepInGrid } from '../draw/grid-state.ts';
import type { Layer } from '../draw/layer.ts';
import { parentsOf, stepLayers } from '../draw/step-layers.ts';
import type { PatternNode } from '../technique/pattern.ts';
import { blockersOf, blockersText } from './blockers.ts';
import { English } from './english.ts';
import { Korean } from './korean.ts';
import type { Language } from './language.ts';
import { explainStep } from './sentence.ts';
import { type Clause, clauses, clausesKorean } from './sentences/statements.ts';

/** A part of the argument for a step: a sentence or a part of it, and the picture that goes with it. */
export interface ArgumentStage {
  /** The part of the sentence that the stages before have said. */
  readonly said: string;
  readonly text: string;
  /** The marks of this stage and of those before it. */
  readonly layers: readonly Layer[];
}

/** A stage without its picture: how many stages of the picture are drawn. */
interface Part extends Pick<ArgumentStage, 'said' | 'text'> {
  readonly end: number;
}

/** Sentences end with a period and a space. No name and no number contains one. */
const END_OF_SENTENCE = /(?<=[.!?]) /;

/**
 * Explains a step sentence by sentence, and a chain link by link. The picture begins with the pattern,
 * and the last one has the conclusion. Of a single digit, a stage shows what excludes the others.
 */
export function argument(step: StepInGrid, language: Language): ArgumentStage[] {
  const sentences = explainStep(step, language, geometryOf(step)).split(END_OF_SENTENCE);
  const conclusion = sentences.pop() ?? '';
  const stages = stepLayers(step, step.before);
  const layersUntil = (end: number): Layer[] => stages.slice(0, end).flatMap((it) => it.layers);
  // The first stage is the pattern, and the last one is the conclusion.
  const between = stages.length - 2;
  const parts = chainParts(sentences, step, language) ?? sentenceParts(sentences, between);
  const reasons = parts.map(({ end, said, text }) => ({
    said,
    text,
    layers: layersUntil(1 + end),
  }));
  const layers = layersUntil(stages.length);
  const last = { said: '', text: conclusion, layers };
  const blockers = blockersOf(step);
  if (!blockers) return [...reasons, last];
  const because = {
    said: '',
    text: blockersText(blockers, step, language),
    layers: [
      ...layersUntil(1 + between),
      { kind: 'cells' as const, cells: blockers.cells, look: 'group-2' as const },
    ],
  };
  return [...reasons, because, last];
}

/** The sentences, if some of them tell chains: these are told clause by clause. */
function chainParts(
  sentences: readonly string[],
  step: StepInGrid,
  language: Language,
): Part[] | undefined {
  const told = chainSentences(step, language);
  let drawn = 0;
  let chains = 0;
  const parts = sentences.flatMap((text): Part[] => {
    const chain = told.find((it) => it.text === text);
    if (!chain) return [{ said: '', text, end: drawn }];
    chains++;
    return chain.clauses.map((clause, i) => {
      const before = chain.clauses.slice(0, i).map((it) => it.text);
      drawn = clause.end;
      return { said: before.join(' '), text: clause.text, end: drawn };
    });
  });
  return chains > 0 ? parts : undefined;
}

interface ChainSentence {
  readonly text: string;
  readonly clauses: readonly { readonly text: string; readonly end: number }[];
}

/** The sentences of the chains of a step, with the number of stages after which each clause is drawn. */
function chainSentences(step: StepInGrid, language: Language): ChainSentence[] {
  const { before, pattern } = step;
  if (pattern.kind !== 'chains' && pattern.kind !== 'kraken') return [];
  const [en, ko] = [new English(before.geometry), new Korean(before.geometry)];
  const saidOf = (nodes: readonly PatternNode[], saysAll: boolean): readonly Clause[] =>
    language === 'ko' ? clausesKorean(nodes, ko, saysAll) : clauses(nodes, en, saysAll);
  let drawn = pattern.houses.length > 0 ? 1 : 0;
  return pattern.chains.flatMap((nodes) => {
    const from = drawn;
    const linksUntil = (end: number): number =>
      nodes.slice(0, end + 1).filter((_, i) => parentsOf(nodes, i).length > 0).length;
    drawn += linksUntil(nodes.length - 1);
    return [false, true].map((saysAll) => {
      const said = saidOf(nodes, saysAll);
      return {
        text: said.map(({ text }) => text).join(' '),
        clauses: said.map(({ node, text }) => ({ text, end: from + linksUntil(node) })),
      };
    });
  });
}

const CELL = /r\d+c\d+/g;

/** A sentence that names more cells tells links. Others name the ends of links, or what they see. */
const ENDS = 2;

/**
 * The sentences, with the picture growing by a link or the houses. If there are more links than
 * sentences, the sentences that tell the links have several stages, and the other way round.
 */
function sentenceParts(sentences: readonly string[], between: number): Part[] {
  const named = sentences.map((text) => text.match(CELL)?.length ?? 0);
  const tellsLinks = between > sentences.length && named.some((cells) => cells > ENDS);
  const shares = tellsLinks ? named.map((cells) => (cells > ENDS ? cells : 0)) : named.map(() => 1);
  const total = shares.reduce((sum, share) => sum + share, 0);
  let told = 0;
  return sentences.flatMap((text, i) => {
    const from = Math.round((between * told) / total);
    told += shares[i];
    const to = Math.round((between * told) / total);
    const ends = Array.from({ length: to - from }, (_, k) => from + k + 1);
    return (ends.length > 0 ? ends : [to]).map((end) => ({ said: '', text, end }));
  });
}
