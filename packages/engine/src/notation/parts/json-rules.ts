import type { Phrase } from '../phrase.ts';
import { isFault } from './fault.ts';
import { isNothing } from './json-node.ts';
import { regionNames } from './json-regions.ts';
import { type JsonNode, parseJson } from './json-text.ts';
import { isRegionGrid, shapeOfNames } from './region-grid.ts';
import { isClassicText, mentionsRule, ruleKind } from './rule-names.ts';

/** A rule of a variant that a JSON value adds to a puzzle. */
export interface JsonRule {
  readonly phrase: Phrase;
  /** The position of the value, counted from 0. */
  readonly index: number;
}

/** The rule that a member of an object adds. Undefined if there is none. */
export function ruleIn(name: string, node: JsonNode): JsonRule | undefined {
  if (saysNothing(node)) return undefined;
  const rule = (value?: string): JsonRule => ({
    phrase: rulePhrase(name, value),
    index: node.from,
  });
  switch (ruleKind(name)) {
    case 'rule':
      return rule();
    case 'drawing':
      return isDrawing(node) ? rule() : undefined;
    case 'list':
      return listsRule(name, node) ? rule(textIn(node)) : undefined;
    case 'kind':
      return textsIn(node).some(namesRule) ? rule(textIn(node)) : undefined;
    case 'regions':
      return hasOtherRegions(name, node) ? rule() : undefined;
    default:
      return node.kind === 'object'
        ? ruleAmong(node)
        : hasOtherRegions(name, node)
          ? rule()
          : undefined;
  }
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

/** Whether a value lists cells: it is an array, an object, or a text such as `r1c1-r2c2`. */
function isDrawing(node: JsonNode): boolean {
  if (node.kind === 'string') return /r\d+c\d+/i.test(node.value);
  return node.kind === 'array' || node.kind === 'object';
}

/** Searches an object that is not itself a rule, such as `settings`. It may hold drawings for a screen. */
function ruleAmong(node: JsonNode): JsonRule | undefined {
  if (node.kind !== 'object') return undefined;
  for (const [name, value] of node.members) {
    const kind = ruleKind(name);
    const found = kind === 'drawing' || kind === 'kind' ? undefined : ruleIn(name, value);
    if (found) return found;
  }
  return undefined;
}

function rulePhrase(name: string, value: string | undefined): Phrase {
  return { id: 'rule', name, ...(value !== undefined && { value }) };
}

/** Whether a value adds nothing to a classic puzzle: it is empty, false, or a word such as `none`. */
function saysNothing(node: JsonNode): boolean {
  if (isNothing(node)) return true;
  if (node.kind === 'string') return isClassicText(node.value);
  if (node.kind === 'array') return node.items.every(saysNothing);
  return node.kind === 'object' && Array.from(node.members.values()).every(saysNothing);
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
  return /rule/i.test(name) ? namesRule(node.value) : true;
}

/** Whether a member of a rule only describes it, and the words mention no variant. */
function isProse(key: string, node: JsonNode): boolean {
  const describes = /^(?:name|title|text|description|id|label)$/i.test(key);
  return describes && (node.kind !== 'string' || !mentionsRule(node.value));
}

/** Whether a text is the name of a rule, such as `WhiteDot`, or mentions one. */
function namesRule(text: string): boolean {
  return mentionsRule(text) || ruleKind(text) === 'rule';
}

function textsIn(node: JsonNode): string[] {
  if (node.kind === 'array') return node.items.flatMap(textsIn);
  return node.kind === 'string' ? [node.value] : [];
}

/** The first text of a value, for an error. */
function textIn(node: JsonNode): string | undefined {
  const text = textsIn(node).find((one) => !isClassicText(one));
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
