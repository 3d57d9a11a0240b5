import type { JsonNode } from './json-text.ts';

/** A member of an object. Undefined if the member is absent or null. */
export function memberOf(node: JsonNode | undefined, key: string): JsonNode | undefined {
  const value = node?.kind === 'object' ? node.members.get(key) : undefined;
  return value?.kind === 'constant' && value.value === null ? undefined : value;
}

/** The text of a string. Undefined for other values and for blank strings. */
export function textOf(node: JsonNode | undefined): string | undefined {
  return node?.kind === 'string' && node.value.trim() !== '' ? node.value : undefined;
}

/** Whether a value is null, false, 0, or an empty string, array or object. */
export function isNothing(node: JsonNode): boolean {
  if (node.kind === 'array') return node.items.length === 0;
  if (node.kind === 'object') return node.members.size === 0;
  return !node.value;
}

/** The value of a number, or of a string of decimal digits. */
export function numberIn(node: JsonNode | undefined): number | undefined {
  if (node?.kind === 'number') return node.value;
  return node?.kind === 'string' && /^\d+$/.test(node.value) ? Number(node.value) : undefined;
}
