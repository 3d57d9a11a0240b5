import type { Field, FieldRole } from '../notation.ts';
import { regionNames } from '../parts/json-regions.ts';
import { type JsonRule, ruleIn } from '../parts/json-rules.ts';
import { type JsonNode, jsonText } from '../parts/json-text.ts';
import { ruleKind } from '../parts/rule-names.ts';
import type { Member } from '../parts/stated-box.ts';
import { layoutOfRegions, listsConstraints } from '../parts/variant-rules.ts';
import { type FoundPuzzle, isSolutionKey } from './json-search.ts';
import type { Source } from './json-source.ts';
import { ROLES } from './record-fields.ts';

/**
 * The rule of a variant beside a puzzle, or in an object around it. `others` has all puzzles of the
 * text, and everything around them.
 */
export function ruleAround(
  found: FoundPuzzle,
  others: ReadonlySet<JsonNode>,
): JsonRule | undefined {
  const chain = chainOf(found);
  for (const node of chain) {
    for (const [name, value] of node.kind === 'object' ? node.members : []) {
      if (chain.includes(value)) {
        const isRule = ruleKind(name) === 'rule';
        if (isRule) return { phrase: { id: 'rule', name }, index: value.from };
      } else if (!others.has(value) && !isSolutionKey(name)) {
        const rule = ruleIn(name, value);
        if (rule) return rule;
      }
    }
  }
  return undefined;
}

/**
 * The fields of a record: the members of the object with the puzzle, and those of the objects around
 * it. If an inner member has the name of an outer one, the key of its object comes before it.
 */
export function fieldsOf(
  text: string,
  found: FoundPuzzle,
  others: ReadonlySet<JsonNode>,
  source: Source,
  isBad: boolean,
): Field[] {
  const chain = chainOf(found);
  const fields: Field[] = [];
  const taken = new Set<string>();
  const add = (name: string, node: JsonNode, role: FieldRole | undefined, parent: string) => {
    const unique = taken.has(name) ? `${parent}.${name}` : name;
    taken.add(unique);
    fields.push(fieldOf(text, unique, node, role, isBad));
  };
  const addMembers = (node: JsonNode, depth: number, parent: string): void => {
    const next = chain[depth + 1];
    if (node.kind === 'array') addMembers(next, depth + 1, parent);
    for (const [name, value] of node.kind === 'object' ? node.members : []) {
      const role = node === source.holder ? roleOf(name, value, source) : undefined;
      if (role === 'puzzle') add(name, source.puzzle ?? value, role, parent);
      else if (role === 'solution') add(name, source.solution ?? value, role, parent);
      else if (value === next) addMembers(value, depth + 1, name);
      else if (!others.has(value)) add(name, value, role, parent);
    }
  };
  addMembers(chain[0], 0, '');
  return fields;
}

/**
 * The members of the objects around a puzzle, from the inside out, and those of objects beside it,
 * such as `settings`.
 */
export function membersAround(found: FoundPuzzle, others: ReadonlySet<JsonNode>): Member[] {
  const membersOf = (node: JsonNode) => (node.kind === 'object' ? [...node.members] : []);
  const members = chainOf(found).toReversed().flatMap(membersOf);
  const beside = members.filter(([, node]) => !others.has(node));
  return [...members, ...beside.flatMap(([, node]) => membersOf(node))];
}

/** The objects and arrays around a puzzle, and the puzzle, from the outside in. */
function chainOf({ path, node }: FoundPuzzle): readonly JsonNode[] {
  return [...path, node];
}

/** All puzzles of a text, and everything around them. */
export function nodesAround(all: readonly FoundPuzzle[]): ReadonlySet<JsonNode> {
  return new Set(all.flatMap(chainOf));
}

/**
 * The role of a member. A name or comment that is not a string gets no role, so its value is kept
 * unchanged.
 */
function roleOf(name: string, node: JsonNode, { names, isPlain }: Source): FieldRole | undefined {
  if (name === names.puzzle) return 'puzzle';
  if (name === names.solution) return 'solution';
  const role = ROLES.find((known) => known === name);
  if (role === 'constraints' && !listsConstraints(node)) return undefined;
  if (role === 'regions' && !layoutOfRegions(regionNames(node) ?? [])) return undefined;
  if (role === 'name' || role === 'comment') return node.kind === 'string' ? role : undefined;
  return isPlain && role !== 'puzzle' && role !== 'solution' ? role : undefined;
}

function fieldOf(
  text: string,
  name: string,
  node: JsonNode,
  role: FieldRole | undefined,
  isBad: boolean,
): Field {
  if (role && !isBad) return { name, json: '', role };
  const json = jsonText(text, node).replace(/\s*[\r\n]+\s*/g, ' ');
  return { name, json, ...(role && { role }) };
}
