import { geometryOfCells } from '../../grid/geometry.ts';
import type { Phrase } from '../phrase.ts';
import { isFault } from './fault.ts';
import { isNothing } from './json-node.ts';
import { regionNames } from './json-regions.ts';
import { type JsonNode, parseJson } from './json-text.ts';
import { isRegionGrid, shapeOfNames } from './region-grid.ts';
import {
  explainsRule,
  isClassicText,
  isRuleName,
  mentionsRule,
  ruleKind,
  statesRule,
} from './rule-names.ts';
import { variantIn } from './variant-title.ts';

/** A rule of a variant that a JSON value adds to a puzzle. */
export interface JsonRule {
  readonly phrase: Phrase;
  /** The position of the value, counted from 0. */
  readonly index: number;
}

/** The rule that a member of an object adds. Undefined if there is none. */
export function ruleIn(name: string, node: JsonNode): JsonRule | undefined {
  const rule = (value?: string): JsonRule => ({
    phrase: rulePhrase(name, value),
    index: node.from,
  });
  const named = (value: string | undefined) => (value === undefined ? undefined : rule(value));
  if (node.kind === 'constant' && node.value === false && BOXES.test(name)) return rule();
  if (saysNothing(node)) return undefined;
  switch (ruleKind(name)) {
    case 'rule':
      return rule();
    case 'drawing':
      return isDrawing(node) ? rule() : undefined;
    case 'list':
      return listsRule(name, node) ? rule(textIn(node, namesRule) ?? textIn(node)) : undefined;
    case 'kind':
      return named(textIn(node, (text) => namesKind(name, text))) ?? ruleAmong(name, node);
    case 'title':
      return named(textIn(node, (text) => variantIn(text) !== undefined));
    case 'words':
      return named(textIn(node, explainsRule));
    case 'regions':
      return named(textIn(node, namesRule)) ?? (hasOtherRegions(name, node) ? rule() : undefined);
    default:
      return node.kind === 'object'
        ? ruleAmong(name, node)
        : hasOtherRegions(name, node)
          ? rule()
          : undefined;
  }
}

/** A grid without boxes is a Latin square: `"boxes": false`. */
const BOXES = /^(?:has|uses?|with)?[-_]?(?:boxes|blocks|box[-_]?constraints?)$/i;

/** The first rule among the members of an object, except those that `known` names. */
export function ruleBeside(root: JsonNode, known: ReadonlySet<string>): JsonRule | undefined {
  for (const [name, value] of root.kind === 'object' ? root.members : []) {
    const rule = known.has(name) ? undefined : ruleIn(name, value);
    if (rule) return rule;
  }
  return undefined;
}

/** A number of so many digits is a grid of regions. */
const FEWEST_CELLS = 16;

/** The rule that a field of text adds, such as a field of a CSV file. */
export function ruleInText(name: string, text: string): Phrase | undefined {
  if (text === '' || !ruleKind(name)) return undefined;
  const parsed = parseJson(text);
  const isJson = !isFault(parsed) && (parsed.kind !== 'number' || text.length < FEWEST_CELLS);
  return ruleIn(name, isJson ? parsed : { kind: 'string', value: text, from: 0, to: 0 })?.phrase;
}

/** Whether a value lists cells: it is an array, an object, or a text such as `r1c1-r2c2` or `..E.O…`. */
function isDrawing(node: JsonNode): boolean {
  if (node.kind === 'string') {
    const { value } = node;
    const isMap = /^[\deox._-]+$/i.test(value) && geometryOfCells(value.length) !== undefined;
    return isMap || /r\d+c\d+/i.test(value);
  }
  return node.kind === 'array' || node.kind === 'object';
}

/** Objects that describe a puzzle. Others may also describe a screen: `"cursor": {"type": "arrow"}`. */
const ABOUT =
  /^(?:meta(?:data)?|info|settings?|options?|config|params|header|puzzle|game|sudoku|details|extras?|flags?|features?)$/i;

/** Searches an object that is not itself a rule, such as `settings`. It may hold drawings for a screen. */
function ruleAmong(object: string, node: JsonNode): JsonRule | undefined {
  if (node.kind !== 'object') return undefined;
  for (const [name, value] of node.members) {
    const kind = ruleKind(name);
    const isOther =
      kind === 'drawing' || ((kind === 'kind' || kind === 'title') && !ABOUT.test(object));
    const found = isOther ? undefined : ruleIn(name, value);
    if (found) return found;
  }
  return undefined;
}

function rulePhrase(name: string, value: string | undefined): Phrase {
  return { id: 'rule', name, ...(value !== undefined && { value }) };
}

/**
 * Whether a value adds nothing to a classic puzzle: it is empty, false, 0, or a word such as `none`.
 * In a list, 0 is a cell. But more than two in a row are a map without marks.
 */
function saysNothing(node: JsonNode, isListed = false): boolean {
  const isZero = (item: JsonNode) => item.kind === 'number' && item.value === 0;
  if (isZero(node)) return !isListed;
  if (node.kind === 'string') return isClassicText(node.value);
  if (node.kind === 'array') {
    const isMap = node.items.length > 2 && node.items.every(isZero);
    return isMap || node.items.every((item) => saysNothing(item, true));
  }
  if (node.kind !== 'object') return isNothing(node);
  return Array.from(node.members.values()).every((value) => saysNothing(value, isListed));
}

/** Whether the value of a name such as `rules` or `variant` lists a rule. */
function listsRule(name: string, node: JsonNode): boolean {
  if (node.kind === 'number') return false;
  if (node.kind === 'array') return node.items.some((item) => listsRule(name, item));
  if (node.kind === 'object') {
    return Array.from(node.members).some(
      ([key, value]) => !isClassicText(key) && !saysNothing(value) && !isProse(key, value),
    );
  }
  if (node.kind !== 'string' || saysNothing(node)) return !saysNothing(node);
  return /rule/i.test(name) ? namesKind(name, node.value) || statesRule(node.value) : true;
}

/** Whether a member of a rule only describes it, and the words mention no variant. */
function isProse(key: string, node: JsonNode): boolean {
  const describes = /^(?:name|title|text|description|id|label)$/i.test(key);
  return describes && (node.kind !== 'string' || !mentionsRule(node.value));
}

/** Whether a text is the name of a rule, such as `WhiteDot`, or mentions one. */
function namesRule(text: string): boolean {
  return mentionsRule(text) || isRuleName(text);
}

/** Whether a text names a kind of puzzle that has other rules. As a tag, `skyscraper` is a technique. */
export function namesKind(name: string, text: string): boolean {
  const isKind = /type|kind|game|rule|variant/i.test(name);
  return (
    namesRule(text) ||
    variantIn(text) !== undefined ||
    (isKind && /^(?:x|offset|skyscraper|quadruple)$/i.test(text.trim()))
  );
}

function textsIn(node: JsonNode): string[] {
  if (node.kind === 'array') return node.items.flatMap(textsIn);
  return node.kind === 'string' ? [node.value] : [];
}

/** The first text of a value that fits, for an error. By default one that is not classic. */
function textIn(
  node: JsonNode,
  fits: (text: string) => boolean = (text) => !isClassicText(text),
): string | undefined {
  const text = textsIn(node).find(fits);
  return text && text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

/** Errors quote at most this many characters of a rule. */
const SHOWN = 60;

/** Under a name that says nothing, 16 values may be regions by chance. */
const SMALLEST = 6;

/**
 * Whether a value divides the grid into regions that are not boxes of one shape. A value of the name
 * `regions` that cannot be read counts too, unless it is a number.
 */
function hasOtherRegions(name: string, node: JsonNode): boolean {
  const names = regionNames(node);
  if (!names)
    return (
      /region|jigsaw|irregular|nonomino/i.test(name) &&
      (node.kind === 'array' || node.kind === 'object')
    );
  const size = Math.sqrt(names.length);
  if (size < SMALLEST && !ruleKind(name)) return false;
  const isRegions = isRegionGrid(names, size) || ruleKind(name) === 'regions';
  return isRegions && !shapeOfNames(names, size);
}
