import type { Constraint, ConstraintKind } from '../../constraint/constraint.ts';
import { type JsonRule, ruleIn } from '../parts/json-rules.ts';
import type { JsonNode } from '../parts/json-text.ts';

/** Words with which a sentence explains the constraints of a kind. */
const WORDS: Readonly<Partial<Record<ConstraintKind, RegExp>>> = {
  diagonal: /diagonal|대각선/i,
  windoku: /windoku|hyper|extra|shaded|gr[ae]y|region|윈도쿠/i,
  disjoint: /disjoint|same (?:position|place)/i,
  unique: /extra|shaded|gr[ae]y|marked|region|추가/i,
  antiknight: /knight|나이트/i,
  antiking: /\bking|킹/i,
  nonconsecutive: /consecutive|adjacent|연속/i,
  negative: /\ball\b.*(?:dot|given|marked|shown)|negative|not all|dots?\b|\b[XV]s?\b/i,
  difference: /\bdots?\b|kropki|white|consecutive|differ|점/i,
  ratio: /\bdots?\b|kropki|black|ratio|double|점/i,
  total: /\b[XV]\b|\bxv\b/i,
  less: /minim|maxim|inequal|smaller|lower|less|higher|larger|greater|arrow|부등호/i,
  killer: /cage|killer|케이지|킬러/i,
  sum: /little killer|diagonal.*(?:sum|total)|(?:sum|total).*diagonal|arrows? outside|outside.*(?:sum|total)/i,
  arrow: /arrow|circle|pill|화살표/i,
  equal: /region sum|\bline|border|zipper|double arrow/i,
  quadruple: /quad|circle|corner/i,
  thermo: /thermo|bulb|온도계/i,
  whisper: /whisper|green|orange|differ/i,
  renban: /renban|purple|pink|magenta|consecutive/i,
  palindrome: /palindrome|clone|identical|same digits/i,
  between: /between|circle/i,
  lockout: /lockout|diamond/i,
  entropic: /entropic|low.*(?:mid|high)/i,
  modular: /modular|modulo|remainder/i,
  sandwich: /sandwich|between the 1|샌드위치/i,
  xsum: /x-?sum|first X/i,
  skyscraper: /skyscraper|building|스카이스크래퍼/i,
};

/** Words for the candidates of cells, and for regions that are no boxes. */
const CELLS = /\b(?:odd|even)\b|parity|shaded|gr[ae]y|square|circle|홀수|짝수/i;
const REGIONS = /region|jigsaw|irregular|nonomino|직소/i;

interface Understood {
  readonly constraints?: readonly Constraint[] | undefined;
  readonly hasMarks: boolean;
  readonly hasRegions: boolean;
}

/**
 * The rule that a text states beside those that are understood, such as the rule of a drawing. A
 * sentence with the usual words for an understood rule explains it, and is left out.
 */
export function unexplainedRule(
  name: string,
  node: JsonNode | undefined,
  { constraints = [], hasMarks, hasRegions }: Understood,
): JsonRule | undefined {
  if (node?.kind !== 'string') return node && ruleIn(name, node);
  const known = [...new Set(constraints.map(({ kind }) => kind))].flatMap(
    (kind) => WORDS[kind] ?? [],
  );
  if (hasMarks) known.push(CELLS);
  if (hasRegions) known.push(REGIONS);
  if (known.length === 0) return ruleIn(name, node);
  for (const sentence of node.value.split(/(?<=[.!?;:])\s+|\n+/)) {
    if (known.some((words) => words.test(sentence))) continue;
    const rule = ruleIn(name, { ...node, value: sentence });
    if (rule) return rule;
  }
  return undefined;
}
