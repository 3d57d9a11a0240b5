import type { AnyNode, MemberExpression } from 'acorn';

const MATH = new Set(['ceil', 'floor', 'max', 'min', 'round', 'trunc']);

/**
 * Returns code that evaluates an expression again. The code has one line, has no effects, and never
 * fails: `nonet$at` reads properties without calling getters. Returns undefined if the expression
 * may do more than read variables.
 */
export function reading(node: AnyNode): string | undefined {
  switch (node.type) {
    case 'Identifier':
      return node.name;
    case 'ThisExpression':
      return 'this';
    case 'Literal':
      return typeof node.value === 'number' || typeof node.value === 'string'
        ? JSON.stringify(node.value)
        : undefined;
    case 'MemberExpression':
      return readingOfMember(node);
    case 'ChainExpression':
      return reading(node.expression);
    case 'UnaryExpression':
      return '+-~!'.includes(node.operator)
        ? joined([node.argument], `${node.operator} `)
        : undefined;
    case 'BinaryExpression':
      return /^(?:[-+*/%&|^]|<<|>>>?)$/.test(node.operator)
        ? joined([node.left, node.right], '', ` ${node.operator} `)
        : undefined;
    case 'CallExpression': {
      const name = mathFunction(node.callee);
      return name === undefined ? undefined : joined(node.arguments, name);
    }
    default:
      return undefined;
  }
}

function joined(
  nodes: readonly AnyNode[],
  before: string | undefined,
  between: string = ', ',
): string | undefined {
  const parts = nodes.map(reading);
  return parts.includes(undefined) ? undefined : `(${before}(${parts.join(between)}))`;
}

function readingOfMember({ object, property, computed }: MemberExpression): string | undefined {
  const base = object.type === 'Super' ? undefined : reading(object);
  if (base === undefined) return undefined;
  if (property.type === 'PrivateIdentifier') return `${base}?.#${property.name}`;
  const isName = !computed && property.type === 'Identifier';
  const key = isName ? JSON.stringify(property.name) : reading(property);
  return key === undefined ? undefined : `nonet$at(${base},${key})`;
}

/** Returns the code of a function of Math that has no effects. */
function mathFunction(callee: AnyNode): string | undefined {
  if (callee.type !== 'MemberExpression' || callee.computed) return undefined;
  const { object, property } = callee;
  const isMath = object.type === 'Identifier' && object.name === 'Math';
  return isMath && property.type === 'Identifier' && MATH.has(property.name)
    ? `Math.${property.name}`
    : undefined;
}

/**
 * Returns the variable with which an expression begins, such as `this` for `this.board[r]`. For
 * `this.#board[r]` it is `this.#board`, because the tracer itself cannot read a private field.
 */
export function rootOf(node: AnyNode): AnyNode | undefined {
  if (node.type === 'Identifier' || node.type === 'ThisExpression') return node;
  if (node.type === 'ChainExpression') return rootOf(node.expression);
  if (node.type !== 'MemberExpression') return undefined;
  return node.property.type === 'PrivateIdentifier' ? node : rootOf(node.object);
}

/** Returns the name of a variable or a private field, as messages show it. */
export function nameOf(node: AnyNode | undefined): string {
  if (node?.type === 'Identifier') return node.name;
  if (node?.type !== 'MemberExpression') return node?.type === 'ThisExpression' ? 'this' : '';
  return node.property.type === 'PrivateIdentifier' ? `#${node.property.name}` : '';
}
