import { geometryOf, type StepInGrid } from '../draw/grid-state.ts';
import type { Layer } from '../draw/layer.ts';
import { stepLayers } from '../draw/step-layers.ts';
import type { PatternNode } from '../technique/pattern.ts';
import { parentsOf } from '../technique/pattern-parts.ts';
import { blockersOf, blockersText } from './blockers.ts';
import type { Language } from './language.ts';
import type { Phrase } from './phrase.ts';
import { sentencesOf } from './sentence.ts';
import { ChainSentence } from './sentences/statements.ts';

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

/**
 * Explains a step sentence by sentence, and a chain link by link. The picture begins with the pattern,
 * and the last one has the conclusion. Of a single digit, a stage shows what excludes the others. A
 * chain is first shown whole, with its conclusion.
 */
export function argument(step: StepInGrid, language: Language): ArgumentStage[] {
  // The pattern of a net is computed whenever it is read.
  step = { ...step };
  const { conclusion, reason } = sentencesOf(step, language, geometryOf(step));
  const stages = stepLayers(step, step.before);
  const layersUntil = (end: number): Layer[] => stages.slice(0, end).flatMap((it) => it.layers);
  // The first stage is the pattern, and the last one is the conclusion.
  const between = stages.length - 2;
  const tellsChains = reason.some((sentence) => sentence instanceof ChainSentence);
  const parts = tellsChains ? chainParts(reason, step) : sentenceParts(reason, between);
  const reasons = parts.map(({ end, said, text }) => ({
    said,
    text,
    layers: layersUntil(1 + end),
  }));
  const layers = layersUntil(stages.length);
  const last = { said: '', text: conclusion.text, layers };
  const blockers = blockersOf(step);
  if (!blockers) return [...whole(step, language, last), ...reasons, last];
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

/** Where a chain leads, before it is told link by link. */
function whole(
  step: StepInGrid,
  language: Language,
  { layers, text }: ArgumentStage,
): ArgumentStage[] {
  if (!('chains' in step.pattern)) return [];
  const all = language === 'ko' ? '먼저 체인 전체를 보세요.' : 'Here is the whole chain.';
  return [{ said: '', text: `${all} ${text}`, layers }];
}

/** Sentences of which some tell chains: these are told clause by clause. */
function chainParts(sentences: readonly Phrase[], step: StepInGrid): Part[] {
  let drawn = 0;
  return sentences.flatMap((sentence): Part[] => {
    if (!(sentence instanceof ChainSentence))
      return [{ said: '', text: sentence.text, end: drawn }];
    const { clauses, nodes } = sentence;
    const from = linksBefore(nodes, step);
    return clauses.map(({ node, text }, i) => {
      drawn = from + linksIn(nodes, node + 1);
      return {
        said: clauses
          .slice(0, i)
          .map((it) => it.text)
          .join(' '),
        text: text.text,
        end: drawn,
      };
    });
  });
}

/** The number of stages that are drawn before a chain: the houses, and the links of other chains. */
function linksBefore(chain: readonly PatternNode[], { pattern }: StepInGrid): number {
  const chains = 'chains' in pattern ? pattern.chains : [];
  const others = chains.slice(0, chains.indexOf(chain));
  const links = others.reduce((sum, nodes) => sum + linksIn(nodes, nodes.length), 0);
  return links + (pattern.houses.length > 0 ? 1 : 0);
}

/** The number of links that lead to the first nodes of a chain. */
function linksIn(chain: readonly PatternNode[], count: number): number {
  return chain.slice(0, count).filter((_, i) => parentsOf(chain, i).length > 0).length;
}

/** A sentence that names more cells tells links. Others name the ends of links, or what they see. */
const ENDS = 2;

/**
 * The sentences, with the picture growing by a link or the houses. If there are more links than
 * sentences, the sentences that tell the links have several stages, and the other way round.
 */
function sentenceParts(sentences: readonly Phrase[], between: number): Part[] {
  const named = sentences.map(({ cells }) => cells.length);
  const tellsLinks = between > sentences.length && named.some((cells) => cells > ENDS);
  const shares = tellsLinks ? named.map((cells) => (cells > ENDS ? cells : 0)) : named.map(() => 1);
  const total = shares.reduce((sum, share) => sum + share, 0);
  let told = 0;
  return sentences.flatMap(({ text }, i) => {
    const from = Math.round((between * told) / total);
    told += shares[i];
    const to = Math.round((between * told) / total);
    const ends = Array.from({ length: to - from }, (_, k) => from + k + 1);
    return (ends.length > 0 ? ends : [to]).map((end) => ({ said: '', text, end }));
  });
}
