import type { AnyNode, Expression } from 'acorn';
import { childrenOf, isFunction } from './nodes.ts';

/** A string of this many characters may be a 9×9 grid. */
const LEAST_CELLS = 81;
const COUNTS = new Set(['length', 'size']);
const CONVERSIONS = new Set(['Number', 'BigInt', 'Boolean', 'isNaN', 'parseFloat', 'parseInt']);
const COMPOUND = new Set(['=', '+=', '-=', '||=', '&&=', '??=']);

/** Whether the value of an expression may be a grid, or a part of one. */
export function mayBeGrid(node: Expression): boolean {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' && node.value.length >= LEAST_CELLS;
    case 'UnaryExpression':
    case 'UpdateExpression':
    case 'ClassExpression':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return false;
    case 'BinaryExpression':
      return node.operator === '+' && !isNumber(node.left) && !isNumber(node.right);
    case 'MemberExpression':
      return node.computed || !COUNTS.has(nameOf(node.property));
    case 'CallExpression':
      return !isConversion(node.callee);
    case 'ConditionalExpression':
      return mayBeGrid(node.consequent) || mayBeGrid(node.alternate);
    case 'AssignmentExpression':
      return mayBeGrid(node.right);
    default:
      return true;
  }
}

/** Whether an expression may make a new grid. */
export function makesGrid(node: AnyNode): boolean {
  switch (node.type) {
    case 'CallExpression':
    case 'BinaryExpression':
      return mayBeGrid(node);
    case 'TemplateLiteral':
      return node.expressions.length > 0;
    case 'ArrayExpression':
      return node.elements.some((element) => element?.type === 'SpreadElement');
    case 'ObjectExpression':
      return node.properties.some(({ type }) => type === 'SpreadElement');
    default:
      return false;
  }
}

/**
 * Whether an assignment can put a digit into a cell. A flag such as `used[row][digit] = true` and a
 * mask such as `used[row] |= 1 << digit` cannot.
 */
export function mayPlace(operator: string, value: Expression): boolean {
  if (!COMPOUND.has(operator)) return false;
  switch (value.type) {
    case 'Literal':
      return typeof value.value !== 'boolean';
    case 'UnaryExpression':
      return value.operator !== '!';
    case 'AssignmentExpression':
      return mayPlace(value.operator, value.right);
    case 'ClassExpression':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return false;
    default:
      return true;
  }
}

/** Whether an expression may change a variable when it is evaluated. */
export function hasEffects(node: AnyNode): boolean {
  switch (node.type) {
    case 'AssignmentExpression':
    case 'UpdateExpression':
    case 'NewExpression':
    case 'YieldExpression':
    case 'AwaitExpression':
    case 'TaggedTemplateExpression':
      return true;
    case 'CallExpression':
      if (!isConversion(node.callee)) return true;
  }
  return !isFunction(node) && childrenOf(node).some(hasEffects);
}

function isNumber(node: AnyNode): boolean {
  return node.type === 'Literal' && typeof node.value === 'number';
}

/** Whether a function returns a number, or a string that is not a grid. */
function isConversion(callee: AnyNode): boolean {
  if (callee.type === 'Identifier') return CONVERSIONS.has(callee.name);
  return callee.type === 'MemberExpression' && nameOf(callee.object) === 'Math';
}

function nameOf(node: AnyNode): string {
  return node.type === 'Identifier' ? node.name : '';
}
