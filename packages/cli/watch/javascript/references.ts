import type { AnyNode, MemberExpression } from 'acorn';

const MATH = new Set(['ceil', 'floor', 'max', 'min', 'round', 'trunc']);

/**
 * Returns code that evaluates an expression again. The code has one line, has no effects, and never
 * fails. Returns undefined if the expression may do more than read variables.
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
    case 'CallExpression':
      return isMath(node.callee) ? joined(node.arguments, reading(node.callee)) : undefined;
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
  if (!computed && property.type === 'Identifier') return `${base}?.${property.name}`;
  const key = reading(property);
  return key === undefined ? undefined : `${base}?.[${key}]`;
}

function isMath(callee: AnyNode): boolean {
  return (
    callee.type === 'MemberExpression' &&
    callee.object.type === 'Identifier' &&
    callee.object.name === 'Math' &&
    callee.property.type === 'Identifier' &&
    MATH.has(callee.property.name)
  );
}

/**
 * Returns code for the variable with which an expression begins, such as `this` for
 * `this.board[r]`. For `this.#board[r]` the code is `this.#board`, because the tracer itself cannot
 * read a private field.
 */
export function rootOf(node: AnyNode): string | undefined {
  if (node.type === 'Identifier' || node.type === 'ThisExpression') return reading(node);
  if (node.type !== 'MemberExpression') return undefined;
  return node.property.type === 'PrivateIdentifier' ? reading(node) : rootOf(node.object);
}
