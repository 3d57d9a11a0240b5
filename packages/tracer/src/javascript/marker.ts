import type { AnyNode, AssignmentExpression, CallExpression, MemberExpression } from 'acorn';
import { hasEffects, mayBeGrid, mayPlace } from './grid-values.ts';
import { childrenOf, namesIn } from './nodes.ts';
import { nameOf, reading, rootOf } from './references.ts';

/** A place in the source at which the program may make or change a grid. */
export interface Site {
  readonly line: number;
  /** The names of the variables, as messages show them. */
  readonly names: readonly string[];
}

/** A call of the tracer: its function, its site and the code of its arguments. */
export interface Marker {
  readonly kind: 'bound' | 'written';
  readonly site: Site;
  readonly code: readonly string[];
}

/** Methods that change an array, a Map or a Set in place. */
const METHODS = new Set(
  'add clear copyWithin delete fill pop push reverse set shift sort splice unshift'.split(' '),
);
/** Functions that change their first argument. */
const FUNCTIONS = new Set(['Object.assign', 'Object.defineProperty', 'Reflect.set']);
/** Calls that make a new array, which is not in a variable yet. */
const MAKERS = /^(?:Array|concat|filter|flat|flatMap|from|keys|map|of|slice|split|values)$/;

/** A marker is called with at most this many variables. */
export const MOST_NAMES = 6;

/** Returns the marker of an expression. Undefined if it cannot change a grid. */
export function markerOf(node: AnyNode): Marker | undefined {
  switch (node.type) {
    case 'AssignmentExpression':
      return assignmentMarker(node);
    case 'UpdateExpression':
      return memberMarker(node.argument, node);
    case 'UnaryExpression':
      return node.operator === 'delete' ? memberMarker(node.argument, node) : undefined;
    case 'CallExpression':
      return callMarker(node);
    case 'ChainExpression':
      return markerOf(node.expression);
    default:
      return undefined;
  }
}

/** Returns the marker of variables that get values. */
export function boundMarker(names: readonly string[], at: AnyNode): Marker {
  const code = names.slice(0, MOST_NAMES);
  return { kind: 'bound', site: siteAt(at, code), code };
}

export function siteAt(node: AnyNode, names: readonly string[]): Site {
  return { line: node.loc?.start.line ?? 0, names };
}

function assignmentMarker(node: AssignmentExpression): Marker | undefined {
  const { left, operator, right } = node;
  if (left.type === 'MemberExpression') {
    return mayPlace(operator, right) ? writtenMarker(node, left.object, keyOf(left)) : undefined;
  }
  if (left.type !== 'Identifier') {
    if (hasMember(left)) return writtenMarker(node, undefined, undefined);
    const names = namesIn(left);
    return names.length > 0 ? boundMarker(names, node) : undefined;
  }
  const isPlain = /^(?:\+|\|\||&&|\?\?)?=$/.test(operator);
  return isPlain && mayBeGrid(right) ? boundMarker([left.name], node) : undefined;
}

function memberMarker(target: AnyNode, node: AnyNode): Marker | undefined {
  if (target.type !== 'MemberExpression') return undefined;
  return writtenMarker(node, target.object, keyOf(target));
}

function callMarker(node: CallExpression): Marker | undefined {
  const { callee } = node;
  if (callee.type !== 'MemberExpression' || callee.computed) return undefined;
  const { object, property } = callee;
  if (property.type !== 'Identifier') return undefined;
  const [first, second] = node.arguments;
  if (object.type === 'Identifier' && FUNCTIONS.has(`${object.name}.${property.name}`)) {
    return writtenMarker(node, first, object.name === 'Reflect' ? second : undefined);
  }
  if (!METHODS.has(property.name) || isNew(object)) return undefined;
  return writtenMarker(node, object, /^(?:set|delete)$/.test(property.name) ? first : undefined);
}

/**
 * Returns the marker of an expression that writes to an object. Its arguments are the variable with
 * which the expression begins, the object, the key, and the object that has this object. All but
 * the variable are left out if it is not safe to evaluate them again.
 */
function writtenMarker(
  node: AnyNode,
  object: AnyNode | undefined,
  key: AnyNode | string | undefined,
): Marker | undefined {
  if (object?.type === 'Super') return undefined;
  const root = object && rootOf(object);
  const code = [(root && reading(root)) ?? 'undefined'];
  const written = object && !changesVariables(node) ? reading(object) : undefined;
  if (object && written) {
    const owner = object.type === 'MemberExpression' ? reading(object.object) : undefined;
    const keyCode = typeof key === 'object' ? reading(key) : key && JSON.stringify(key);
    code.push(written, keyCode ?? 'undefined');
    if (owner && owner !== code[0]) code.push(owner);
  }
  return { kind: 'written', site: siteAt(node, [nameOf(root)]), code };
}

/** Whether an expression may also change the variables in it, for example `i` in `a[i] = i++`. */
function changesVariables(node: AnyNode): boolean {
  if (node.type === 'AssignmentExpression') return hasEffects(node.right);
  return node.type === 'CallExpression' && node.arguments.some(hasEffects);
}

/** Returns the name of a property, or the expression in brackets. */
function keyOf({ property, computed }: MemberExpression): AnyNode | string | undefined {
  if (computed) return property as AnyNode;
  return property.type === 'Identifier' ? property.name : undefined;
}

/** Whether a pattern assigns to a property. */
function hasMember(pattern: AnyNode): boolean {
  if (pattern.type === 'MemberExpression') return true;
  return childrenOf(pattern).some(hasMember);
}

/** Whether an expression makes a new array. */
function isNew(node: AnyNode): boolean {
  if (node.type === 'NewExpression' || node.type === 'ArrayExpression') return true;
  if (node.type !== 'CallExpression') return false;
  const { callee } = node;
  const name = callee.type === 'MemberExpression' ? callee.property : callee;
  return name.type === 'Identifier' && MAKERS.test(name.name);
}
